/// A position on the horizontal axis.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, to be constrained like a width (AL-6.7).
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { offset(to: otherAnchor) }

  /// This anchor is after another by the system's spacing, times a factor (AL-6.8).
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, toSystemSpacingAfter: anchor, multiplier: multiplier) }

  /// This anchor is at least the system's spacing, times a factor, after the other (AL-6.8).
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier) }

  /// This anchor is at most the system's spacing, times a factor, after the other (AL-6.8).
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier) }
}
