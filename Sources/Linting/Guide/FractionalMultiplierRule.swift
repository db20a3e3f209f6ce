import Layout
import Values

/// `B.Width = 2 x A.Width` is exact and reads better than `A.Width = 0.5 x B.Width`.
enum FractionalMultiplierRule: DocumentRule {
  static let info = LintRuleInfo(
    "fractional-multiplier", .guide, .note, "a multiplier is a fraction whose inverse is a whole number")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      // Inverting an optional constraint changes its weight (AL-1.4).
      guard constraint.second != nil, constraint.priority == .required, constraint.first.attribute.isLength,
        constraint.multiplier > 0, constraint.multiplier < 1, !constraint.isVisualFormat,
        case .points = constraint.constant
      else { return nil }
      let whole = (1 / constraint.multiplier).rounded()
      // Documents write a third as 0.333.
      guard abs(1 / constraint.multiplier - whole) < 0.004 * whole else { return nil }
      var exact = constraint
      exact.multiplier = 1 / whole
      return LintFinding(
        [scene.subject(constraint)],
        "\(scene.text(constraint)): \(number: constraint.multiplier) is 1/\(number: whole)",
        at: constraint.place, next: "write \(scene.equation(exact.inverted))")
    }
  }
}
