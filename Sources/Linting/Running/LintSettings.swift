package import Scenes

/// What a project says about rules.
package struct LintSettings: Sendable {
  /// A project's word that a finding is meant: for documents that cannot say so themselves.
  package struct Silence: Sendable, Hashable {
    /// The id of the rule.
    package let rule: String
    /// Of the scenes, with `*` for any letters; nil for all.
    package let scene: String?
    /// Of the views or constraints, with `*` for any letters; nil for all.
    package let subject: String?
    /// Why it is meant.
    package let reason: String
    /// Where the project says so.
    package let place: ScenePlace?

    /// A silence with its reason.
    package init(rule: String, scene: String?, subject: String?, reason: String, place: ScenePlace?) {
      (self.rule, self.scene, self.subject, self.reason, self.place) = (rule, scene, subject, reason, place)
    }
  }

  /// By rule, where it is not the rule's own.
  package var severities: [String: LintSeverity] = [:]
  /// In the project's order.
  package var silences: [Silence] = []
  /// Ids of the rules that run; empty for all.
  package var only: Set<String> = []
  /// Whether the cells are those of the project, so that what is not found there is nowhere.
  package var coversMatrix = true

  /// Every rule with its own severity.
  package init() {}

  func severity(of rule: LintRuleInfo) -> LintSeverity {
    if !only.isEmpty, !only.contains(rule.id) { return .off }
    return severities[rule.id] ?? rule.severity
  }
}

/// A text with `*` for any letters.
enum NamePattern {
  /// Whether a name fits, letters' case aside.
  /// - Complexity: O(name · pattern).
  static func matches(_ name: String, _ pattern: String) -> Bool {
    let (name, pattern) = (Array(name.lowercased().unicodeScalars), Array(pattern.lowercased().unicodeScalars))
    var (place, next) = (0, 0)
    var (star, retry): (Int?, Int) = (nil, 0)
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        (star, retry) = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == name[place] {
        place += 1
        next += 1
      } else if let star {
        retry += 1
        (place, next) = (retry, star + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
