import Foundation

/// Values that suit a property's name.
struct MadeUpValues {
  /// The name as servers write it: `poster_path`, `firstName`.
  let name: String
  /// The place in the nearest list.
  let index: Int
  /// What numbers of objects begin with.
  let base: Int

  private var parts: [String] { Self.parts(of: name) }

  /// The words of a name, in small letters.
  private static func parts(of name: String) -> [String] {
    var parts = [""]
    for character in name {
      if !character.isLetter && !character.isNumber {
        parts.append("")
        continue
      }
      // `firstName`, but not `ID`.
      if character.isUppercase, parts[parts.count - 1].last?.isLowercase == true { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  private func has(_ words: String...) -> Bool {
    parts.contains { part in words.contains { part == $0 || part.count > 4 && $0.count > 4 && part.hasSuffix($0) } }
  }
  private func ends(_ words: String...) -> Bool { parts.last.map { words.contains($0) } ?? false }

  /// Whether there is no such value: errors, and further pages without end.
  var isMissing: Bool { has("error", "errors", "next", "previous", "prev", "failure", "cursor") }

  private static let date = Date(timeIntervalSince1970: 1_780_220_460)

  /// Values of types that decode themselves from texts.
  func known(_ type: Any.Type) -> Any? {
    switch type {
    case is Date.Type: Self.date
    case is Data.Type: Data()
    case is URL.Type: URL(string: address)
    case is UUID.Type: uuid
    case is Decimal.Type: Decimal(number)
    default: nil
    }
  }

  private var uuid: UUID {
    let number = base / 100
    return UUID(
      uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, UInt8(number / 256), UInt8(number % 256), 0, UInt8(index % 256)))
  }

  private var isPicture: Bool {
    has(
      "image", "images", "img", "photo", "picture", "poster", "avatar", "thumbnail", "thumb", "icon", "logo", "cover",
      "backdrop",
      "sprite")
  }
  private var address: String { "https://example.com/\(index + 1)\(isPicture ? ".png" : "")" }

  var truth: Bool {
    !has(
      "error", "failed", "more", "next", "deleted", "hidden", "disabled", "blocked", "expired", "locked", "loading",
      "adult")
  }

  /// A whole number; the place where a greater one does not fit.
  func count<Number: FixedWidthInteger>() -> Number { Number(exactly: whole) ?? Number(index + 1) }

  private var whole: Int {
    if ends("id", "identifier") { return base + index + 1 }
    if ends("status", "code") { return 200 }
    if has("page", "pages", "offset") { return 1 }
    if has("year") { return 2026 }
    if ends("timestamp", "date", "dt", "at", "time", "epoch") { return Int(Self.date.timeIntervalSince1970) }
    return 12 + index
  }

  var number: Double {
    if ends("lat", "latitude") { return 51.5 + Double(index) / 100 }
    if ends("lon", "lng", "long", "longitude") { return -0.12 + Double(index) / 100 }
    if ends("timestamp", "date", "dt", "at", "epoch") { return Self.date.timeIntervalSince1970 }
    if ends("id") { return Double(whole) }
    if has("rating", "average") { return 4.5 }
    return 12.5 + Double(index)
  }

  var text: String {
    if ends("id", "identifier", "uuid") { return "\(base + index + 1)" }
    if isPicture { return ends("path") ? "/\(index + 1).png" : address }
    if has("url", "link", "href", "website", "homepage", "uri") { return address }
    if has("email") { return "ann@example.com" }
    if ends("at", "time", "timestamp") { return "2026-05-31T09:41:00Z" }
    if has("date", "birthday", "birth", "day") { return "2026-05-31" }
    if has("color", "colour", "hex") { return "#3366CC" }
    if ends("lat", "latitude") { return "51.5" }
    if ends("lon", "lng", "longitude") { return "-0.12" }
    if has("price", "amount", "cost", "rate", "rating", "count", "total", "balance", "number", "runtime", "year") {
      return has("year") ? "2026" : "\(12 + index)"
    }
    if has("status") { return "ok" }
    if has("token") { return "token" }
    if has("currency") { return "EUR" }
    if has("language", "lang", "locale") { return "en" }
    if has("country") { return "GB" }
    if has("description", "overview", "body", "content", "message", "summary", "bio", "about") {
      return "Some words that say more about number \(index + 1)."
    }
    let words = parts.joined(separator: " ")
    return words.isEmpty ? "Text \(index + 1)" : "\(words.prefix(1).uppercased())\(words.dropFirst()) \(index + 1)"
  }
}
