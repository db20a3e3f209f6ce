import Layout
import Values

/// Two equivalent constraints with the same priority (AL-1.22).
enum DuplicateConstraintRule: DocumentRule {
  static let info = LintRuleInfo("duplicate-constraint", .guide, .warning, "two constraints are equivalent")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.needless.filter(\.isDuplicate).map { pair in
      LintFinding(
        [scene.subject(pair.needless), scene.subject(pair.other)],
        "\(scene.text(pair.needless)): is equivalent to \(scene.text(pair.other))",
        at: pair.needless.place, next: "remove one of the two")
    }
  }
}
