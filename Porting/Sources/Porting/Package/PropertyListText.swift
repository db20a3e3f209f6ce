import Escaping
import Foundation

/// A property list with the values of build settings, which Xcode puts in: `$(API_URL)`.
enum PropertyListText {
  /// Returns the text of a property list with settings; nil if it names none that is known.
  /// - Parameter setting: Returns the value of a build setting.
  static func text(_ data: Data, setting: (String) -> String?) -> String? {
    guard let text = String(data: data, encoding: .utf8), text.contains("$(") else { return nil }
    var (result, rest, isChanged) = ("", text[...], false)
    while let start = rest.range(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
      // `$(NAME:rfc1034identifier)`
      let name = rest[start.upperBound..<end].prefix { $0 != ":" }
      result += rest[..<start.lowerBound]
      if let value = setting(String(name)), !value.contains("$(") {
        result += Escaped.xml(value)
        isChanged = true
      } else {
        result += rest[start.lowerBound...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return isChanged ? result + rest : nil
  }
}
