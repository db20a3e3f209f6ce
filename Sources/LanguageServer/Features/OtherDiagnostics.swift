import Foundation
import Layout
import Linting
import RecipeDocuments
import StoryboardDocuments
import Values

/// Diagnostics of documents other than recipes.
enum OtherDiagnostics {
  /// Returns the problems in reading `plumb.yaml`, and unknown rules.
  static func ofProject(_ document: OpenDocument) -> [Diagnostic] {
    let outline = DocumentOutline(document.text.text, format: .project)
    let places = RecipePlaces(text: document.text, outline: outline)
    do {
      let settings = try ProjectSettings.decode(document.text.text, document: document.name)
      return (settings.lint.rules.map(\.rule) + settings.lint.silences.map(\.rule)).filter {
        !LintRules.ids.contains(LintRules.presentID($0))
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

  /// Returns the parts of a storyboard that cannot be read, are not drawn as intended, or exceed a limit.
  static func ofStoryboard(_ document: OpenDocument) -> [Diagnostic] {
    func line(_ number: Int?) -> TextRange {
      RecipePlaces(text: document.text, outline: nil).range(at: number.map { ScenePlace(line: $0, column: 1) })
    }
    do {
      let contents = try StoryboardDocument.contents(
        Data(document.text.bytes), document: document.name, path: document.path, fonts: .installed)
      return contents.remarks.map { remark in
        let id = remark.id.map { " (\($0))" } ?? ""
        return Diagnostic(
          range: line(remark.line), severity: .information, code: "remark", message: remark.message + id)
      }
    } catch {
      return [Diagnostic(range: line(error.line), severity: .error, code: nil, message: error.message)]
    }
  }
}
