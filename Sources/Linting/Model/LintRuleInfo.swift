package import Layout

/// Facts about a rule: the single definition of its id, severity and title.
package struct LintRuleInfo: Sendable, Hashable {
  /// A rule's topic; raw values are folders of the sources and headings of lists.
  package enum Chapter: String, Sendable, CaseIterable {
    case guide, geometry, accessibility, robustness
  }

  /// Words joined by hyphens, stable: documents and `plumb.yaml` refer to it.
  package let id: String
  /// The rule's topic.
  package let chapter: Chapter
  /// The severity unless `plumb.yaml` sets another.
  package let severity: LintSeverity
  /// One line that says what the rule reports.
  package let title: String

  /// How sure the rule is.
  package let certainty: LintCertainty

  /// Creates the facts about a rule, which is certain by default.
  init(
    _ id: String, _ chapter: Chapter, _ severity: LintSeverity, _ title: String, _ certainty: LintCertainty = .certain
  ) {
    (self.id, self.chapter, self.severity, self.title) = (id, chapter, severity, title)
    self.certainty = certainty
  }

  /// The rule's page in the documentation.
  package var page: String { "Documentation/lint/\(id).md" }
}

extension LintRuleInfo {
  /// Earlier ids of rules, which documents and settings may still use.
  private static let earlier = ["held-by-luck": "conflicts-elsewhere"]

  /// Returns the present id of a rule; the id itself if it has not changed or there is no such rule.
  package static func presentID(_ id: String) -> String { earlier[id] ?? id }
}
