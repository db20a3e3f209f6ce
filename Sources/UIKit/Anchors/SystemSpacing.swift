/// The system's standard space between two places, in points (AL-6.8, AL-6.9).
package enum SystemSpacing {
  /// Between siblings, in points.
  package static let standard: CGFloat = 8

  /// Between baselines it depends on the fonts; Apple's formula is not known, so the line height of the lower text
  /// stands in for it (AL-13.13).
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
