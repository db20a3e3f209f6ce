extension String {
  /// The text with spaces behind it, for columns.
  /// - Parameter width: In characters; a longer text stays as it is.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// The text with spaces before it, for columns of numbers.
  /// - Parameter width: In characters; a longer text stays as it is.
  package func padded(toRight width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
