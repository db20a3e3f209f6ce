import Escaping

/// Text inside descriptions: truncated after 25 characters (AL-2.31), hidden ones spelled out.
enum DescribedText {
  static func token(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return text.count > 25 ? "'\(Escaped.line(String(text.prefix(25))))...'" : "'\(Escaped.line(text))'"
  }
}
