import Layout
import Values

/// The guide keeps to the system's priorities and to those one or two points from them (AL-1.23).
enum PriorityLevelRule: DocumentRule {
  static let info = LintRuleInfo(
    "priority-level", .guide, .note, "a priority is more than two points from the system's levels", .likely)

  /// Required; dragging that resizes a scene, keeps its size, cannot resize it; high, medium and low; fitting sizes; the
  /// weakest.
  private static let levels = [1000.0, 750, 510, 500, 490, 250, 50, 1]
  /// A priority that is no farther from a level counts as that level.
  private static let distance = 2.0

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let constraints = scene.constraints.filter { isOff($0.priority) }.map { constraint in
      LintFinding(
        [scene.subject(constraint)], "\(scene.text(constraint)): priority \(number: constraint.priority.value)",
        at: constraint.place, next: next(constraint.priority))
    }
    let views = scene.views.flatMap { view in
      [("hugging", view.hugging), ("resistance", view.resistance)].compactMap { name, priorities -> LintFinding? in
        guard let off = [priorities.horizontal, priorities.vertical].compactMap({ $0 }).first(where: isOff) else {
          return nil
        }
        return LintFinding(
          [view.name], "\(view.name): \(name) \(number: off.value)", at: scene.place(of: view), next: next(off))
      }
    }
    return constraints + views
  }

  /// Another rule is about priorities below 1.
  private static func isOff(_ priority: ScenePriority) -> Bool {
    priority.value >= 1 && !levels.contains { abs($0 - priority.value) <= distance }
  }

  private static func next(_ priority: ScenePriority) -> String {
    let near = levels.min { abs($0 - priority.value) < abs($1 - priority.value) } ?? 750
    return "use \(NumberText.plain(near)), or one or two points more or less to order constraints of one level"
  }
}
