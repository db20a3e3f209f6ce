/// The drawings of symbols, as text: drawn for Plumb from their meanings, under the names used by SF Symbols.
///
/// One line per symbol, continued in indented lines: a name, words about the symbol, a colon, and elements from back to
/// front with semicolons between them, on a grid of 24 units with y pointing downwards:
///
///     trash plain: stroke M3.4 5.8 H20.6; body M5.2 5.8 L6.2 19.2 H17.8 L18.8 5.8; line*.85 M12 9.6 V17.6
///
/// `mirrors` means that a symbol is mirrored in right-to-left layouts; `plain` that it stays an outline inside others,
/// such as a circle. An element is a verb (``SymbolVerb``), a factor of the line width if it is not 1, and an outline
/// (``SymbolPath``) or, for `use`, `clear` and `inset`, another symbol's name and its position: `flip` mirrors it,
/// `turn` turns it by degrees clockwise, `at` moves its center to a position and scales it. `-` before the verb is for
/// the outlined symbol only and `+` for the filled one only.
///
/// Names that can be derived from others are not listed: ``Symbol/init(named:isFilled:isMirrored:)`` derives them.
enum SymbolTable {
  /// All chapters.
  static let chapters = [shapes, signs, people, things, media, writing, world, figures]

  /// Lines by name.
  static let lines: [String: SymbolLine] = {
    var lines: [String: SymbolLine] = [:]
    for chapter in chapters {
      var text = ""
      for row in chapter.split(separator: "\n") {
        if row.first != " " {
          add(text, to: &lines)
          text = ""
        }
        text += text.isEmpty ? row : row.drop { $0 == " " }.prefixed
      }
      add(text, to: &lines)
    }
    return lines
  }()

  private static func add(_ text: String, to lines: inout [String: SymbolLine]) {
    if let line = SymbolLine(text) { lines[line.name] = line }
  }
}

extension Substring {
  /// The text with a leading space.
  fileprivate var prefixed: Substring { " " + self }
}

/// One line of the table: a symbol's name and its drawing.
struct SymbolLine: Sendable {
  let name: String
  /// Whether the symbol is mirrored in right-to-left layouts.
  let isMirrored: Bool
  /// Whether the symbol stays an outline inside another.
  let isPlain: Bool
  /// From back to front, parsed when they are drawn.
  let elements: [Substring]

  /// nil for a text without a name or elements.
  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let words = text[..<colon].split(separator: " ")
    guard let name = words.first else { return nil }
    self.name = String(name)
    isMirrored = words.contains("mirrors")
    isPlain = words.contains("plain")
    elements = text[text.index(after: colon)...].split(separator: ";").map { $0.drop { $0 == " " } }
  }
}
