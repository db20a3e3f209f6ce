/// The common parts of containers with bars.
@MainActor
enum BarStack {
  static func heights(in view: UIView) -> BarHeights { view.window?.environment.barHeights ?? BarHeights() }

  /// How far above the end of a view's safe area its navigation bar begins: only at the top of a window.
  static func rise(in view: UIView) -> CGFloat {
    guard let window = view.window, view.convert(view.bounds, to: window).minY == 0 else { return 0 }
    return window.environment.barHeights.navigationBarRise
  }

  /// Puts a controller's view below a container's bars, in place of another's.
  static func exchange(
    _ old: UIViewController?, for new: UIViewController?, in view: UIView, animated: Bool = false
  ) {
    func move() {
      old?.viewIfLoaded?.removeFromSuperview()
      guard let content = new?.view else { return }
      content.frame = view.bounds
      view.insertSubview(content, at: 0)
    }
    if view.window == nil { move() } else { AppearanceCallbacks.change(from: old, to: new, animated: animated, move) }
  }

  /// Makes a controller's view fill the container's, with the bars as part of its safe area (AL-5.14).
  static func fit(
    _ controller: UIViewController?, into view: UIView, top: CGFloat, bottom: CGFloat, isTopOpaque: Bool = false,
    isBottomOpaque: Bool = false
  ) {
    guard let controller, let content = controller.viewIfLoaded else { return }
    // The view extends under a bar if the controller allows it, and under an opaque one only if it allows that too.
    func stops(_ edge: UIRectEdge, _ bar: CGFloat, _ isOpaque: Bool) -> Bool {
      bar > 0
        && (!controller.edgesForExtendedLayout.contains(edge)
          || isOpaque && !controller.extendedLayoutIncludesOpaqueBars)
    }
    let (stopsAtTop, stopsAtBottom) = (stops(.top, top, isTopOpaque), stops(.bottom, bottom, isBottomOpaque))
    let safe = view.safeAreaInsets
    content.frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: stopsAtTop ? safe.top + top : 0, left: 0, bottom: stopsAtBottom ? safe.bottom + bottom : 0, right: 0))
    controller.barInsets = UIEdgeInsets(
      top: stopsAtTop ? 0 : top, left: 0, bottom: stopsAtBottom ? 0 : bottom, right: 0)
  }
}
