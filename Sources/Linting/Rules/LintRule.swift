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
  /// Whether a finding needs all layouts: one that is ambiguous or contradicts itself is not looked at.
  static var needsAllLayouts: Bool { get }
  init()
  /// Looks at one more layout.
  mutating func note(_ layout: LintedLayout)
  /// What was found, with the cells in which it holds.
  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])]
}

extension MatrixRule {
  static var needsAllLayouts: Bool { false }
}
