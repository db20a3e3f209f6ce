import Layout
import Values

/// `B.Width = 2 x A.Width` is exact and reads better than `A.Width = 0.5 x B.Width`.
enum FractionalMultiplierRule: DocumentRule {
  static let info = LintRuleInfo(
    "fractional-multiplier", .guide, .note, "a multiplier is a fraction whose inverse is a whole number")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard let whole = constraint.wholeMultiple else { return nil }
      return LintFinding(
        [scene.subject(constraint)],
        "\(scene.text(constraint)): \(number: constraint.multiplier) is 1/\(number: whole.multiplier)",
        at: constraint.place, next: "write \(scene.equation(whole))")
    }
  }
}
