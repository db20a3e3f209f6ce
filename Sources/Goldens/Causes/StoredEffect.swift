/// What a cause moved.
package struct StoredEffect: Codable, Sendable, Equatable {
  /// Such as `Title.Right -8 pt`.
  package var text: String
  /// As it reads in the first cell.
  package var example: String
  /// Names of the cells in which it did.
  package var cells: [String]
}
