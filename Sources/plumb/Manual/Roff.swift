/// Text in the language of manual pages, man(7).
struct Roff {
  private(set) var text: String

  /// - Parameters:
  ///   - date: The date of the page; if empty, it is omitted.
  init(title: String, date: String, source: String) {
    text = ".TH \"\(Self.escaped(title.uppercased()))\" 1 \"\(date)\" \"\(Self.escaped(source))\"\n"
    // No justification and no hyphenation, because the text contains names of options.
    text += ".nh\n.ad l\n"
  }

  mutating func section(_ heading: String) { text += ".SH \(Self.escaped(heading.uppercased()))\n" }

  mutating func subsection(_ heading: String) { text += ".SS \(Self.escaped(heading))\n" }

  /// Writes paragraphs separated by empty lines. A paragraph that begins with a space keeps its line breaks.
  mutating func paragraphs(_ source: String) {
    for block in source.split(separator: "\n\n") {
      let lines = block.split(separator: "\n").map { Self.line(String($0)) }.joined(separator: "\n")
      text += block.hasPrefix(" ") ? ".PP\n.nf\n\(lines)\n.fi\n" : ".PP\n\(lines)\n"
    }
  }

  /// Writes a term in bold, and its meaning.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB\(Self.escaped(term))\\fR\n\(Self.line(meaning))\n"
  }

  /// Returns a line that is not taken for a request, whatever it begins with.
  private static func line(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }

  /// Escapes backslashes, hyphens that must stay copyable, and quotes that roff would make round.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
