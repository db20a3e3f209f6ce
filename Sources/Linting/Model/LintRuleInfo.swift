/// What is known of a rule: the one place for its id, its severity and its title.
package struct LintRuleInfo: Sendable, Hashable {
  /// What a rule is about; raw values are folders of the sources and headings of lists.
  package enum Chapter: String, Sendable, CaseIterable {
    case guide, geometry, accessibility, robustness
  }

  /// Words with hyphens, stable: documents and `plumb.yaml` name it.
  package let id: String
  /// What the rule is about.
  package let chapter: Chapter
  /// Unless `plumb.yaml` says otherwise.
  package let severity: LintSeverity
  /// One line: what the rule reports.
  package let title: String

  /// A rule's facts.
  init(_ id: String, _ chapter: Chapter, _ severity: LintSeverity, _ title: String) {
    (self.id, self.chapter, self.severity, self.title) = (id, chapter, severity, title)
  }

  /// The rule's page in the documentation.
  package var page: String { "Documentation/lint/\(id).md" }
}
