/// A guide that follows something on the screen, with constraints that hold while it is near an edge.
///
/// What is followed here, the docked keyboard, is always near the bottom and away from the other edges (AL-5.26).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// Constraints that hold while the guide is near an edge, in place of those set before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    if edge == .bottom { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Constraints that hold while the guide is away from an edge, in place of those set before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    if edge != .bottom { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// The constraints set for an edge, whether they hold or not.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// The constraints set for an edge, whether they hold or not.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Takes all constraints of the guide away.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((Array(near.values) + Array(away.values)).flatMap { $0 })
    (near, away) = ([:], [:])
  }
}
