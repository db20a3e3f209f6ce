/// Dragging: a finger that moves in a scroll view scrolls it.
extension UIScrollView {
  /// Whether a finger that moves by a distance scrolls the content.
  func scrolls(by distance: CGVector, from hit: UIView?) -> Bool {
    guard isScrollEnabled else { return false }
    var touched = hit
    while let view = touched, view !== self {
      if view is UIControl, !touchesShouldCancel(in: view) { return false }
      touched = view.superview
    }
    let inset = adjustedContentInset
    let across = contentSize.width + inset.left + inset.right > bounds.width || alwaysBounceHorizontal && bounces
    let down = contentSize.height + inset.top + inset.bottom > bounds.height || alwaysBounceVertical && bounces
    return abs(distance.dx) > abs(distance.dy) ? across : down
  }

  /// Scrolls by what a finger has moved, and stops at once where the delegate wants it to.
  func drag(by distance: CGVector) {
    if keyboardDismissMode != .none { window?.endEditing(true) }
    isBeingDragged = true
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset = limitedOffset(CGPoint(x: contentOffset.x - distance.dx, y: contentOffset.y - distance.dy))
    isBeingDragged = false
    let rest = isPagingEnabled ? nearestPage : contentOffset
    var target = rest
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    let moves = limitedOffset(target) != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = limitedOffset(target)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The offset of the page of which most is shown.
  private var nearestPage: CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    return limitedOffset(CGPoint(x: page(contentOffset.x, bounds.width), y: page(contentOffset.y, bounds.height)))
  }
}

/// The pan gesture of a scroll view.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var distance = CGVector.zero

  override func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool {
    guard super.fits(kind, distance, touch), let scroll = view as? UIScrollView else { return false }
    self.distance = distance
    return scroll.scrolls(by: distance, from: touch.view)
  }

  override func recognise(_ touch: UITouch) {
    state = .began
    (view as? UIScrollView)?.drag(by: distance)
    state = .changed
    state = .ended
  }
}
