/// An effect of a cause.
package struct StoredEffect: Codable, Sendable, Equatable {
  /// For example `Title.Right -8 pt`.
  package var text: String
  /// The text for the first cell.
  package var example: String
  /// Names of the cells with the effect.
  package var cells: [String]
}
