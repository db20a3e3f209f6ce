internal import ConstraintSolver

/// The engine's result for one item.
struct Placement {
  /// The alignment rectangle relative to the superview, not rounded.
  var alignmentRect = CGRect.zero
  /// The frame in the superview's coordinates, on whole pixels; exactly the given one if the frame is an input.
  var frame = CGRect.zero
  /// The reference that the frame follows from, if it is an input with a mask.
  var reference: FrameReference?
  /// Attributes with more than one optimal value, and their ranges.
  var openAttributes: [OpenAttribute] = []
}

/// A variable of an item that the constraints leave open (AL-2.13).
package struct OpenAttribute: Hashable, Sendable {
  /// `minX`, `minY`, `width` or `height`.
  package var name: String
  /// The smallest optimal value, in points; infinite if nothing bounds it.
  package var lower: CGFloat
  /// The largest optimal value, in points; infinite if nothing bounds it.
  package var upper: CGFloat
}

/// A placement stored in its item, so that no pass has to look it up.
struct KeptPlacement {
  /// The number of the solve from which it was read, unique across engines; -1 is no solve's number.
  private(set) var solve = -1
  var placement = Placement()

  mutating func keep(_ placement: Placement, of solve: Int) { (self.placement, self.solve) = (placement, solve) }
}

/// Reads placements from a solution, from the root down, and stores each in its item.
@MainActor
struct PlacementReader {
  private let solver: Solver
  private let grid: PixelGrid
  private let solve: Int
  /// Whether no attribute can be open.
  private let isUnique: Bool
  /// Whether an item in the tree has more than one optimal position or size.
  private(set) var hasOpenAttributes = false

  /// Reads all placements.
  /// - Parameter solve: The number of the solve.
  /// - Complexity: O(items).
  init(_ system: SystemOfRows, root: UIView, solve: Int) {
    let isExact = (root as? UIWindow)?.environment.keepsExactFrames ?? false
    (solver, self.solve) = (system.solver, solve)
    isUnique = system.solver.hasUniqueSolution
    grid = PixelGrid(scale: isExact ? nil : root.traitCollection.displayScale)
    let hasSlack = sequence(first: root) { $0.superview }.contains { $0.isRoundedToContent }
    let start = Origin(exact: .zero, rounded: .zero, hasRoundingSlack: hasSlack)
    var origins = [Origin](repeating: start, count: system.views.count)
    // Superviews come first; the root has no placement.
    for index in system.views.indices.dropFirst() {
      origins[index] = read(system.views[index], in: origins[system.views[index].superview])
    }
    for guide in system.guides { read(guide, in: origins[guide.superview]) }
  }

  /// The origin of a view's frame in window coordinates, without the view's scrolling: content is aligned to its own
  /// pixels, wherever it is shown (AL-9.1).
  private struct Origin {
    /// Not rounded.
    let exact: CGPoint
    /// On whole pixels.
    let rounded: CGPoint
    /// Whether the view is in one that was rounded up to whole pixels, which leaves less than one to share out.
    var hasRoundingSlack = false
  }

  private mutating func read(_ guide: SystemItem<UILayoutGuide>, in outer: Origin) {
    let placement = placement(guide.unknowns, in: outer) { $0 }
    guide.reference.ask {
      $0.keptPlacement.keep(placement, of: solve)
      $0.solvedFrame = placement.frame
    }
  }

  /// - Returns: The origin of the view's own subviews.
  private mutating func read(_ item: SystemItem<UIView>, in outer: Origin) -> Origin {
    item.reference.ask { view in
      var placement = placement(item.unknowns, in: outer) { view.frame(forAlignmentRect: $0) }
      if view.translatesAutoresizingMaskIntoConstraints { keepGivenFrame(of: view, &placement) }
      view.keptPlacement.keep(placement, of: solve)
      let origin = view.frame(forAlignmentRect: placement.alignmentRect).origin
      return Origin(
        exact: CGPoint(x: outer.exact.x + origin.x, y: outer.exact.y + origin.y),
        rounded: CGPoint(x: outer.rounded.x + placement.frame.minX, y: outer.rounded.y + placement.frame.minY),
        hasRoundingSlack: outer.hasRoundingSlack || view.isRoundedToContent)
    }
  }

  /// Keeps a frame that is an input exactly as it was set; a frame that follows its superview, only while the superview
  /// has the size it had then.
  private func keepGivenFrame(of view: UIView, _ placement: inout Placement) {
    let given = view.frameReference?.frame ?? view.geometry.untransformedFrame
    let rect = view.alignmentRect(forFrame: given)
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    let solved = placement.alignmentRect
    let isWhereGiven =
      isNear(rect.minX, solved.minX) && isNear(rect.minY, solved.minY) && isNear(rect.width, solved.width)
      && isNear(rect.height, solved.height)
    if view.frameReference == nil || isWhereGiven { placement.frame = given }
    placement.reference = view.frameReference
  }

  private mutating func placement(
    _ unknowns: ItemVariables, in outer: Origin, frame: (CGRect) -> CGRect
  ) -> Placement {
    let rect = CGRect(
      x: solver.value(of: unknowns.minX), y: solver.value(of: unknowns.minY),
      width: solver.value(of: unknowns.width), height: solver.value(of: unknowns.height))
    let frame = frame(
      grid.round(rect.offsetBy(dx: outer.exact.x, dy: outer.exact.y))
        .offsetBy(dx: -outer.rounded.x, dy: -outer.rounded.y))
    let open = openAttributes(unknowns, hasRoundingSlack: outer.hasRoundingSlack)
    if !open.isEmpty { hasOpenAttributes = true }
    return Placement(alignmentRect: rect, frame: frame, openAttributes: open)
  }

  private func openAttributes(_ unknowns: ItemVariables, hasRoundingSlack: Bool) -> [OpenAttribute] {
    if isUnique { return [] }
    if solver.isUnique(unknowns.minX), solver.isUnique(unknowns.minY), solver.isUnique(unknowns.width),
      solver.isUnique(unknowns.height)
    {
      return []
    }
    let slack = hasRoundingSlack ? grid.scale.map { 1 / $0 } ?? 0 : 0
    return zip(ItemVariables.names, unknowns.all).compactMap { name, variable -> OpenAttribute? in
      if solver.isUnique(variable) { return nil }
      let range = solver.range(of: variable)
      if range.upper - range.lower < slack { return nil }
      return OpenAttribute(name: name, lower: range.lower, upper: range.upper)
    }
  }
}
