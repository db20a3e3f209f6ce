import Layout
import Values

/// A constraint that decides nothing in any cell is either untested or unnecessary.
struct InactiveConstraintRule: MatrixRule {
  static let info = LintRuleInfo(
    "inactive-constraint", .guide, .note, "a constraint is not installed, or never at its limit, in any cell")

  static let needsAllLayouts = true

  /// The fewest layouts for a finding: a few say little about the others.
  private static let least = 4

  private var layouts = 0
  private var installed: Set<Key> = []
  private var tight: Set<Key> = []
  /// The ids of views whose text has several lines in some cell.
  private var wrapped: Set<String> = []

  private struct Key: Hashable {
    let place: ScenePlace?
    let text: String
  }

  mutating func note(_ layout: LintedLayout) {
    layouts += 1
    for view in layout.views where view.text?.lines.count ?? 0 > 1 { wrapped.insert(view.id) }
    for constraint in layout.explanation.constraints {
      let key = Key(place: constraint.place, text: constraint.text)
      installed.insert(key)
      // A required equation is satisfied wherever it is installed, even if it seems slack because a scroll view's edges
      // mean its content.
      if constraint.isTight || constraint.relation == .equal && constraint.priority == .required { tight.insert(key) }
    }
  }

  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])] {
    if layouts < Self.least { return [] }
    let needless = Set(scene.needless.map(\.needless))
    return scene.constraints.compactMap { constraint in
      let key = Key(place: constraint.place, text: constraint.text)
      if tight.contains(key) || needless.contains(constraint) { return nil }
      let isInstalled = installed.contains(key)
      // The lines are broken at the limit (AL-3.13); the text is as wide as its widest line, and so not at it.
      let breaksLines =
        isInstalled && constraint.relation != .equal && constraint.first.attribute.isHorizontal
        && [constraint.first, constraint.second].contains { $0?.item.viewID.map(wrapped.contains) ?? false }
      if breaksLines { return nil }
      let text: NumberedText =
        !isInstalled
        ? "\(scene.text(constraint)): installed in none of the cells"
        : constraint.relation == .equal
          ? "\(scene.text(constraint)): met in none of the cells"
          : "\(scene.text(constraint)): at its limit in none of the cells"
      let next =
        isInstalled
        ? "lay out where it matters (--content-size ax3, --locale lengthened, a narrow window), or remove it"
        : "lay out in its size class (--all-size-classes, --split all), or remove it"
      return (LintFinding([scene.subject(constraint)], text, at: constraint.place, next: next), [])
    }
  }
}
