import Escaping

/// A text inside a description: its first characters (AL-2.31), with hidden characters as escapes.
enum DescribedText {
  /// The number of characters that are shown.
  private static let limit = 25

  static func token(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return text.count > limit ? "'\(Escaped.line(String(text.prefix(limit))))...'" : "'\(Escaped.line(text))'"
  }
}
