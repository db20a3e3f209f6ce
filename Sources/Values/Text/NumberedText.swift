/// A text whose numbers are stored separately from its words: in another cell the same text has other numbers.
///
///     let text: NumberedText = "screen: \(number: 393) wide"
package struct NumberedText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The words around the numbers, one more than the numbers.
  package private(set) var words = [""]
  /// From left to right.
  package private(set) var numbers: [Double] = []

  /// A text without numbers.
  package init(_ words: String) { self.words = [words] }
  /// A text without numbers.
  package init(stringLiteral value: String) { self.init(value) }
  /// Creates a text from words, texts and numbers in order.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The text as one line; infinite numbers are `infinity`.
  package var text: String { zip(words, numbers.map(Self.text) + [""]).map { $0 + $1 }.joined() }

  static func text(_ number: Double) -> String {
    number.isFinite ? NumberText.plain(number) : number < 0 ? "-infinity" : "infinity"
  }

  /// Adds words to the end.
  package mutating func append(_ text: String) { words[words.count - 1] += text }

  /// Adds a number to the end.
  package mutating func append(number: Double) {
    numbers.append(number)
    words.append("")
  }

  /// Adds another text to the end.
  package mutating func append(_ other: NumberedText) {
    append(other.words[0])
    for (number, after) in zip(other.numbers, other.words.dropFirst()) {
      append(number: number)
      append(after)
    }
  }

  /// Collects the parts of an interpolated string.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = NumberedText("")

    /// Creates an empty interpolation.
    package init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds the text between the interpolations.
    package mutating func appendLiteral(_ literal: String) { text.append(literal) }
    /// Adds words.
    package mutating func appendInterpolation(_ words: String) { text.append(words) }
    /// Adds a text with its numbers.
    package mutating func appendInterpolation(_ other: NumberedText) { text.append(other) }
    /// Adds a number that may differ between cells.
    package mutating func appendInterpolation(number: Double) { text.append(number: number) }
  }
}

extension [NumberedText] {
  /// The texts, concatenated.
  package func joined(separator: String) -> NumberedText {
    reduce(into: NumberedText("")) { text, part in
      if text != NumberedText("") { text.append(separator) }
      text.append(part)
    }
  }
}
