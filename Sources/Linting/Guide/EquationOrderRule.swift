import Layout
import Values

/// At a start edge the inner view comes first: `A.Leading = Superview.Leading + 20`. With the sides exchanged, a
/// positive constant moves the view outside.
enum EquationOrderRule: DocumentRule {
  static let info = LintRuleInfo(
    "equation-order", .guide, .note, "a leading or top edge is written with the container first")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard applies(to: constraint, in: scene) else { return nil }
      return LintFinding(
        [scene.subject(constraint)],
        "\(scene.text(constraint)): the container comes first, so a positive constant moves the view outside it",
        at: constraint.place, next: "write \(scene.equation(constraint.inverted))",
        fix: scene.fix([constraint], \.inverted))
    }
  }

  /// Whether a container comes first at a leading or top edge.
  static func applies(to constraint: SceneConstraint, in scene: LintedScene) -> Bool {
    guard let second = constraint.second, constraint.multiplier == 1, !constraint.isVisualFormat,
      // Without a constant, the order changes nothing.
      case .points(let points) = constraint.constant, points != 0
    else { return false }
    return constraint.first.attribute.isStart && second.attribute.isStart
      && scene.holds(constraint.first.item, second.item)
  }
}
