import Layout
import Values

/// The guide's priorities are from 1 to 1000; UIKit also accepts smaller ones (AL-1.23).
enum PriorityBelowOneRule: DocumentRule {
  static let info = LintRuleInfo("priority-below-one", .guide, .warning, "a priority is below 1")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let constraints = scene.constraints.filter { $0.priority < 1 }.map { constraint in
      LintFinding(
        [scene.subject(constraint)], "\(scene.text(constraint)): priority \(number: constraint.priority.value)",
        at: constraint.place, next: next)
    }
    let views = scene.views.flatMap { view in
      [("hugging", view.hugging), ("resistance", view.resistance)].compactMap { name, priorities -> LintFinding? in
        let low = [priorities.horizontal, priorities.vertical].compactMap { $0 }.filter { $0 < 1 }
        guard let least = low.min() else { return nil }
        return LintFinding(
          [view.name], "\(view.name): \(name) \(number: least.value)", at: scene.place(of: view), next: next)
      }
    }
    return constraints + views
  }

  private static let next = "use a whole number from 1 to 1000"
}
