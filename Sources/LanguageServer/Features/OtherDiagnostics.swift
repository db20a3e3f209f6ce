import Foundation
import Layout
import Linting
import RecipeDocuments
import Values

/// Diagnostics of `plumb.yaml`.
enum OtherDiagnostics {
  /// Returns the problems in reading `plumb.yaml`, and unknown rules.
  static func ofProject(_ document: OpenDocument) -> [Diagnostic] {
    let outline = DocumentOutline(document.text.text, format: .project)
    let places = RecipePlaces(text: document.text, outline: outline)
    do {
      let settings = try ProjectSettings.decode(document.text.text, document: document.name)
      return (settings.lint.rules.map(\.rule) + settings.lint.silences.map(\.rule)).filter {
        !LintRules.ids.contains(LintRuleInfo.presentID($0))
      }
      .map { rule in
        let node = outline.nodes.first { $0.key?.text == rule || $0.value?.text == rule }
        let span = (node?.key?.text == rule ? node?.key : node?.value)?.span
        return Diagnostic(
          range: document.text.range(span ?? OutlineSpan(line: 0, columns: 0..<0)), severity: .error, code: nil,
          message: "unknown rule \"\(rule)\"\(Suggestion.hint(for: rule, among: LintRules.ids))")
      }
    } catch let found as DocumentProblems {
      return found.problems.map { problem in
        Diagnostic(range: places.range(of: problem), severity: .error, code: nil, message: problem.message)
      }
    } catch {
      return []
    }
  }
}
