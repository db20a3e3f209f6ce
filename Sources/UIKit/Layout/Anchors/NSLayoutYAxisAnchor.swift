/// A position on the vertical axis.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, to be constrained like a height (AL-6.7).
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { offset(to: otherAnchor) }

  /// This anchor is below another by the system's spacing, times a factor (AL-6.8).
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, toSystemSpacingAfter: anchor, multiplier: multiplier) }

  /// This anchor is at least the system's spacing, times a factor, below the other (AL-6.8).
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier) }

  /// This anchor is at most the system's spacing, times a factor, below the other (AL-6.8).
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier) }
}
