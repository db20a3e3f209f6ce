/// Text inside descriptions: cut after 25 characters (AL-2.31).
enum DescribedText {
  static func token(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'"
  }
}
