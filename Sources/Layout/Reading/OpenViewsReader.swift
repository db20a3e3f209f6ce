import UIKit
import Values

/// Finds views that constraints leave open, and groups those that depend on each other.
@MainActor
struct OpenViewsReader {
  private let built: BuiltScene
  private let open: [OpenItem]

  /// A view or guide of the scene with something open.
  private struct OpenItem {
    let node: SceneView
    let object: NSObject
    let sides: [SolvedView.OpenSide]
    /// The scroll view whose content this is; nil for views and guides of the document.
    var scroll: UIScrollView?

    /// The name in messages.
    var name: String { scroll == nil ? node.name : OpenViews.View.content(of: node.name) }

    func sides(_ axis: NSLayoutConstraint.Axis) -> [SolvedView.OpenSide] {
      sides.filter { $0.attribute.isHorizontal == (axis == .horizontal) }
    }
  }

  init(_ built: BuiltScene) {
    self.built = built
    open = built.items.flatMap { item -> [OpenItem] in
      // A hidden view is nowhere to be seen (AL-4.20).
      if item.view?.isHidden ?? false { return [] }
      let sides = Self.openAttributes(of: item.object).compactMap(SolvedView.OpenSide.init)
        .filter { !item.scene.allows($0.attribute) }
        .filter { side in Self.matters(item, side.attribute.isHorizontal ? .horizontal : .vertical, in: built) }
      let own = sides.isEmpty ? [] : [OpenItem(node: item.scene, object: item.object, sides: sides)]
      return (Self.content(of: item, in: built).map { [$0] } ?? []) + own
    }
  }

  /// Whether no constraint says where the content of some scroll view ends, which leaves no variable of the solver
  /// open.
  static func hasEndlessContent(_ built: BuiltScene) -> Bool {
    built.items.contains { item in
      guard case .scroll = item.scene.kind, let scroll = item.scrollView else { return false }
      return hasLooseContent(item, scroll, in: built)
    }
  }

  /// Whether it matters where an item is along an axis: a guide is not drawn, so that it does only if a constraint
  /// ties it to another item there (AL-12.26).
  private static func matters(_ item: BuiltItem, _ axis: NSLayoutConstraint.Axis, in built: BuiltScene) -> Bool {
    guard let guide = item.object as? UILayoutGuide else { return true }
    return built.installedPairs.contains { _, constraint in
      let items = constraint.meantItems
      return constraint.axis == axis && items.count == 2 && items.contains { $0 === guide }
    }
  }

  /// The content of a scroll view, if its size is open (AL-9.4).
  private static func content(of item: BuiltItem, in built: BuiltScene) -> OpenItem? {
    guard case .scroll = item.scene.kind, let scroll = item.scrollView else { return nil }
    var sides = openAttributes(of: scroll.contentLayoutGuide).compactMap(SolvedView.OpenSide.init)
      .filter { $0.attribute == .width || $0.attribute == .height }
    if sides.isEmpty, hasLooseContent(item, scroll, in: built) {
      sides = [.width, .height].map { SolvedView.OpenSide(attribute: $0, lower: 0, upper: .infinity) }
    }
    return sides.isEmpty
      ? nil : OpenItem(node: item.scene, object: scroll.contentLayoutGuide, sides: sides, scroll: scroll)
  }

  /// Whether constraints place a subview of a scroll view, and none says where the content ends: no edge of the
  /// content is part of one. What is tied to the frame guide does not scroll.
  private static func hasLooseContent(_ item: BuiltItem, _ scroll: UIScrollView, in built: BuiltScene) -> Bool {
    if scroll.contentSize != .zero { return false }
    let inner = Set(item.scene.children.filter { $0.frame == nil && !$0.isHidden }.map { SceneItem.view($0.id) })
    var (loose, fixed) = (Set<SceneItem>(), Set<SceneItem>())
    func isEnd(_ operand: SceneConstraint.Operand) -> Bool {
      switch operand.item {
      // The lengths of a scroll view are those of its frame.
      case .view(item.scene.id): ![.centerX, .centerY, .width, .height].contains(operand.attribute)
      case .contentGuide(item.scene.id): ![.centerX, .centerY].contains(operand.attribute)
      default: false
      }
    }
    for (scene, _) in built.installedPairs {
      let operands = [scene.first, scene.second].compactMap { $0 }
      let sides = operands.map(\.item)
      if operands.contains(where: isEnd), sides.contains(where: inner.contains) { return false }
      for side in sides where inner.contains(side) {
        loose.insert(side)
        if sides.contains(.frameGuide(item.scene.id)) { fixed.insert(side) }
      }
    }
    return !loose.subtracting(fixed).isEmpty
  }

  private static func openAttributes(of object: AnyObject?) -> [OpenAttribute] {
    (object as? UIView)?.openAttributes ?? (object as? UILayoutGuide)?.openAttributes ?? []
  }

  /// Groups in the order of their first views.
  /// - Complexity: O(items + constraints).
  var groups: [OpenViews] {
    if open.isEmpty { return [] }
    let ties = ties
    let (horizontal, vertical) = (parts(.horizontal, ties), parts(.vertical, ties))
    // Views that are open along both axes are one finding.
    let both = Set(horizontal).intersection(vertical)
    let all =
      horizontal.map { ($0, both.contains($0) ? [.horizontal, .vertical] : [NSLayoutConstraint.Axis.horizontal]) }
      + vertical.filter { !both.contains($0) }.map { ($0, [.vertical]) }
    let (mentions, words) = (mentions, RowWords(built))
    return all.sorted { $0.0[0] < $1.0[0] }.map { views, axes in
      group(views.map { open[$0] }, axes, mentions, words)
    }
  }

  // MARK: Groups

  /// Returns indices in ``open`` of items that are open along an axis, grouped by the constraints that connect them.
  private func parts(
    _ axis: NSLayoutConstraint.Axis, _ ties: [(axis: NSLayoutConstraint.Axis, constraint: NSLayoutConstraint)]
  ) -> [[Int]] {
    var leaders: [ObjectIdentifier: ObjectIdentifier] = [:]
    func leader(_ item: ObjectIdentifier) -> ObjectIdentifier {
      var item = item
      while let next = leaders[item], next != item {
        leaders[item] = leaders[next] ?? next
        item = next
      }
      return item
    }
    for constraint in ties where constraint.axis == axis {
      let ends = constraint.constraint.meantItems
      guard ends.count == 2, ends.allSatisfy({ Self.isOpen($0, axis) }) else { continue }
      let (a, b) = (leader(ObjectIdentifier(ends[0])), leader(ObjectIdentifier(ends[1])))
      if a != b { leaders[b] = a }
    }
    var (order, parts) = ([ObjectIdentifier](), [ObjectIdentifier: [Int]]())
    for (index, item) in open.enumerated() where !item.sides(axis).isEmpty {
      let key = leader(ObjectIdentifier(item.object))
      if parts[key] == nil { order.append(key) }
      parts[key, default: []].append(index)
    }
    return order.compactMap { parts[$0] }
  }

  /// All constraints of the tree, including those of stack views.
  private var ties: [(axis: NSLayoutConstraint.Axis, constraint: NSLayoutConstraint)] {
    var found: [(NSLayoutConstraint.Axis, NSLayoutConstraint)] = []
    var waiting: [UIView] = [built.window]
    while let view = waiting.popLast() {
      found += view.constraints.map { ($0.axis, $0) }
      waiting += view.subviews
    }
    return found
  }

  private static func isOpen(_ object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> Bool {
    openAttributes(of: object).compactMap(SolvedView.OpenSide.init)
      .contains { $0.attribute.isHorizontal == (axis == .horizontal) }
  }

  // MARK: Text

  /// Constraints of the document by the views they mention.
  private var mentions: [SceneItem: [(axis: NSLayoutConstraint.Axis, text: String)]] {
    var mentions: [SceneItem: [(NSLayoutConstraint.Axis, String)]] = [:]
    for (scene, constraint) in built.installedPairs {
      for item in Set([scene.first.item, scene.second?.item].compactMap { $0 }) {
        mentions[item, default: []].append((constraint.axis, scene.text))
      }
    }
    return mentions
  }

  private func group(
    _ items: [OpenItem], _ axes: [NSLayoutConstraint.Axis],
    _ mentions: [SceneItem: [(axis: NSLayoutConstraint.Axis, text: String)]], _ words: RowWords
  ) -> OpenViews {
    var constraints: [String] = []
    var known: Set<String> = []
    for item in items {
      let own = item.scroll == nil ? mentions[.view(item.node.id)] ?? [] : contentMentions(item)
      for (axis, text) in own where axes.contains(axis) && known.insert(text).inserted {
        constraints.append(text)
      }
    }
    let stack = ((items[0].object as? UIView)?.superview as? UIStackView).map(words.name)
    return OpenViews(
      views: items.map { item in .init(name: item.name, sides: axes.flatMap { item.sides($0) }) },
      constraints: Array(constraints.prefix(Limits.findingRows)),
      omitted: max(0, constraints.count - Limits.findingRows), stack: stack,
      place: items.lazy.compactMap { $0.node.place }.first,
      advice: axes.map { advice(items, $0, isArranged: stack != nil) }.joined(separator: "; "))
  }

  /// The document's constraints of a scroll view's content.
  private func contentMentions(_ item: OpenItem) -> [(axis: NSLayoutConstraint.Axis, text: String)] {
    built.installedPairs.filter { $0.1.meantItems.contains { $0 === item.object } }.map { ($0.1.axis, $0.0.text) }
  }

  /// Returns the constraint that is missing from a scroll view's content along an axis (AL-9.4); nil if the content is
  /// not open there.
  private func contentAdvice(_ items: [OpenItem], _ axis: NSLayoutConstraint.Axis) -> String? {
    guard let item = items.first(where: { $0.scroll != nil && !$0.sides(axis).isEmpty }), let scroll = item.scroll
    else { return nil }
    let (near, far, length) = axis == .horizontal ? ("Leading", "Trailing", "Width") : ("Top", "Bottom", "Height")
    let tied = built.installedPairs.filter { $0.1.axis == axis && $0.1.meantItems.contains { $0 === item.object } }
    func ties(_ edge: String) -> Bool {
      tied.contains { scene, _ in
        [scene.first, scene.second].contains { side in
          guard let side, side.item == .view(item.node.id) || side.item == .contentGuide(item.node.id) else {
            return false
          }
          let name = "\(side.attribute)".lowercased()
          return name.hasPrefix(edge.lowercased())
            || name.hasPrefix(edge == far ? "right" : "left") && axis == .horizontal
        }
      }
    }
    let inner = built.items.compactMap { child -> (name: String, end: CGFloat)? in
      guard let view = child.view, view.superview === scroll else { return nil }
      return (child.scene.name, axis == .horizontal ? view.frame.maxX : view.frame.maxY)
    }
    guard let last = inner.max(by: { $0.end < $1.end })?.name else { return nil }
    let name = item.node.name
    if !ties(far) { return "nothing ties the content's \(far.lowercased()) edge: add \(last).\(far) = \(name).\(far)" }
    if !ties(near) {
      return "nothing ties the content's \(near.lowercased()) edge: add \(last).\(near) = \(name).\(near)"
    }
    return "the content has no \(length.lowercased()) of its own: add a constraint for \(last).\(length)"
  }

  /// Returns what would determine views along an axis: another priority if two are equal, else an additional
  /// constraint.
  private func advice(_ items: [OpenItem], _ axis: NSLayoutConstraint.Axis, isArranged: Bool) -> String {
    contentAdvice(items, axis) ?? tie(items, axis, hugs: true) ?? tie(items, axis, hugs: false)
      ?? missing(items[0], axis, isArranged: isArranged)
  }

  /// Returns advice for two or more views whose contents pull equally hard at the open part; nil if there are fewer.
  private func tie(_ items: [OpenItem], _ axis: NSLayoutConstraint.Axis, hugs: Bool) -> String? {
    let pulling = items.compactMap { item -> (name: String, priority: Float)? in
      guard let view = item.object as? UIView,
        let side = item.sides(axis).first(where: { $0.attribute == .width || $0.attribute == .height })
      else { return nil }
      let size = view.layoutIntrinsicSize
      let natural = axis == .horizontal ? size.width : size.height
      guard natural >= 0, hugs ? side.upper > natural + 0.01 : side.lower < natural - 0.01 else { return nil }
      let priority =
        hugs ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
      return (item.node.name, priority.rawValue)
    }
    guard let priority = pulling.map(\.priority).min() else { return nil }
    let equal = pulling.filter { $0.priority == priority }.map(\.name)
    guard equal.count > 1 else { return nil }
    let way = axis == .horizontal ? "horizontally" : "vertically"
    let number = NumberText.plain(Double(priority))
    let verb = hugs ? "hug" : "resist compression"
    if equal.count == 2 { return "\(equal[0]) and \(equal[1]) both \(verb) at \(number) \(way): raise one" }
    let rest = equal.count > 3 ? "\(equal.count - 2) others" : equal[2]
    return "\(equal[0]), \(equal[1]) and \(rest) all \(verb) at \(number) \(way): make them differ"
  }

  /// Whether one more constraint decides both where a view begins and how long it is: its center or its end is known.
  private static func areCoupled(_ sides: [SolvedView.OpenSide]) -> Bool {
    guard let start = sides.first(where: { $0.attribute == .minX || $0.attribute == .minY }),
      let length = sides.first(where: { $0.attribute == .width || $0.attribute == .height }),
      [start.lower, start.upper, length.lower, length.upper].allSatisfy(\.isFinite)
    else { return false }
    return [0.5, 1].contains { part in
      abs((start.lower + part * length.upper) - (start.upper + part * length.lower)) < 0.01
    }
  }

  private func missing(_ item: OpenItem, _ axis: NSLayoutConstraint.Axis, isArranged: Bool) -> String {
    let (name, sides) = (item.node.name, item.sides(axis).map(\.attribute))
    let (near, far, center, length) =
      axis == .horizontal
      ? ("Leading", "Trailing", "CenterX", "Width") : ("Top", "Bottom", "CenterY", "Height")
    if isArranged { return "add a constraint for \(name).\(length), or give the stack view another distribution" }
    let isLengthOpen = sides.contains(.width) || sides.contains(.height)
    let isPositionOpen = sides.contains(.minX) || sides.contains(.minY)
    if Self.areCoupled(item.sides(axis)) {
      return "add a constraint for \(name).\(length), \(name).\(near) or \(name).\(far)"
    }
    if isLengthOpen, isPositionOpen { return "add constraints that decide \(name).\(near) and \(name).\(length)" }
    if isLengthOpen { return "add a constraint for \(name).\(length) or \(name).\(far)" }
    return "add a constraint for \(name).\(near), \(name).\(far) or \(name).\(center)"
  }
}

extension SceneView {
  /// Returns whether an ambiguous part of the frame is intended.
  fileprivate func allows(_ part: SolvedView.OpenSide.FramePart) -> Bool {
    switch allowedAmbiguity {
    case nil: false
    case .frame: true
    case .size: part == .width || part == .height
    }
  }
}

extension NSLayoutConstraint {
  /// The axis of the constraint.
  fileprivate var axis: NSLayoutConstraint.Axis {
    switch firstAttribute {
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }
}
