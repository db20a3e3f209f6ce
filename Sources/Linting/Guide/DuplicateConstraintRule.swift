import Scenes
import Values

/// Two equivalent constraints with the same priority (AL-1.22).
enum DuplicateConstraintRule: DocumentRule {
  static let info = LintRuleInfo("duplicate-constraint", .guide, .warning, "two constraints say the same")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.needless.filter(\.isDuplicate).map { pair in
      LintFinding(
        [scene.subject(pair.needless), scene.subject(pair.other)],
        "\(scene.text(pair.needless)): says what \(scene.text(pair.other)) says",
        at: pair.needless.place, next: "remove one of the two")
    }
  }
}
