extension UIScrollView {
  /// The vertical edges beyond which no content is hidden.
  var edgesReached: UIRectEdge {
    let inset = adjustedContentInset
    var edges: UIRectEdge = []
    if !Branch.isLess(0 - inset.top, contentOffset.y) { edges.insert(.top) }
    if !Branch.isLess(contentOffset.y + bounds.height - inset.bottom, contentSize.height) { edges.insert(.bottom) }
    return edges
  }

  /// Notifies those who depend on ``edgesReached`` if it has changed.
  func noteEdges() {
    if edgeObservers.isEmpty { return }
    let reached = edgesReached
    if reached == notedEdges { return }
    notedEdges = reached
    for observer in edgeObservers.values { observer() }
  }

  /// Calls a closure when ``edgesReached`` changes.
  /// - Parameter owner: Whose former closure is replaced.
  func observeEdges(for owner: AnyObject, _ observer: @escaping () -> Void) {
    edgeObservers[ObjectIdentifier(owner)] = observer
  }
}
