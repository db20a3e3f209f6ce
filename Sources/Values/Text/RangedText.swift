/// A text with the ranges of its numbers over several cells: `screen: 320...1366 wide`.
package struct RangedText: Sendable {
  private let words: [String]
  private var ranges: [(least: Double, greatest: Double)]

  /// Creates the text of one cell.
  package init(_ text: NumberedText) {
    words = text.words
    ranges = text.numbers.map { ($0, $0) }
  }

  /// Adds the text of another cell.
  /// - Returns: Whether its words are the same; if not, the text is ignored.
  @discardableResult
  package mutating func add(_ text: NumberedText) -> Bool {
    guard text.words == words else { return false }
    ranges = zip(ranges, text.numbers).map { (min($0.least, $1), max($0.greatest, $1)) }
    return true
  }

  /// The text as one line, with ranges for numbers that differ.
  package var text: String { zip(words, ranges.map(Self.text) + [""]).map { $0 + $1 }.joined() }

  private static func text(_ range: (least: Double, greatest: Double)) -> String {
    let (lower, upper) = (NumberedText.text(range.least), NumberedText.text(range.greatest))
    return lower == upper ? lower : "\(lower)...\(upper)"
  }
}
