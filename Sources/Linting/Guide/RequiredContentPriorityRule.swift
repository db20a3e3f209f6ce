import Layout
import Values

/// Content that must keep its size causes a conflict if there is no room; 999 is enough otherwise (AL-3.8).
enum RequiredContentPriorityRule: DocumentRule {
  static let info = LintRuleInfo(
    "required-content-priority", .guide, .warning, "hugging or resistance is required, where 999 is enough", .likely)

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.views.filter(\.hasNaturalSize).flatMap { view in
      [("hugging", view.hugging), ("resistance", view.resistance)].compactMap { name, priorities in
        guard [priorities.horizontal, priorities.vertical].contains(.required) else { return nil }
        return LintFinding(
          [view.name], "\(view.name): \(name) \(number: 1000), so its content can contradict a required constraint",
          at: scene.place(of: view), next: "use 999")
      }
    }
  }
}
