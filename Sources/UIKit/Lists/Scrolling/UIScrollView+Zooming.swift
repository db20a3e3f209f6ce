/// Zooming: the delegate's view is scaled by its transform, and the content grows with it.
extension UIScrollView {
  /// The view that is scaled; nil for content that does not zoom.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Scales the delegate's view around the middle of what is shown.
  func zoom(toScale scale: CGFloat) {
    let (before, new) = (zoomScale, min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale)))
    if before == new || !new.isFinite || new <= 0 { return }
    guard let view = zoomedView else { return }
    storeZoomScale(new)
    let (factor, origin) = (new / before, view.frame.origin)
    let middle = CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.frame.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    let offset = CGPoint(x: middle.x * factor - bounds.width / 2, y: middle.y * factor - bounds.height / 2)
    contentOffset = limitedOffset(offset)
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms, and tells the delegate of the beginning and, later, of the end if that takes time on iOS.
  func zoom(animated: Bool, _ change: () -> Void) {
    guard animated, let view = zoomedView else { return change() }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    change()
    Completions.add(after: Self.scrollDuration) { [weak self, weak view] in
      guard let self else { return }
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Zooms until a rectangle of the zoomed view fills the bounds, as far as the limits allow, and is in their middle.
  func show(zoomed rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(toScale: min(bounds.width / rect.width, bounds.height / rect.height))
    let origin = zoomedView?.frame.origin ?? .zero
    let middle = CGPoint(x: origin.x + rect.midX * zoomScale, y: origin.y + rect.midY * zoomScale)
    contentOffset = limitedOffset(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
  }

  /// Keeps the top left corner of a zoomed view that constraints have placed as if it were not scaled.
  func placeZoomedView() {
    guard zoomScale != 1, let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints,
      view.superview === self
    else { return }
    let solved = view.keptPlacement.placement.frame.origin
    let origin = CGPoint(x: solved.x * zoomScale, y: solved.y * zoomScale)
    if abs(view.frame.minX - origin.x) + abs(view.frame.minY - origin.y) > 1e-6 { view.frame.origin = origin }
  }
}
