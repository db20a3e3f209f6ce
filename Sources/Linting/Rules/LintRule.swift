/// A rule of `plumb lint`; it conforms to one of ``DocumentRule``, ``LayoutRule`` or ``MatrixRule``.
protocol LintRule: SendableMetatype {
  static var info: LintRuleInfo { get }
}

/// A rule about the document, independent of the cell.
protocol DocumentRule: LintRule {
  /// - Complexity: Near-linear in the views and constraints of the scene.
  static func findings(in scene: LintedScene) -> [LintFinding]
}

/// A rule about each layout on its own.
protocol LayoutRule: LintRule {
  /// - Complexity: Near-linear in the views and constraints of the layout.
  static func findings(in layout: LintedLayout) -> [LintFinding]
}

/// A rule that examines all layouts before it reports anything.
protocol MatrixRule: LintRule {
  /// Whether findings require that all layouts were examined; ambiguous and contradictory layouts are not.
  static var needsAllLayouts: Bool { get }
  init()
  /// Examines one more layout.
  mutating func note(_ layout: LintedLayout)
  /// Returns the findings, with the cells that have them.
  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])]
}

extension MatrixRule {
  static var needsAllLayouts: Bool { false }
}
