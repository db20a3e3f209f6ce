import JSONRPC
import Layout
import RecipeDocuments
import Values

/// Formats a recipe without changing its meaning: no spaces at ends of lines, one empty line instead of several, one
/// space between the parts of an equation, a line feed at the end. Comments are not changed.
struct Formatting {
  let document: OpenDocument
  let outline: DocumentOutline
  /// The scene; nil if the document cannot be read.
  let scene: Scene?

  /// Returns the protocol's edits: one for each changed line.
  /// - Throws: ``RPCError`` if the document cannot be read, or its meaning would change.
  func edits() throws(RPCError) -> [TextEdit] {
    guard let scene = scene?.withoutWriting else {
      throw RPCError(.requestFailed, "fix the document's problems first")
    }
    var edits: [TextEdit] = []
    let equations = Dictionary(outline.equations.map { ($0.span.line, $0) }) { first, _ in first }
    // In multi-line texts, spaces and empty lines are part of the text.
    let texts = Set(outline.nodes.filter { $0.rule != .equations }.flatMap { $0.block.map(\.line) })
    var isBehindEmpty = false
    for line in 0..<document.text.lineCount {
      let old = document.text.line(line)
      if texts.contains(line) {
        isBehindEmpty = false
        continue
      }
      var new = Self.trimmed(old)
      if let equation = equations[line] { new = self.equation(equation.span, in: new) }
      let isLast = line == document.text.lineCount - 1
      if new.isEmpty, isBehindEmpty, !isLast, let next = start(ofLine: line + 1) {
        edits.append(TextEdit(range: TextRange(TextPosition(line: line, character: 0), next), text: ""))
      } else if new != old {
        let end = document.text.clamped(TextPosition(line: line, character: Int(Int32.max)))
        edits.append(TextEdit(range: TextRange(TextPosition(line: line, character: 0), end), text: new))
      }
      if isLast, !new.isEmpty {
        let end = document.text.clamped(TextPosition(line: line, character: Int(Int32.max)))
        if let last = edits.last, last.range.end == end {
          edits[edits.count - 1].text += "\n"
        } else {
          edits.append(TextEdit(range: TextRange(end, end), text: "\n"))
        }
      }
      isBehindEmpty = new.isEmpty
    }
    var changed = document.text
    for edit in edits.reversed() { changed.replace(edit.range, with: edit.text) }
    if edits.isEmpty { return [] }
    // The meaning of the document, apart from the form and the positions of its equations.
    let said = try? RecipeDocument.decode(
      changed.text, document: document.name, folder: document.folder, fonts: .installed
    ).withoutWriting
    guard said == scene else {
      throw RPCError(.requestFailed, "formatting would change the recipe's meaning, so it was not applied")
    }
    return edits
  }

  private func start(ofLine line: Int) -> TextPosition? {
    line < document.text.lineCount ? TextPosition(line: line, character: 0) : nil
  }

  private static func trimmed(_ line: String) -> String {
    var scalars = line.unicodeScalars
    while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
    return String(scalars)
  }

  /// Returns the equation with one space between its parts; one that cannot be read completely is not changed.
  private func equation(_ span: OutlineSpan, in line: String) -> String {
    let text = outline.text(span)
    let scalars = Array(text.unicodeScalars)
    let start = span.columns.lowerBound
    let tokens = outline.equationTokens(in: span).map { part in
      (columns: (part.span.columns.lowerBound - start)..<(part.span.columns.upperBound - start), kind: part.token.kind)
    }
    guard tokens.contains(where: { $0.kind == .relation }), let last = tokens.last else { return line }
    // A comment is not changed.
    let rest = scalars[last.columns.upperBound...]
    guard [nil, "#"].contains(rest.first(where: { $0 != " " })) else { return line }
    var parts: [Unicode.Scalar] = []
    var end = 0
    for token in tokens {
      let gap = scalars[end..<token.columns.lowerBound].filter { $0 != " " }
      if gap == ["."] {
        parts.append(".")
      } else {
        if !parts.isEmpty { parts.append(" ") }
        if !gap.isEmpty { parts += gap + [" "] }
      }
      parts += scalars[token.columns]
      end = token.columns.upperBound
    }
    // The text after the span is not changed: a comment, or the end of a list.
    let all = Array(line.unicodeScalars)
    let (before, after) = (all.prefix(span.columns.lowerBound), all.dropFirst(span.columns.upperBound))
    return String(String.UnicodeScalarView(before + parts + rest + after))
  }
}
