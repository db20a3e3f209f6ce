/// A guide that follows something on the screen, with constraints that are active while it is near an edge.
///
/// The docked keyboard, which it follows here, is always near the bottom and away from the other edges (AL-5.26).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near an edge, replacing previous ones.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    if edge == .bottom { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Sets the constraints that are active while the guide is away from an edge, replacing previous ones.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    if edge != .bottom { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// The constraints set for an edge, active or not.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// The constraints set for an edge, active or not.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Removes all constraints of the guide.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((Array(near.values) + Array(away.values)).flatMap { $0 })
    (near, away) = ([:], [:])
  }
}
