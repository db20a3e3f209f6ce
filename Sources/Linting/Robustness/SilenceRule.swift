import Layout
import Values

/// A silence that silences nothing is for another document, or for a finding that no longer exists.
enum SilenceRule {
  static let info = LintRuleInfo(
    "unused-silence", .robustness, .warning, "a silence names no rule, or silences nothing")

  /// Returns the problems with a document's silences.
  /// - Parameters:
  ///   - used: Silences that matched a finding.
  ///   - known: Ids of all rules.
  ///   - ran: Rules that could have found something.
  static func findings(
    _ silences: [SceneSilence], used: Set<SceneSilence>, known: [String], ran: Set<String>
  ) -> [LintFinding] {
    silences.compactMap { silence in
      let rule = LintRuleInfo.presentID(silence.rule)
      let subjects = [silence.rule] + (silence.subject.map { [$0] } ?? [])
      if !known.contains(rule) {
        return LintFinding(
          subjects, "lint: unknown rule \(Quoting.record.quoted(silence.rule))", at: silence.place,
          next: "`plumb lint --rules` lists all rules")
      }
      guard ran.contains(rule), !used.contains(silence) else { return nil }
      let what = silence.subject.map { " of \($0)" } ?? ""
      return LintFinding(
        subjects, "lint: \(silence.rule)\(what) silences nothing", at: silence.place, next: "remove the silence")
    }
  }
}
