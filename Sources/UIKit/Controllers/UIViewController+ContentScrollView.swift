/// The scroll views that a controller names for the bars around it.
struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
}

extension UIViewController {
  /// Names the scroll view whose content the bars at all edges cover.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// The scroll view whose content the bars around the controller cover: the one named, the view, or the view at its
  /// back.
  func scrollingContent(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let content = viewIfLoaded else { return nil }
    return content as? UIScrollView ?? content.subviews.first as? UIScrollView
  }
}
