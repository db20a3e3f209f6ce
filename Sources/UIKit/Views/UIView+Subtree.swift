/// Walking over trees without a call a level: they may be deeper than a thread's stack.
extension UIView {
  /// From the view's coordinates to those outside of its root: frames, bounds' origins and transforms on the way add up,
  /// the root's own among them.
  var transformToBase: CGAffineTransform {
    // Sums stay sums, without a multiplication that would blur them.
    var total = CGAffineTransform.identity
    var next: UIView? = self
    while let view = next {
      let geometry = view.geometry
      if geometry.transform.isIdentity, total.b == 0, total.c == 0, total.a == 1, total.d == 1 {
        total.tx += geometry.origin.x - geometry.boundsOrigin.x
        total.ty += geometry.origin.y - geometry.boundsOrigin.y
      } else {
        total = total.concatenating(geometry.toSuperview)
      }
      next = view.superview
    }
    return total
  }

  /// From the view's coordinates to another's; nil means the window's.
  func transform(to view: UIView?) -> CGAffineTransform {
    guard let other = view ?? window else { return transformToBase }
    return transformToBase.concatenating(other.transformToBase.inverted())
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
