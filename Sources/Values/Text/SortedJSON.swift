import Foundation

/// JSON with sorted keys, so that equal values give equal bytes.
package enum SortedJSON {
  /// Returns a value on indented lines, with a line break at the end.
  package static func text(_ value: some Encodable) -> String {
    encoded(value, .prettyPrinted) + "\n"
  }

  /// Returns a value on one line.
  package static func line(_ value: some Encodable) -> String { encoded(value, []) }

  private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    // Strings, numbers and lists can always be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
