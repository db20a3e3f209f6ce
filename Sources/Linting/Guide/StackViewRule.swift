import Scenes
import Values

/// A row of views that follow each other at one distance, aligned alike: what a stack view is for.
enum StackViewRule: DocumentRule {
  static let info = LintRuleInfo(
    "stack-view", .guide, .note, "three or more views stand in a row as in a stack view")

  /// Fewer views in a row are as easily held by constraints.
  private static let least = 3

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let links = scene.scene.constraints.compactMap { Link($0, scene) }
    return [SceneStack.Axis.horizontal, .vertical].flatMap { axis in
      // What has neighbours the other way, too, stands in a grid.
      let crossing = Set(links.filter { $0.axis != axis }.flatMap { [$0.before, $0.after] })
      return rows(links.filter { $0.axis == axis }).compactMap { row in
        row.contains { crossing.contains($0.before) || crossing.contains($0.after) } ? nil : finding(row, axis, scene)
      }
    }
  }

  /// A view that begins where another one ends.
  private struct Link {
    let before: String
    let after: String
    let gap: Double
    let axis: SceneStack.Axis

    init?(_ constraint: SceneConstraint, _ scene: LintedScene) {
      guard constraint.relation == .equal, constraint.priority == .required, constraint.multiplier == 1,
        let second = constraint.second, case .view(let one) = constraint.first.item, case .view(let two) = second.item,
        one != two, scene.superviews[one] == scene.superviews[two]
      else { return nil }
      let points = constraint.points(scene.superviews)
      switch (constraint.first.attribute, second.attribute) {
      case (.leading, .trailing): (before, after, gap, axis) = (two, one, points, .horizontal)
      case (.trailing, .leading): (before, after, gap, axis) = (one, two, -points, .horizontal)
      case (.top, .bottom): (before, after, gap, axis) = (two, one, points, .vertical)
      case (.bottom, .top): (before, after, gap, axis) = (one, two, -points, .vertical)
      default: return nil
      }
      // A guide is there to keep a distance, and stacks arrange no guides.
      if [one, two].contains(where: { scene.viewsByID[$0]?.kind == .guide }) { return nil }
    }
  }

  /// Chains of links at one distance, each view with one neighbour on each side.
  private static func rows(_ links: [Link]) -> [[Link]] {
    let after = Dictionary(grouping: links, by: \.before)
    let before = Dictionary(grouping: links, by: \.after)
    func next(_ link: Link) -> Link? {
      guard let following = after[link.after], following.count == 1, before[following[0].after]?.count == 1,
        abs(following[0].gap - link.gap) < 1e-6
      else { return nil }
      return following[0]
    }
    func isContinued(_ link: Link) -> Bool {
      guard let previous = before[link.before], previous.count == 1, after[link.before]?.count == 1 else {
        return false
      }
      return abs(previous[0].gap - link.gap) < 1e-6
    }
    return links.filter { after[$0.before]?.count == 1 && before[$0.after]?.count == 1 && !isContinued($0) }.map {
      first in
      var row = [first]
      while let last = row.last, row.count < links.count, let link = next(last) { row.append(link) }
      return row
    }
  }

  private static func finding(_ row: [Link], _ axis: SceneStack.Axis, _ scene: LintedScene) -> LintFinding? {
    let ids = row.map(\.before) + [row[row.count - 1].after]
    guard ids.count >= least, isAligned(ids, axis, scene) else { return nil }
    let names = ids.map { scene.viewsByID[$0]?.name ?? $0 }
    return LintFinding(
      names,
      "\(names.listed): \(number: Double(names.count)) views \(axis == .horizontal ? "side by side" : "one below the other"), \(number: row[0].gap) points apart, aligned alike",
      at: scene.scene.places[ids[0]],
      next: "put them into a \(axis.rawValue) stack view with spacing \(NumberText.plain(row[0].gap))")
  }

  /// Whether all are tied to the same thing, or to each other, by one attribute across the axis.
  private static func isAligned(_ ids: [String], _ axis: SceneStack.Axis, _ scene: LintedScene) -> Bool {
    var targets: [String: Set<String>] = [:]
    for constraint in scene.scene.constraints where constraint.relation == .equal && constraint.multiplier == 1 {
      guard let second = constraint.second, !constraint.first.attribute.isLength,
        constraint.first.attribute.isHorizontal == (axis == .vertical)
      else { continue }
      let points = constraint.points(scene.superviews)
      for (own, other, constant) in [(constraint.first, second, points), (second, constraint.first, -points)] {
        guard case .view(let id) = own.item, ids.contains(id) else { continue }
        if case .view(let neighbour) = other.item, ids.contains(neighbour) {
          guard constant == 0, own.attribute == other.attribute else { continue }
          targets["\(own.attribute)", default: []].formUnion([id, neighbour])
        } else {
          targets["\(own.attribute) \(scene.text(other)) \(constant)", default: []].insert(id)
        }
      }
    }
    return targets.values.contains { $0.count == ids.count }
  }
}
