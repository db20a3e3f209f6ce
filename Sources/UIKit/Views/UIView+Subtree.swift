/// Walking over trees without a call a level: they may be deeper than a thread's stack.
extension UIView {
  /// Where the view's coordinates begin outside of its root: frames and bounds' origins on the way add up, the root's own
  /// among them.
  var offsetToBase: CGPoint {
    var offset = CGPoint.zero
    var next: UIView? = self
    while let view = next {
      offset.x += view.frame.minX - view.bounds.minX
      offset.y += view.frame.minY - view.bounds.minY
      next = view.superview
    }
    return offset
  }

  /// The view and all below it, a view before its subviews, these in order.
  ///
  /// Subviews are asked for when their superview has been handled: what is added or removed there is seen.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  /// The view and all below it, subviews before their superview.
  var subtreeFromLeaves: [UIView] {
    var found: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.subviews)
    }
    return found.reversed()
  }
}
