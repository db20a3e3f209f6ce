import Layout
import Values

/// A row of equally spaced and equally aligned views, which a stack view would arrange.
enum StackViewRule: DocumentRule {
  static let info = LintRuleInfo(
    "stack-view", .guide, .note, "three or more views in a row, as in a stack view")

  /// Shorter rows are just as easy to lay out with constraints.
  private static let least = 3

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let links = scene.scene.constraints.compactMap { Link($0, scene) }
    return [SceneAxis.horizontal, .vertical].flatMap { axis -> [LintFinding] in
      // A view with neighbours along the other axis, too, is part of a grid.
      let crossing = Set(links.filter { $0.axis != axis }.flatMap { [$0.before, $0.after] })
      let rows = rows(links.filter { $0.axis == axis })
      if rows.isEmpty { return [] }
      let alignments = Alignments(across: axis, scene)
      return rows.compactMap { row in
        row.contains { crossing.contains($0.before) || crossing.contains($0.after) }
          ? nil : finding(row, axis, alignments, scene)
      }
    }
  }

  /// A view that begins where another ends, at some distance.
  private struct Link {
    let before: String
    let after: String
    let gap: Double
    let axis: SceneAxis

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
      // A guide serves as a distance, and stacks do not arrange guides.
      if [one, two].contains(where: { scene.viewsByID[$0]?.kind == .guide }) { return nil }
    }
  }

  /// Returns chains of links with one distance, each view with one neighbour on each side.
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

  private static func finding(
    _ row: [Link], _ axis: SceneAxis, _ alignments: Alignments, _ scene: LintedScene
  ) -> LintFinding? {
    let ids = row.map(\.before) + [row[row.count - 1].after]
    guard ids.count >= least, alignments.areAligned(ids) else { return nil }
    let names = ids.map { scene.viewsByID[$0]?.name ?? $0 }
    return LintFinding(
      names,
      "\(names.listed): \(number: Double(names.count)) views \(axis == .horizontal ? "side by side" : "one below the other"), \(number: row[0].gap) points apart, with the same alignment",
      at: scene.viewsByID[ids[0]]?.place,
      next: "put them into a \(axis.rawValue) stack view with spacing \(NumberText.plain(row[0].gap))")
  }

}

/// Views attached to the same item, or to each other, by one attribute.
private struct Alignments {
  /// Links towards the representative of each group, by attribute and item.
  private var parents: [String: String] = [:]
  /// Members of each representative's group.
  private var sizes: [String: Int] = [:]
  private var attributes: Set<String> = []

  /// - Parameter axis: The axis perpendicular to the alignment.
  /// - Complexity: Near O(constraints).
  init(across axis: SceneAxis, _ scene: LintedScene) {
    for constraint in scene.scene.constraints where constraint.relation == .equal && constraint.multiplier == 1 {
      guard let second = constraint.second, !constraint.first.attribute.isLength,
        constraint.first.attribute.isHorizontal == (axis == .vertical)
      else { continue }
      let points = constraint.points(scene.superviews)
      if case .view(let one) = constraint.first.item, case .view(let two) = second.item,
        scene.superviews[one] == scene.superviews[two], points == 0, constraint.first.attribute == second.attribute
      {
        join("\(second.attribute) \(one)", "\(second.attribute) \(two)")
        attributes.insert("\(second.attribute)")
        continue
      }
      for (own, other, constant) in [(constraint.first, second, points), (second, constraint.first, 0 - points)] {
        guard case .view(let id) = own.item else { continue }
        join("\(own.attribute) \(id)", "\(own.attribute) = \(scene.text(other)) \(constant)")
        attributes.insert("\(own.attribute)")
      }
    }
  }

  /// Whether all views are in one group.
  func areAligned(_ ids: [String]) -> Bool {
    attributes.contains { attribute in
      let first = root("\(attribute) \(ids[0])")
      return ids.allSatisfy { parents["\(attribute) \($0)"] != nil && root("\(attribute) \($0)") == first }
    }
  }

  private func root(_ name: String) -> String {
    var name = name
    while let parent = parents[name], parent != name { name = parent }
    return name
  }

  private mutating func join(_ one: String, _ two: String) {
    for name in [one, two] where parents[name] == nil { (parents[name], sizes[name]) = (name, 1) }
    let (a, b) = (root(one), root(two))
    if a == b { return }
    let (sizeA, sizeB) = (sizes[a] ?? 1, sizes[b] ?? 1)
    // The smaller group joins the larger one, so that paths to the representative stay short.
    let (small, large) = sizeA < sizeB ? (a, b) : (b, a)
    parents[small] = large
    sizes[large] = sizeA + sizeB
  }
}
