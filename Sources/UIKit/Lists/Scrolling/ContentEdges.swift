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
    edgeObservers = edgeObservers.filter { $0.value.owner != nil }
    for observer in edgeObservers.values { observer.edgesDidChange() }
  }

  /// Calls a closure when ``edgesReached`` changes.
  /// - Parameter owner: Whose former closure is replaced.
  func observeEdges(for owner: AnyObject, _ observer: @escaping () -> Void) {
    // A new observer has not heard of what was noted before.
    if edgeObservers[ObjectIdentifier(owner)]?.owner == nil { notedEdges = nil }
    edgeObservers[ObjectIdentifier(owner)] = EdgeObserver(owner: owner, edgesDidChange: observer)
  }
}

/// A closure that is called as long as its owner lives.
@MainActor
struct EdgeObserver {
  weak var owner: AnyObject?
  let edgesDidChange: () -> Void
}
