import Linting
import Verifying

extension LintResult {
  /// The finding as runs store it: the rule follows the text.
  var stored: StoredFinding {
    StoredFinding("\(text) [\(rule.id)]", advice: next, at: place, isFault: false, cells: cells)
  }
}
