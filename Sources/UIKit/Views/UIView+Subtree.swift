/// Walking over trees without a call a level: they may be deeper than a thread's stack.
extension UIView {
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
