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

/// A rule of `plumb lint`; it is one of ``DocumentRule``, ``LayoutRule`` or ``MatrixRule``.
protocol LintRule: SendableMetatype {
  static var info: LintRuleInfo { get }
}

/// A rule about what the document says, in whatever cell.
protocol DocumentRule: LintRule {
  /// - Complexity: Near-linear in the views and constraints of the scene.
  static func findings(in scene: LintedScene) -> [LintFinding]
}

/// A rule about each layout by itself.
protocol LayoutRule: LintRule {
  /// - Complexity: Near-linear in the views and constraints of the layout.
  static func findings(in layout: LintedLayout) -> [LintFinding]
}

/// A rule that looks at all layouts before it says something.
protocol MatrixRule: LintRule {
  init()
  /// Looks at one more layout.
  mutating func note(_ layout: LintedLayout)
  /// What was found, with the cells in which it holds.
  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])]
}
