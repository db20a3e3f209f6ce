extension String {
  /// Returns the text padded with trailing spaces, for columns.
  /// - Parameter width: In characters; longer texts are returned unchanged.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// Returns the text padded with leading spaces, for columns of numbers.
  /// - Parameter width: In characters; longer texts are returned unchanged.
  package func padded(toRight width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
