import UIKit

/// Lays a captured scene out alone, and replaces what code has decided by constants until every view is where the
/// application's own is.
///
/// Contents come first: an intrinsic size that a class computes itself. Then margins, then frames, from the top of the
/// tree, because a view moves everything inside it.
@MainActor
struct CaptureCheck {
  /// The captured views by their ids.
  private let live: [String: NSObject]
  private let cell: Cell
  private(set) var scene: Scene
  /// Ids of views with an intrinsic size, margins or a frame from here.
  private var sized: Set<String> = []
  private var margined: Set<String> = []
  private var framed: Set<String> = []

  /// Layouts in which single views are corrected; after that, all that differ are.
  private static let singleRounds = 24
  /// The most rounds in which constants replace what a capture cannot state.
  private static let rounds = 32
  /// The largest difference that counts as none, in points.
  static let tolerance = 0.01

  /// - Parameter capture: A capture in the cell.
  init(_ capture: SceneCapture, in cell: Cell) {
    self.cell = cell
    scene = capture.scene
    live = Dictionary(capture.items.map { ($0.scene.id, $0.object) }) { first, _ in first }
  }

  /// Corrects the scene.
  /// - Complexity: A layout for each correction, and one more.
  mutating func run() {
    for round in 0..<Self.rounds {
      let built = BuiltScene(scene, in: cell)
      built.window.layoutIfNeeded()
      if correctSizes(built) { continue }
      let moved = moved(in: built)
      if moved.isEmpty { return finish([]) }
      let first = round < Self.singleRounds ? [moved[0]] : moved
      if correctMargins(built, above: first[0]) { continue }
      // A view with a frame from here may still be elsewhere; the others may be corrected nevertheless.
      let corrected = first.allSatisfy(framed.contains) ? moved : first
      if corrected.allSatisfy(framed.contains) { return finish(moved) }
      for id in corrected where !framed.contains(id) { stateFrame(of: id) }
    }
    let built = BuiltScene(scene, in: cell)
    built.window.layoutIfNeeded()
    finish(moved(in: built))
  }

  private mutating func finish(_ unmatched: [String]) {
    let known = framed.union(margined).union(sized).union(scene.capture?.stated ?? [])
    let all = scene.allViews.map(\.id).filter(known.contains)
    scene.capture?.stated = all
    scene.capture?.unmatched = unmatched
  }

  // MARK: Sizes

  /// States intrinsic sizes that differ.
  /// - Returns: Whether there were any.
  private mutating func correctSizes(_ built: BuiltScene) -> Bool {
    var changes: [String: SceneIntrinsic] = [:]
    for item in built.items {
      guard item.scene.frame == nil, let view = item.view, let own = live[item.scene.id] as? UIView else { continue }
      let (made, wanted) = (view.unwrappedIntrinsicSize, own.unwrappedIntrinsicSize)
      var intrinsic = item.scene.intrinsic ?? SceneIntrinsic()
      if !isSame(made.width, wanted.width), intrinsic.width == nil { intrinsic.width = wanted.width }
      if !isSame(made.height, wanted.height), intrinsic.height == nil { intrinsic.height = wanted.height }
      if intrinsic != item.scene.intrinsic ?? SceneIntrinsic() { changes[item.scene.id] = intrinsic }
    }
    change(Set(changes.keys)) { $0.intrinsic = changes[$0.id] }
    sized.formUnion(changes.keys)
    return !changes.isEmpty
  }

  private func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= Self.tolerance }

  // MARK: Margins

  /// States the margins of a view that is elsewhere, or of the next superview with other margins.
  /// - Returns: Whether there were any.
  private mutating func correctMargins(_ built: BuiltScene, above id: String) -> Bool {
    let superviews = scene.superviews
    for id in sequence(first: id, next: { superviews[$0]?.viewID }) where !margined.contains(id) {
      guard let view = built.byID[id] as? UIView, let own = live[id] as? UIView else { continue }
      let (made, wanted) = (view.layoutMargins, own.layoutMargins)
      let isSame =
        isSame(made.left, wanted.left) && isSame(made.right, wanted.right) && isSame(made.top, wanted.top)
        && isSame(made.bottom, wanted.bottom)
      // The margins of a view that is elsewhere may depend on its place.
      if isSame || isMoved(view, own) { continue }
      change([id]) { node in
        node.margins = SceneMargins(Insets(wanted))
        (node.preservesMargins, node.insetsMarginsFromSafeArea) = (false, false)
      }
      margined.insert(id)
      return true
    }
    return false
  }

  // MARK: Frames

  /// Returns the views that are elsewhere although their superviews are not, in the order of the tree.
  private func moved(in built: BuiltScene) -> [String] {
    var moved: [String] = []
    var inside: Set<String> = []
    var parents: [String: String] = [:]
    func note(_ views: [SceneView], in parent: String?) {
      for view in views {
        parents[view.id] = parent
        note(view.children, in: view.id)
      }
    }
    note(scene.views, in: nil)
    for item in built.items {
      let id = item.scene.id
      if let parent = parents[id], inside.contains(parent) {
        inside.insert(id)
      } else if let own = live[id], isMoved(item.object, own) {
        moved.append(id)
        inside.insert(id)
      }
    }
    return moved
  }

  private func isMoved(_ object: NSObject, _ own: NSObject) -> Bool {
    guard let a = Self.frame(of: object), let b = Self.frame(of: own) else { return false }
    return !isSame(a.minX, b.minX) || !isSame(a.minY, b.minY) || !isSame(a.width, b.width)
      || !isSame(a.height, b.height)
  }

  private static func frame(of object: NSObject) -> CGRect? {
    (object as? UIView)?.frameBeforeTransform ?? (object as? UILayoutGuide)?.layoutFrame
  }

  /// Gives a view its frame, in place of the constraints between it and what is placed already.
  private mutating func stateFrame(of id: String) {
    framed.insert(id)
    guard let object = live[id], let frame = Self.frame(of: object) else { return }
    if object is UIView {
      change([id]) { node in
        node.frame = SceneFrame(frame)
        node.isArranged = false
      }
    }
    var placed = scene.allViews.filter { $0.frame != nil }.reduce(into: Set([id])) { $0.insert($1.id) }
    let superviews = scene.superviews
    var next = superviews[id]?.viewID
    while let superview = next {
      placed.insert(superview)
      next = superviews[superview]?.viewID
    }
    func isPlaced(_ item: SceneItem) -> Bool { item.viewID.map(placed.contains) ?? true }
    var replaced: [String] = []
    scene.constraints.removeAll { constraint in
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      guard items.contains(.view(id)), items.allSatisfy(isPlaced) else { return false }
      replaced.append(constraint.text)
      return true
    }
    scene.capture?.leftOut += replaced
    if object is UILayoutGuide { pin(id, to: frame) }
  }

  /// Gives a guide its rectangle by constraints, because it has no frame of its own.
  private mutating func pin(_ id: String, to rect: CGRect) {
    guard let owner = scene.superviews[id] else { return }
    scene.constraints.removeAll { $0.first.item == .view(id) }
    for (attribute, constant) in [(SceneAttribute.left, rect.minX), (.top, rect.minY)] {
      scene.constraints.append(
        SceneConstraint(.init(.view(id), attribute), to: .init(owner, attribute), constant: .points(constant)))
    }
    for (attribute, constant) in [(SceneAttribute.width, rect.width), (.height, rect.height)] {
      scene.constraints.append(SceneConstraint(.init(.view(id), attribute), constant: .points(constant)))
    }
  }

  /// Changes views of the scene.
  private mutating func change(_ ids: Set<String>, _ body: (inout SceneView) -> Void) {
    var changed: [String: SceneView] = [:]
    for var view in scene.allViews where ids.contains(view.id) {
      body(&view)
      changed[view.id] = view
    }
    scene.replaceViews(changed)
  }
}
