import Layout
import Values

/// Two equivalent constraints with the same priority (AL-1.22).
enum DuplicateConstraintRule: DocumentRule {
  static let info = LintRuleInfo("duplicate-constraint", .guide, .warning, "two constraints are equivalent")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.needless.filter(\.isDuplicate).map { pair in
      LintFinding(
        [scene.subject(pair.needless), scene.subject(pair.other)],
        "\(scene.stated(pair.needless)): is equivalent to \(scene.stated(pair.other))",
        at: pair.needless.place,
        next: pair.needless.isVisualFormat ? "leave that part out of one of the two" : "remove one of the two")
    }
  }
}
