import JSONRPC
import Linting
import Values

/// Something that an editor underlines.
struct Diagnostic {
  /// As the protocol numbers them.
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
  /// A rule of lint, or the kind of a finding; nil for what cannot be read.
  var code: String?
  var message: String
  /// A change that removes it; nil where that depends on what was meant.
  var fix: DiagnosticFix?

  var json: JSONText {
    let head: [(String, JSONText)] = [("range", range.json), ("severity", .number(Double(severity.rawValue)))]
    let code = code.map { [("code", JSONText.text($0))] } ?? []
    return .pairs(head + code + [("source", .text("plumb")), ("message", .text(message))])
  }
}

/// A change of the document that removes a diagnostic.
struct DiagnosticFix {
  /// For the editor's menu.
  var title: String
  /// In the document's order.
  var edits: [TextEdit]
}
