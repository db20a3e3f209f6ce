/// Iterative walks over trees, which may be deeper than a thread's stack.
extension UIView {
  /// Calls a closure with the view and all views below it, each before its subviews, these in order.
  ///
  /// Subviews are read after their superview has been handled, so changes that it makes to them are included.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  /// The view and all views below it, subviews before their superview.
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
