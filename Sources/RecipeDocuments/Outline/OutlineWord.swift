/// A part of one line of a document.
package struct OutlineSpan: Sendable, Hashable {
  /// From 0.
  package var line: Int
  /// In Unicode scalars, from 0.
  package var columns: Range<Int>

  /// A part of a line.
  package init(line: Int, columns: Range<Int>) {
    self.line = line
    self.columns = columns
  }

  /// Returns whether a position is in the part or at one of its ends.
  package func touches(line: Int, column: Int) -> Bool {
    line == self.line && columns.lowerBound <= column && column <= columns.upperBound
  }
}

/// A key or a value with its position, without its quotation marks.
package struct OutlineWord: Sendable, Hashable {
  /// The text.
  package var text: String
  /// The position, including quotation marks.
  package var span: OutlineSpan
}
