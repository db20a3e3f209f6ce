import SystemValues

/// The system's standard spacing between two positions, in points (AL-6.8, AL-6.9).
enum SystemSpacing {
  /// The spacing between siblings, in points.
  static let standard: CGFloat = StandardSpacing.points

  /// The spacing between two positions. Between baselines it depends on the fonts; Apple's formula is not known, so the
  /// line height of the lower text is used instead (AL-13.13).
  @MainActor
  static func between(
    _ near: ((any LayoutItem)?, NSLayoutConstraint.Attribute), _ far: ((any LayoutItem)?, NSLayoutConstraint.Attribute)
  ) -> CGFloat {
    guard near.1.isBaseline, far.1.isBaseline, let height = (far.0 as? UIView)?.textLineHeight else {
      return standard
    }
    return height
  }
}
