/// How safe areas extend from the window into views (AL-5.13 to 5.16).
@MainActor
enum SafeArea {
  static func insets(of view: UIView) -> UIEdgeInsets {
    var path = [view]
    while let parent = path[path.count - 1].superview { path.append(parent) }
    // A view outside a window has only its controllers' insets.
    let window = path[path.count - 1] as? UIWindow
    var insets = window?.safeAreaInsets ?? .zero
    for (parent, view) in zip(path.reversed(), path.reversed().dropFirst()) {
      insets = self.insets(of: view, in: window == nil ? nil : (parent, insets))
    }
    return path.count == 1 && window == nil ? self.insets(of: view, in: nil) : insets
  }

  /// A view's insets, from those of its superview; the parent is nil for a view that is in no window.
  static func insets(of view: UIView, in parent: (view: UIView, insets: UIEdgeInsets)?) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    // Zero insets leave nothing to inherit, but a scroll view still records its comparisons.
    if let parent, parent.insets != .zero || parent.view.asScrollView != nil {
      insets = rest(of: parent.insets, in: parent.view, at: view)
    }
    if let controller = view.controller {
      insets = insets + controller.barInsets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  /// The remainder of the superview's insets at each edge; it shrinks with the distance and never grows (AL-5.15).
  private static func rest(of outer: UIEdgeInsets, in parent: UIView, at view: UIView) -> UIEdgeInsets {
    var outer = outer
    // A scroll view that adjusts its insets keeps its content's ends out of the safe area, whether or not there is
    // enough to scroll, and its sides if it scrolls horizontally (AL-5.17).
    if let scroll = parent.asScrollView, scroll.contentInsetAdjustmentBehavior != .never {
      let absorbed = scroll.systemInset(of: outer)
      (outer.top, outer.bottom) = (0, 0)
      outer.left -= absorbed.left
      outer.right -= absorbed.right
    }
    let (frame, bounds) = (view.frame, parent.bounds)
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      if inset <= 0 { return inset }
      return Branch.min(Branch.max(inset - distance, 0), inset)
    }
    return UIEdgeInsets(
      top: rest(outer.top, frame.minY - bounds.minY), left: rest(outer.left, frame.minX - bounds.minX),
      bottom: rest(outer.bottom, bounds.maxY - frame.maxY), right: rest(outer.right, bounds.maxX - frame.maxX))
  }
}
