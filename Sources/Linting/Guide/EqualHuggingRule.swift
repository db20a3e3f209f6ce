import Foundation
import Layout
import Values

/// Views that hug with the same priority tie: the order of constraints decides which one stretches (AL-2.19, AL-3.7).
enum EqualHuggingRule: LayoutRule {
  static let info = LintRuleInfo(
    "equal-hugging", .guide, .warning, "views of one row hug or resist with equal priorities, so their order decides")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    if layout.scene.scene.allowsAmbiguity { return [] }
    return tied(in: layout, .width, \.horizontal) { $0.width } + tied(in: layout, .height, \.vertical) { $0.height }
  }

  private static func tied(
    in layout: LintedLayout, _ part: SolvedView.OpenSide.FramePart, _ axis: KeyPath<AxisPriorities, ScenePriority?>,
    _ length: (SceneIntrinsic) -> Double?
  ) -> [LintFinding] {
    var groups: [Int: [Int]] = [:]
    for (place, view) in layout.views.enumerated() where layout.isSeen[place] {
      guard let parent = view.parent, view.openAttributes.contains(where: { $0.attribute == part }),
        length(layout.explanation.views[place].naturalSize) != nil
      else { continue }
      groups[parent, default: []].append(place)
    }
    return groups.sorted { $0.key < $1.key }.compactMap { _, places in
      let views = places.map { layout.explanation.views[$0] }
      let isStretched = zip(places, views).contains { place, view in
        let now = part == .width ? layout.views[place].exactFrame.width : layout.views[place].exactFrame.height
        return now > (length(view.naturalSize) ?? 0) + 0.01
      }
      let priorities = views.map { (isStretched ? $0.hugging : $0.resistance)[keyPath: axis] }
      guard places.count > 1, let priority = priorities[0], priorities.allSatisfy({ $0 == priority }) else {
        return nil
      }
      let names = places.map { layout.views[$0].name }
      // A field gives way rather than a button.
      let side: SceneAxis = part == .width ? .horizontal : .vertical
      let kinds = layout.scene.scene.allViews.filter { names.contains($0.name) }
      let fixed = kinds.first { !$0.kind.grows(along: side) }?.name ?? names[0]
      let (verb, change) = isStretched ? ("hug", "hugging") : ("resist", "resistance")
      return LintFinding(
        names, "\(names.listed) \(verb) at \(number: priority.value), and nothing decides which one gives way",
        at: layout.place(places[0]),
        next: "raise the \(change) of those that should keep their \(part == .width ? "width" : "height"), by 1",
        fix: .priority(
          view: fixed, key: change, axis: side.rawValue,
          value: ScenePriority(min(priority.value + 1, 1000))))
    }
  }
}
