import Layout
import Values

/// A view that is positioned by constraints in some size classes needs constraints in the others, too (AL-10.9).
enum SizeClassFallbackRule: DocumentRule {
  static let info = LintRuleInfo(
    "size-class-fallback", .robustness, .error, "a view has constraints along an axis in some size classes only")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    if scene.scene.variations.isEmpty { return [] }
    var held: [SizeClasses: (horizontal: Set<String>, vertical: Set<String>)] = [:]
    let all = LintedScene.sizeClasses
    for classes in all {
      var views: (horizontal: Set<String>, vertical: Set<String>) = ([], [])
      for constraint in scene.installed(in: classes) {
        for operand in [constraint.first, constraint.second].compactMap({ $0 }) {
          guard case .view(let id) = operand.item else { continue }
          if operand.attribute.isHorizontal { views.horizontal.insert(id) } else { views.vertical.insert(id) }
        }
      }
      held[classes] = views
    }
    let absent = Dictionary(all.map { ($0, scene.absentViews(in: $0)) }) { first, _ in first }
    return scene.views.flatMap { view -> [LintFinding] in
      if view.frame != nil || scene.isArranged(view) { return [] }
      return [true, false].compactMap { isHorizontal in
        func isHeld(_ classes: SizeClasses) -> Bool {
          let views = held[classes] ?? ([], [])
          return (isHorizontal ? views.horizontal : views.vertical).contains(view.id)
        }
        let present = all.filter { !(absent[$0]?.contains(view.id) ?? false) }
        let missing = present.filter { !isHeld($0) }
        guard !missing.isEmpty, missing.count < present.count else { return nil }
        let classes = missing.map { "\($0.horizontal) x \($0.vertical)" }
        return LintFinding(
          [view.name],
          "\(view.name): nothing constrains it \(isHorizontal ? "horizontally" : "vertically") in \(classes.listed)",
          at: scene.place(of: view),
          next: "move its constraints from the variation to constraints:, or add a variation for \(classes[0])")
      }
    }
  }
}
