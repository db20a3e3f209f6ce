import JSONRPC
import Values

/// A position in a document as in the protocol: both from 0, the column in the units of a ``PositionEncoding``.
struct TextPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Returns nil for anything but an object with both numbers.
  init?(_ json: JSONText?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONText {
    .pairs([("line", .number(Double(line))), ("character", .number(Double(character)))])
  }

  static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// A part of a document, excluding its end.
struct TextRange: Hashable {
  var start: TextPosition
  var end: TextPosition

  init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// Returns nil for anything but an object with both positions.
  init?(_ json: JSONText?) {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]), start <= end else {
      return nil
    }
    self.init(start, end)
  }

  var json: JSONText { .pairs([("start", start.json), ("end", end.json)]) }

  /// Returns whether two ranges share a position, including their ends.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

/// A part of a document and its replacement.
struct TextEdit: Hashable {
  var range: TextRange
  var text: String

  var json: JSONText { .pairs([("range", range.json), ("newText", .text(text))]) }
}

/// The unit of columns; raw values are the protocol's.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Selects the first supported one that a client offers; UTF-16 if it offers none.
  init(offered: [JSONText]) {
    self = offered.lazy.compactMap { $0.string.flatMap(PositionEncoding.init) }.first ?? .utf16
  }

  func width(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    }
  }
}
