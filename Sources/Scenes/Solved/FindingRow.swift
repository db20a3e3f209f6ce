import Values

/// A row as a finding lists it, with the number that may be another in each cell: a screen's width, an inset.
package struct FindingRow: Sendable, Hashable, ExpressibleByStringLiteral {
  /// Up to the number.
  package let head: String
  /// In points; nil in a row that says the same everywhere.
  package let number: Double?
  /// After the number.
  package let tail: String

  /// A row with a number in it.
  package init(_ head: String, _ number: Double? = nil, _ tail: String = "") {
    (self.head, self.number, self.tail) = (head, number, tail)
  }

  /// A row that says the same everywhere.
  package init(stringLiteral text: String) { self.init(text) }

  /// The row as one line.
  package var text: String { head + (number.map { NumberText.plain($0) } ?? "") + tail }
}
