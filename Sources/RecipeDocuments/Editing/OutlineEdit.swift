import Values

/// A part of a document, which may span lines, and its replacement.
package struct OutlineEdit: Sendable, Hashable {
  /// A place between two characters: both from 0, the column in Unicode scalars.
  package struct Place: Sendable, Hashable, Comparable {
    /// From 0.
    package var line: Int
    /// From 0.
    package var column: Int

    /// Whether the first is before the second.
    package static func < (a: Place, b: Place) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  /// The first character to replace.
  package let start: Place
  /// The end of the part; equal to ``start`` for an insertion.
  package let end: Place
  /// The replacement.
  package let text: String

  /// Replaces a part of one line.
  package init(_ span: OutlineSpan, with text: String) {
    start = Place(line: span.line, column: span.columns.lowerBound)
    end = Place(line: span.line, column: span.columns.upperBound)
    self.text = text
  }

  /// Inserts a text.
  package init(at line: Int, column: Int = 0, _ text: String) {
    start = Place(line: line, column: column)
    end = start
    self.text = text
  }

  /// Removes whole lines.
  package init(removing lines: ClosedRange<Int>) {
    start = Place(line: lines.lowerBound, column: 0)
    end = Place(line: lines.upperBound + 1, column: 0)
    text = ""
  }

  /// Returns a text with the edits, which must not overlap. Line ends stay as they are.
  /// - Complexity: O(length · edits).
  package static func applied(_ edits: [OutlineEdit], to text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let ending = LineEnding(of: text.utf8)
    for edit in edits.sorted(by: { $0.start > $1.start }) {
      let lower = offset(of: edit.start, in: scalars)
      let upper = max(lower, offset(of: edit.end, in: scalars))
      var new = ending.applied(to: edit.text)
      // A new line behind a last line without an end.
      if edit.start.column == 0, lower == scalars.count, let last = scalars.last, last != "\n", !new.isEmpty {
        new = ending.rawValue + new
      }
      scalars.replaceSubrange(lower..<upper, with: new.unicodeScalars)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func offset(of place: Place, in scalars: [Unicode.Scalar]) -> Int {
    var (line, offset) = (0, 0)
    while line < place.line, offset < scalars.count {
      if scalars[offset] == "\n" { line += 1 }
      offset += 1
    }
    return line < place.line ? scalars.count : min(offset + place.column, scalars.count)
  }
}
