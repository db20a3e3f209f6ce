package import Layout

/// A project's settings for rules.
package struct LintSettings: Sendable, Encodable {
  /// A project's declaration that a finding is intentional: for documents that cannot contain it.
  package struct Silence: Sendable, Hashable, Encodable {
    /// The id of the rule.
    package let rule: String
    /// The scene's id, with `*` for any characters; nil for all scenes.
    package let scene: String?
    /// The view or constraint, with `*` for any characters; nil for all.
    package let subject: String?
    /// Why it is intentional.
    package let reason: String
    /// The place of the silence in the project's settings.
    package let place: ScenePlace?

    /// Creates a silence with its reason.
    package init(rule: String, scene: String?, subject: String?, reason: String, place: ScenePlace?) {
      (self.rule, self.scene, self.subject, self.reason, self.place) = (rule, scene, subject, reason, place)
    }
  }

  /// Severities by rule, if different from the rule's own.
  package var severities: [String: LintSeverity] = [:]
  /// In the order of the project's settings.
  package var silences: [Silence] = []
  /// Ids of the rules that run; empty for all.
  package var only: Set<String> = []
  /// Whether the cells include at least those of the project, so that what is not found does not occur.
  package var coversMatrix = true
  /// Whether the documents are all those of the project.
  package var coversProject = false

  /// Creates settings in which every rule has its default severity.
  package init() {}

  func severity(of rule: LintRuleInfo) -> LintSeverity {
    if !only.isEmpty, !only.contains(rule.id) { return .off }
    return severities[rule.id] ?? rule.severity
  }
}
