import JSONRPC
import Layout
import Linting
import Values

/// A message about a range that an editor underlines.
struct Diagnostic {
  /// The protocol's numbers.
  enum Severity: Int {
    case error = 1
    case warning = 2
    case information = 3

    init(_ severity: LintSeverity) {
      self =
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note, .off: .information
        }
    }
  }

  var range: TextRange
  var severity: Severity
  /// A lint rule, or the kind of a finding; nil for a document that cannot be read.
  var code: String?
  var message: String
  /// A change that removes it; nil if that depends on the author's intention.
  var fix: DiagnosticFix?

  var json: JSONText {
    let head: [(String, JSONText)] = [("range", range.json), ("severity", .number(Double(severity.rawValue)))]
    let code = code.map { [("code", JSONText.text($0))] } ?? []
    return .pairs(head + code + [("source", .text("plumb")), ("message", .text(message))])
  }
}

/// A change of the document that removes a diagnostic.
struct DiagnosticFix {
  /// The title in the editor's menu.
  var title: String
  /// In document order.
  var edits: [TextEdit]
}
