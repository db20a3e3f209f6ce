/// A part of one line of a document; both numbers from 0, columns in Unicode scalars.
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

  /// Whether a place lies in the part or at one of its ends.
  package func touches(line: Int, column: Int) -> Bool {
    line == self.line && columns.lowerBound <= column && column <= columns.upperBound
  }
}

/// A key or a value with its place; without its quotation marks.
package struct OutlineWord: Sendable, Hashable {
  /// What it says.
  package var text: String
  /// Where it stands, quotation marks included.
  package var span: OutlineSpan
}
