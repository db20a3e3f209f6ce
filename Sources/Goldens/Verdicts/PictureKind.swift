/// A kind of picture that shows how a cell differs from its golden.
package enum PictureKind: String, Sendable, Codable, CaseIterable {
  /// What the cell draws now, which can become golden.
  case actual
  /// Expected, actual and difference next to each other.
  case comparison
  /// The surroundings of the difference, from the comparison.
  case crop
  /// The pixels that differ, marked.
  case difference
  /// The golden.
  case expected
}
