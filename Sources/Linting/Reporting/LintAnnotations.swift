import Scenes
import Values

/// Findings as GitHub's workflow commands, on the lines of documents.
package enum LintAnnotations {
  /// How many annotations of each kind GitHub shows for a step.
  static let limit = 10

  /// The lines to print, errors first; of each kind the last one counts those beyond the limit.
  package static func lines(_ report: LintReport) -> [String] {
    [(LintSeverity.error, "error"), (.warning, "warning"), (.note, "notice")].flatMap { severity, kind in
      let own = report.results.filter { $0.severity == severity }.map { line(kind, $0) }
      if own.count <= limit { return own }
      return own.prefix(limit - 1) + [
        "::\(kind) title=plumb lint::\(own.count - limit + 1) more; `plumb lint` lists all"
      ]
    }
  }

  private static func line(_ kind: String, _ result: LintResult) -> String {
    let spot = result.place.map { "line=\($0.line),col=\($0.column)," } ?? ""
    let text = "\(result.text); \(result.next)" + (result.cellText.map { "; in \($0)" } ?? "")
    return
      "::\(kind) file=\(Escaped.annotationProperty(result.document)),\(spot)title=\(result.rule.id)::\(Escaped.annotation(text))"
  }
}
