/// Touches sent by a test, delivered to recognisers and views as UIKit delivers them.
@MainActor
package enum TouchSimulation {
  /// The reason why a tap does not reach its view.
  package enum Obstacle: Error, Equatable, CustomStringConvertible {
    /// The view or one of its superviews is hidden, transparent or disabled for touches, or the point is outside a
    /// superview.
    case unreachable
    /// Another view is in front.
    case covered(by: String)

    package var description: String {
      switch self {
      case .unreachable: "the view is hidden, disabled for touches, or outside a superview"
      case .covered(let other): "\(other) is in front of the view"
      }
    }
  }

  /// The view that receives a touch at a view's centre; the view itself or one of its subviews.
  package static func receiver(of view: UIView) throws(Obstacle) -> (view: UIView, point: CGPoint) {
    let root = view.rootView
    root.layoutIfNeeded()
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
    guard let hit = root.hitTest(point, with: nil) else { throw .unreachable }
    if hit.isDescendant(of: view) { return (hit, point) }
    if view.isDescendant(of: hit) { throw .unreachable }
    throw .covered(by: hit.layoutToken)
  }

  /// Puts a finger down at the centre of a view and lifts it again.
  package static func tap(_ view: UIView, times: Int = 1) throws(Obstacle) {
    let (hit, point) = try receiver(of: view)
    for count in 1...max(1, times) {
      touch(hit, from: point, to: point, tapCount: count, of: max(1, times), kind: .tap)
    }
    view.rootView.layoutIfNeeded()
  }

  /// Holds a finger at the centre of a view.
  package static func press(_ view: UIView) throws(Obstacle) {
    let (hit, point) = try receiver(of: view)
    touch(hit, from: point, to: point, tapCount: 1, kind: .press)
    view.rootView.layoutIfNeeded()
  }

  /// Drags a finger from the centre of a view by a distance, in points.
  package static func drag(_ view: UIView, by distance: CGVector) throws(Obstacle) {
    let (hit, point) = try receiver(of: view)
    let end = CGPoint(x: point.x + distance.dx, y: point.y + distance.dy)
    touch(hit, from: point, to: end, tapCount: 1, kind: .drag)
    view.rootView.layoutIfNeeded()
  }

  /// The kinds of touches.
  enum Kind {
    case tap
    case press
    case drag
  }

  private static func touch(
    _ hit: UIView, from start: CGPoint, to end: CGPoint, tapCount: Int, of taps: Int = 1, kind: Kind
  ) {
    let touch = UITouch(start, in: hit, tapCount: tapCount)
    let event = UIEvent(touches: [touch])
    let views = sequence(first: hit, next: \.superview)
    if kind == .drag { for case let scroll as UIScrollView in views { _ = scroll.panGestureRecognizer } }
    let recognisers = views.flatMap { $0.gestureRecognizers ?? [] }.filter { $0.receives(touch, event) }
    touch.gestureRecognizers = recognisers
    for recogniser in recognisers { recogniser.touchesBegan([touch], with: event) }
    hit.touchesBegan([touch], with: event)
    if kind == .drag {
      touch.move(to: end)
      for recogniser in recognisers { recogniser.touchesMoved([touch], with: event) }
      hit.touchesMoved([touch], with: event)
    }
    let recognised = GestureContest(touch, from: start, to: end, kind: kind, taps: taps).winners(among: recognisers)
    touch.phase = .ended
    for recogniser in recognised { recogniser.recognise(touch) }
    for recogniser in recognisers where !recognised.contains(recogniser) {
      recogniser.touchesEnded([touch], with: event)
      recogniser.fail()
    }
    if recognised.contains(where: \.cancelsTouchesInView) {
      touch.phase = .cancelled
      hit.touchesCancelled([touch], with: event)
    } else {
      hit.touchesEnded([touch], with: event)
    }
    for recogniser in recognisers { recogniser.finish() }
  }
}
