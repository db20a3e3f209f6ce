import Layout
import Values

/// Findings as GitHub workflow commands, on the lines of documents.
package enum LintAnnotations {
  /// The lines to print, errors first; the last line of each kind counts those beyond the limit.
  package static func lines(_ report: LintReport) -> [String] {
    WorkflowAnnotation.commands(
      report.results.compactMap(annotation), title: "plumb lint", rest: "`plumb lint` lists all")
  }

  private static func annotation(_ result: LintResult) -> WorkflowAnnotation? {
    let kind: WorkflowAnnotation.Kind
    switch result.severity {
    case .error: kind = .error
    case .warning: kind = .warning
    case .note: kind = .notice
    case .off: return nil
    }
    return WorkflowAnnotation(
      kind, result.document, line: result.place?.line, column: result.place?.column, title: result.rule.id,
      "\(result.text); \(result.next)" + (result.cellText.map { "; in \($0)" } ?? ""))
  }
}
