/// How safe areas reach from the window into views (AL-5.13 to 5.16).
@MainActor
enum SafeArea {
  static func insets(of view: UIView) -> UIEdgeInsets {
    if let window = view as? UIWindow { return window.environment.safeAreaInsets }
    var insets = inherited(by: view)
    if let controller = view.controller {
      insets = insets + controller.barInsets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  /// What is left of the superview's insets at each edge: it shrinks with the distance and never grows (AL-5.15).
  private static func inherited(by view: UIView) -> UIEdgeInsets {
    guard let parent = view.superview, view.window != nil else { return .zero }
    let (outer, frame, bounds) = (parent.safeAreaInsets, view.frame, parent.bounds)
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
    return UIEdgeInsets(
      top: rest(outer.top, frame.minY - bounds.minY), left: rest(outer.left, frame.minX - bounds.minX),
      bottom: rest(outer.bottom, bounds.maxY - frame.maxY), right: rest(outer.right, bounds.maxX - frame.maxX))
  }
}
