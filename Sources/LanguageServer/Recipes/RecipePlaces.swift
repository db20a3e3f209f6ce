import Layout
import RecipeDocuments
import Values

/// The parts of a document that messages refer to.
struct RecipePlaces {
  let text: TextLines
  /// nil for a document that is not a recipe.
  let outline: DocumentOutline?

  /// Returns the range of a problem: the name that its message quotes, if it is on the line, else the word at its
  /// position.
  func range(of problem: DocumentProblem) -> TextRange {
    guard let line = problem.line.map({ $0 - 1 }) else { return range(ofLine: 0) }
    let scalars = Array(text.line(line).unicodeScalars)
    let start = min(max(0, (problem.column ?? 1) - 1), scalars.count)
    if let name = Self.quoted(in: problem.message)?.unicodeScalars {
      for offset in [0, 1] where start + offset <= scalars.count && scalars[(start + offset)...].starts(with: name) {
        return text.range(OutlineSpan(line: line, columns: (start + offset)..<(start + offset + name.count)))
      }
    }
    var end = start
    while end < scalars.count, ![" ", ":", ",", "}", "]"].contains(scalars[end]) { end += 1 }
    if end == start { end = min(start + 1, scalars.count) }
    return text.range(OutlineSpan(line: line, columns: start..<end))
  }

  /// Returns the first text in quotation marks.
  private static func quoted(in message: String) -> String? {
    let parts = message.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  /// Returns the range of what is declared at a place: an equation, a view's name, else the line.
  func range(at place: ScenePlace?) -> TextRange {
    guard let place else { return range(ofLine: 0) }
    let line = place.line - 1
    if let equation = outline?.equation(atLine: line, column: place.column - 1) { return text.range(equation.span) }
    if let node = outline?.node(line: line, column: place.column - 1), let span = outline?.nodes[node.index].key?.span {
      return text.range(span)
    }
    return range(ofLine: line)
  }

  /// Returns a line without the spaces around it.
  private func range(ofLine line: Int) -> TextRange {
    let scalars = Array(text.line(line).unicodeScalars)
    let start = scalars.firstIndex { $0 != " " } ?? 0
    let end = scalars.lastIndex { $0 != " " }.map { $0 + 1 } ?? start
    return text.range(OutlineSpan(line: line, columns: start..<end))
  }
}
