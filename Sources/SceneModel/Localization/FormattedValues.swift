import Foundation

/// Numbers and dates in texts, formatted for a language: `{number 1234.5}`, `{percent 0.25}`, `{currency 12.50 EUR}`,
/// `{date 2015-09-09}`, `{date 2015-09-09 long}`, `{time 09:41}`.
package enum FormattedValues {
  /// Returns whether a text contains any.
  static func isIn(_ text: String) -> Bool { text.contains("{") && text.contains(pattern) }

  /// Never modified; created once, because creating it takes longer than reading a text with it.
  nonisolated(unsafe) private static let pattern = /\{(number|percent|currency|date|time) ([^{}]*)\}/

  /// Returns the text with its values formatted.
  static func text(_ text: String, language: String) -> String {
    guard isIn(text) else { return text }
    let locale = Locale(identifier: language)
    return text.replacing(pattern) { match in
      value(String(match.output.1), String(match.output.2), locale) ?? String(match.output.0)
    }
  }

  /// Returns what is wrong with the values in a text; nil if they are valid.
  package static func objection(to text: String) -> String? {
    for match in text.matches(of: pattern)
    where value(String(match.output.1), String(match.output.2), .init(identifier: "en")) == nil {
      let example =
        switch match.output.1 {
        case "number": "{number 1234.5}"
        case "percent": "{percent 0.25}"
        case "currency": "{currency 12.50 EUR}"
        case "date": "{date 2015-09-09} or {date 2015-09-09 long}"
        default: "{time 09:41}"
        }
      return "\(match.output.0) cannot be read; write \(example)"
    }
    return nil
  }

  private static func value(_ kind: String, _ content: String, _ locale: Locale) -> String? {
    let words = content.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    switch kind {
    case "number" where words.count == 1:
      return number(first).map { $0.formatted(.number.locale(locale)) }
    case "percent" where words.count == 1:
      return number(first).map { $0.formatted(.percent.locale(locale)) }
    case "currency" where words.count == 2 && words[1].count == 3:
      return number(first).map { $0.formatted(.currency(code: words[1]).locale(locale)) }
    case "date" where words.count == 1 || words.count == 2 && styles[words[1]] != nil:
      let style = words.count > 1 ? styles[words[1]] ?? .abbreviated : .abbreviated
      return moment("\(first)T00:00:00Z").map { format($0, date: style, time: .omitted, locale) }
    case "time" where words.count == 1:
      return moment("2015-09-09T\(first):00Z").map { format($0, date: .omitted, time: .shortened, locale) }
    default: return nil
    }
  }

  private static let styles: [String: Date.FormatStyle.DateStyle] = [
    "short": .numeric, "medium": .abbreviated, "long": .long, "full": .complete,
  ]

  private static func number(_ text: String) -> Decimal? {
    text.wholeMatch(of: /-?\d{1,18}(\.\d{1,9})?/) == nil ? nil : Decimal(string: text)
  }

  /// Reads a moment that exists: the strategy also reads 25 o'clock, as 1 o'clock of the next day.
  private static func moment(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601)).flatMap { $0.formatted(.iso8601) == text ? $0 : nil }
  }

  private static func format(
    _ moment: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ locale: Locale
  ) -> String {
    let style = Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(secondsFromGMT: 0) ?? .gmt)
    return moment.formatted(style)
  }
}
