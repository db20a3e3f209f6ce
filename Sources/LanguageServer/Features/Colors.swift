import JSONRPC
import Layout
import RecipeDocuments
import Values

/// The colours of a recipe, which editors show and let one choose.
struct Colors {
  let document: OpenDocument
  let outline: DocumentOutline

  /// The protocol's list; a value with a colour for dark appearance has two.
  /// - Complexity: O(length).
  var list: JSONText {
    let values = outline.nodes.filter { $0.rule?.allows(.color) ?? false }.compactMap(\.value)
    return .list(
      values.flatMap(colors).map { color, span in
        .pairs([
          ("range", document.text.range(span).json),
          (
            "color",
            .pairs([
              ("red", .number(color.red)), ("green", .number(color.green)), ("blue", .number(color.blue)),
              ("alpha", .number(color.alpha)),
            ])
          ),
        ])
      })
  }

  /// Returns the colours in a value: `red`, `"#B3261E / #FF8A80"`.
  private func colors(in value: OutlineWord) -> [(SceneColor, OutlineSpan)] {
    let line = outline.lines[value.span.line]
    var (found, start): ([(SceneColor, OutlineSpan)], Int) = ([], value.span.columns.lowerBound)
    while start < value.span.columns.upperBound {
      let isBetween = { (place: Int) in " /'\"".unicodeScalars.contains(line[place]) }
      if isBetween(start) {
        start += 1
        continue
      }
      let end = (start..<value.span.columns.upperBound).first(where: isBetween) ?? value.span.columns.upperBound
      if let color = RecipeDocument.color(String(String.UnicodeScalarView(line[start..<end]))) {
        found.append((color.resolved(isDark: false), OutlineSpan(line: value.span.line, columns: start..<end)))
      }
      start = end
    }
    return found
  }

  /// Returns what may be written for a colour: a name that has it, and its components.
  /// - Parameter range: Where it is written now.
  func presentations(_ color: SceneColor, in range: TextRange) -> JSONText {
    let texts = RecipeDocument.names(of: color) + [RecipeDocument.text(of: color)]
    let line = Array(document.text.line(range.start.line).unicodeScalars)
    let column = document.text.scalarColumn(range.start)
    // In YAML, `#` begins a comment, unless it is in quotation marks.
    let isQuoted =
      line.prefix(column).last { $0 != " " && $0 != "/" }.map { "'\"".unicodeScalars.contains($0) } ?? false
      || line.prefix(column).count(where: { $0 == "\"" }) % 2 == 1
    return .list(
      texts.map { text in
        let written = isQuoted || !text.hasPrefix("#") ? text : "\"\(text)\""
        return .pairs([("label", .text(text)), ("textEdit", TextEdit(range: range, text: written).json)])
      })
  }
}

extension SceneColor {
  /// Reads the protocol's form; nil for anything else.
  init?(_ json: JSONText?) {
    let parts = ["red", "green", "blue", "alpha"].compactMap { json?[$0]?.double }
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
