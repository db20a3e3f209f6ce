package import Scenes

/// What a project says about rules.
package struct LintSettings: Sendable, Encodable {
  /// A project's word that a finding is meant: for documents that cannot say so themselves.
  package struct Silence: Sendable, Hashable, Encodable {
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
  /// Whether the cells are at least those of the project, so that what is not found there is nowhere.
  package var coversMatrix = true
  /// Whether the documents are those of the project.
  package var coversProject = false

  /// Every rule with its own severity.
  package init() {}

  func severity(of rule: LintRuleInfo) -> LintSeverity {
    if !only.isEmpty, !only.contains(rule.id) { return .off }
    return severities[rule.id] ?? rule.severity
  }
}
