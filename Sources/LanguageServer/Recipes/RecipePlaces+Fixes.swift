import Layout
import Linting
import RecipeDocuments
import Values

/// Lint's fixes as edits of the text.
extension RecipePlaces {
  /// Returns the change that removes a finding; nil if lint offers none, or it cannot be written here.
  func fix(of result: LintResult) -> DiagnosticFix? {
    guard let outline, let fix = result.fix, let edits = edits(fix, outline) else { return nil }
    switch fix {
    case .equations:
      return DiagnosticFix(title: result.next.prefix(1).uppercased() + result.next.dropFirst(), edits: edits)
    case .priority(let view, let key, _, let value):
      return DiagnosticFix(title: "Let \(view) have \(key) \(value)", edits: edits)
    }
  }

  private func edits(_ fix: LintFix, _ outline: DocumentOutline) -> [TextEdit]? {
    switch fix {
    case .equations(let equations):
      let edits = equations.compactMap { edit($0, outline) }
      return edits.count == equations.count ? edits : nil
    case .priority(let view, let key, let axis, let value): return edit(view, key, axis, value, outline).map { [$0] }
    }
  }

  /// Replaces an equation, keeping its label and a comment.
  private func edit(_ equation: LintFix.Equation, _ outline: DocumentOutline) -> TextEdit? {
    let (line, column) = (equation.place.line - 1, equation.place.column - 1)
    let tokens = outline.equationTokens(ofLine: line, column: column).filter { $0.token.kind != .label }
    guard let first = tokens.first?.span, let last = tokens.last?.span else { return nil }
    let span = OutlineSpan(line: first.line, columns: first.columns.lowerBound..<last.columns.upperBound)
    return TextEdit(range: text.range(span), text: equation.text)
  }

  /// Sets a priority along one axis: in the view's key, or with a new key.
  private func edit(
    _ view: String, _ key: String, _ axis: String, _ value: ScenePriority, _ outline: DocumentOutline
  ) -> TextEdit? {
    guard let index = outline.view(named: view) else { return nil }
    let pair = "\(key): { \(axis): \(value) }"
    if let own = outline.child(key, of: index) {
      if let number = outline.child(axis, of: own).flatMap({ outline.nodes[$0].value }) {
        return TextEdit(range: text.range(number.span), text: "\(value)")
      }
      guard let both = outline.nodes[own].value else { return nil }
      let other = axis == "horizontal" ? "vertical" : "horizontal"
      return TextEdit(range: text.range(both.span), text: "{ \(axis): \(value), \(other): \(both.text) }")
    }
    guard let child = outline.nodes[index].children.first.map({ outline.nodes[$0] }), let first = child.key?.span else {
      return nil
    }
    let start = text.range(first).start
    let indent = String(repeating: " ", count: first.columns.lowerBound)
    return TextEdit(range: TextRange(start, start), text: child.isFlow ? "\(pair), " : "\(pair)\n\(indent)")
  }
}
