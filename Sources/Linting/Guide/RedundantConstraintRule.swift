import Layout
import Values

/// A constraint that follows from others, in every cell (AL-2.10).
enum RedundantConstraintRule: DocumentRule {
  static let info = LintRuleInfo("redundant-constraint", .guide, .note, "a constraint follows from others")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let weaker = scene.needless.filter { !$0.isDuplicate }.map { pair in
      LintFinding(
        [scene.subject(pair.needless), scene.subject(pair.other)],
        "\(scene.stated(pair.needless)): follows from \(scene.stated(pair.other))",
        at: pair.needless.place, next: pair.needless.isVisualFormat ? "leave that part out" : "remove it")
    }
    let dependent = scene.dependent.filter { $0.outcome == .follows }.map { found in
      LintFinding(
        [scene.subject(found.constraint)], "\(scene.stated(found.constraint)): follows from the constraints before it",
        at: found.constraint.place,
        next: found.constraint.isVisualFormat ? "leave that part out" : "remove it, or one of those")
    }
    return weaker + dependent
  }
}
