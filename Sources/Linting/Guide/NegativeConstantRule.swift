import Layout
import Values

/// `A.Trailing = B.Trailing - 20` is equivalent to `B.Trailing = A.Trailing + 20`, which reads as a distance.
enum NegativeConstantRule: DocumentRule {
  static let info = LintRuleInfo(
    "negative-constant", .guide, .note, "a constant is negative only because of the order of the sides")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard let second = constraint.second, constraint.multiplier == 1, !constraint.isVisualFormat,
        case .points(let points) = constraint.constant, points < 0
      else { return nil }
      let (from, to) = (constraint.first.attribute, second.attribute)
      let isSameEnd = from.isEnd && to.isEnd
      let isGap = from.isEnd && to.isStart && !scene.holds(second.item, constraint.first.item)
      guard isSameEnd || isGap, !EquationOrderRule.applies(to: constraint, in: scene) else { return nil }
      return LintFinding(
        [scene.subject(constraint)],
        "\(scene.text(constraint)): a distance of \(number: -points) is written as \(number: points)",
        at: constraint.place, next: "write \(scene.equation(constraint.inverted))",
        fix: scene.fix([constraint], \.inverted))
    }
  }
}
