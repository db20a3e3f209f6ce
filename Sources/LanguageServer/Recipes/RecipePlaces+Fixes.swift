import Layout
import Linting
import RecipeDocuments
import Values

/// Lint's fixes as edits of the text.
extension RecipePlaces {
  /// Returns the change that removes a finding; nil if lint offers none, or it cannot be written here.
  /// - Parameter scene: The scene read from the document.
  func fix(of result: LintResult, in scene: Scene) -> DiagnosticFix? {
    guard let outline, let fix = result.fix else { return nil }
    switch fix {
    case .equations(let equations):
      let edits = equations.compactMap { edit($0, outline) }
      guard edits.count == equations.count else { return nil }
      return DiagnosticFix(title: result.next.prefix(1).uppercased() + result.next.dropFirst(), edits: edits)
    case .priority(let name, let key, let axis, let value):
      guard let view = scene.allViews.first(where: { $0.name == name }), let axis = SceneAxis(rawValue: axis),
        let edits = try? RecipeEditing(outline, of: scene).edits(
          setting: key == "hugging" ? .hugging(axis, value) : .resistance(axis, value), of: view)
      else { return nil }
      return DiagnosticFix(title: "Set the \(key) of \(name) to \(value)", edits: edits.map(text.edit))
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
}

extension TextLines {
  /// Returns an edit in the positions of the protocol.
  func edit(_ edit: OutlineEdit) -> TextEdit {
    TextEdit(
      range: TextRange(
        position(line: edit.start.line, scalarColumn: edit.start.column),
        position(line: edit.end.line, scalarColumn: edit.end.column)), text: edit.text)
  }
}
