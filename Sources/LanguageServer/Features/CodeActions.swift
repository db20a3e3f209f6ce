import JSONRPC
import Linting
import RecipeDocuments
import Scenes
import Values

/// Changes that remove a diagnostic: names that were meant, and what lint proposes.
struct CodeActions {
  let document: OpenDocument
  let reading: RecipeReading
  /// What the rules found in this version.
  let lint: [LintResult]

  private var places: RecipePlaces { RecipePlaces(text: document.text, outline: reading.outline) }

  /// The protocol's list for a range.
  func list(in range: TextRange) -> JSONText {
    let names = reading.problems.compactMap { problem -> JSONText? in
      guard let name = Suggestion.suggested(by: problem.message) else { return nil }
      let own = places.range(of: problem)
      guard own.touches(range) else { return nil }
      let diagnostic = Diagnostic(range: own, severity: .error, code: nil, message: problem.message)
      return action("Use \(name)", [TextEdit(range: own, text: name)], diagnostic)
    }
    let fixes = lint.compactMap { result -> JSONText? in
      let own = places.range(at: result.place)
      guard own.touches(range), let fix = result.fix, let edits = edits(fix) else { return nil }
      let diagnostic = Diagnostic(
        range: own, severity: Diagnostic.Severity(result.severity), code: result.rule.id, message: result.text)
      return action(title(fix, result), edits, diagnostic)
    }
    return .list(names + fixes)
  }

  private func action(_ title: String, _ edits: [TextEdit], _ diagnostic: Diagnostic) -> JSONText {
    .pairs([
      ("title", .text(title)), ("kind", .text("quickfix")), ("diagnostics", .list([diagnostic.json])),
      ("edit", .pairs([("changes", .pairs([(document.uri, .list(edits.map(\.json)))]))])),
    ])
  }

  private func title(_ fix: LintFix, _ result: LintResult) -> String {
    switch fix {
    case .equations: result.next.prefix(1).uppercased() + result.next.dropFirst()
    case .priority(let view, let key, _, let value): "Let \(view) have \(key) \(value)"
    }
  }

  private func edits(_ fix: LintFix) -> [TextEdit]? {
    switch fix {
    case .equations(let equations):
      let edits = equations.compactMap(edit)
      return edits.count == equations.count ? edits : nil
    case .priority(let view, let key, let axis, let value): return edit(view, key, axis, value).map { [$0] }
    }
  }

  /// Puts an equation in the place of another one; its number and a comment stay.
  private func edit(_ equation: LintFix.Equation) -> TextEdit? {
    let (line, column) = (equation.place.line - 1, equation.place.column - 1)
    let tokens = reading.outline.equationTokens(ofLine: line, column: column).filter { $0.token.kind != .label }
    guard let first = tokens.first?.span, let last = tokens.last?.span else { return nil }
    let span = OutlineSpan(line: first.line, columns: first.columns.lowerBound..<last.columns.upperBound)
    return TextEdit(range: document.text.range(span), text: equation.text)
  }

  /// Sets a priority along one axis: in the view's key, or with a new key.
  private func edit(_ view: String, _ key: String, _ axis: String, _ value: ScenePriority) -> TextEdit? {
    let outline = reading.outline
    guard let index = outline.view(named: view) else { return nil }
    let pair = "\(key): { \(axis): \(value) }"
    if let own = outline.child(key, of: index) {
      if let number = outline.child(axis, of: own).flatMap({ outline.nodes[$0].value }) {
        return TextEdit(range: document.text.range(number.span), text: "\(value)")
      }
      guard let both = outline.nodes[own].value else { return nil }
      let other = axis == "horizontal" ? "vertical" : "horizontal"
      return TextEdit(range: document.text.range(both.span), text: "{ \(axis): \(value), \(other): \(both.text) }")
    }
    guard let child = outline.nodes[index].children.first.map({ outline.nodes[$0] }), let first = child.key?.span else {
      return nil
    }
    let start = document.text.range(first).start
    let indent = String(repeating: " ", count: first.columns.lowerBound)
    return TextEdit(range: TextRange(start, start), text: child.isFlow ? "\(pair), " : "\(pair)\n\(indent)")
  }
}
