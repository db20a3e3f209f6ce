internal import ConstraintSolver

/// What the engine found for one item.
struct Placement {
  /// Alignment rectangle relative to the superview, not rounded.
  var alignmentRect: CGRect
  /// Frame in the superview's coordinates, on whole pixels; exactly the given one where the frame is an input.
  var frame: CGRect
  /// What the frame follows from, where it is an input with a mask.
  var reference: FrameReference?
  /// Attributes with more than one optimal value, and their ranges.
  var openAttributes: [OpenAttribute]
}

/// An unknown of an item that the constraints leave open (AL-2.13).
package struct OpenAttribute: Hashable, Sendable {
  /// `minX`, `minY`, `width` or `height`.
  package var name: String
  /// The least optimal value, in points; infinite where nothing bounds it.
  package var lower: CGFloat
  /// The greatest optimal value, in points; infinite where nothing bounds it.
  package var upper: CGFloat
}

/// Reads placements off a solution, from the root down.
@MainActor
struct PlacementReader {
  private let system: SystemOfRows
  private let grid: PixelGrid
  private(set) var placements: [ObjectIdentifier: Placement] = [:]

  init(_ system: SystemOfRows, root: UIView) {
    self.system = system
    let isExact = (root as? UIWindow)?.environment.keepsExactFrames ?? false
    grid = PixelGrid(scale: isExact ? nil : root.traitCollection.displayScale)
    var waiting = [Place(view: root, exact: .zero, rounded: .zero)]
    while let place = waiting.popLast() { read(place, &waiting) }
  }

  /// A view whose subviews are to be placed.
  private struct Place {
    let view: UIView
    /// Where the view's frame starts in window coordinates, not rounded.
    let exact: CGPoint
    /// The same on whole pixels.
    let rounded: CGPoint
  }

  private mutating func read(_ place: Place, _ waiting: inout [Place]) {
    let view = place.view
    // How far the view has scrolled is not in it: content lies on whole pixels of its own, wherever it is shown
    // (AL-9.1).
    let (exact, rounded) = (place.exact, place.rounded)
    for guide in view.layoutGuides {
      if let placement = placement(of: guide, exact: exact, rounded: rounded, frame: { $0 }) {
        placements[ObjectIdentifier(guide)] = placement
      }
    }
    for subview in view.subviews {
      guard
        var placement = placement(
          of: subview, exact: exact, rounded: rounded, frame: { subview.frame(forAlignmentRect: $0) })
      else { continue }
      if subview.translatesAutoresizingMaskIntoConstraints { keepGivenFrame(of: subview, &placement) }
      placements[ObjectIdentifier(subview)] = placement
      let origin = subview.frame(forAlignmentRect: placement.alignmentRect).origin
      waiting.append(
        Place(
          view: subview, exact: CGPoint(x: exact.x + origin.x, y: exact.y + origin.y),
          rounded: CGPoint(x: rounded.x + placement.frame.minX, y: rounded.y + placement.frame.minY)))
    }
  }

  /// A frame that is an input is what it was set to, to the last digit; one that follows its superview is so while the
  /// superview has the size it had then.
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

  private func placement(
    of item: any LayoutItem, exact: CGPoint, rounded: CGPoint, frame: (CGRect) -> CGRect
  ) -> Placement? {
    guard let unknowns = system.variables[ObjectIdentifier(item)] else { return nil }
    let solver = system.solver
    let rect = CGRect(
      x: solver.value(of: unknowns.minX), y: solver.value(of: unknowns.minY),
      width: solver.value(of: unknowns.width), height: solver.value(of: unknowns.height))
    let frame = frame(
      grid.round(rect.offsetBy(dx: exact.x, dy: exact.y)).offsetBy(dx: -rounded.x, dy: -rounded.y))
    let open = zip(ItemVariables.names, unknowns.all).compactMap { name, variable -> OpenAttribute? in
      if solver.isUnique(variable) { return nil }
      let range = solver.range(of: variable)
      return OpenAttribute(name: name, lower: range.lower, upper: range.upper)
    }
    return Placement(alignmentRect: rect, frame: frame, reference: nil, openAttributes: open)
  }
}
