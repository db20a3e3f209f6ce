/// Adding, removing and moving views in their tree.
extension UIView {
  /// Whether the view is another one or is below it.
  /// - Complexity: O(depth of the view).
  public func isDescendant(of view: UIView) -> Bool {
    var next: UnsafeMutablePointer<TreeLink>? = link
    while let current = next {
      if current == view.link { return true }
      next = current.pointee.superview
    }
    return false
  }

  /// The first view with the tag, in pre-order, including this one.
  /// - Complexity: O(number of views below).
  public func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    forEachInSubtree { if found == nil, $0.tag == tag { found = $0 } }
    return found
  }

  /// Whether the view is a window's direct subview: the root view of its controller, or one presented over that.
  package var isInWindowItself: Bool { link.pointee.superview?.pointee.traits != nil }

  var rootView: UIView { link.root.pointee.view?.takeUnretainedValue() ?? self }

  /// The nearest view that is an ancestor of both, where a view counts as an ancestor of itself (AL-1.28).
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    let comesFromBefore = subviews.firstIndex { $0 === view }.map { $0 < index } ?? false
    insert(view, at: index + offset - (comesFromBefore ? 1 : 0))
  }

  func insert(_ view: UIView, at index: Int) {
    // On iOS the view of a collection's controller contains the collection; here it is the collection.
    if view === self, self is UICollectionView { return }
    if isDescendant(of: view) {
      LayoutException(
        name: LayoutException.invalidArgument,
        reason: view === self ? "Can't add self as subview" : "Can't add \(view.layoutToken) to its own descendant"
      ).raise()
      return
    }
    if let parent = view.superview, parent === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      layoutDidBecomeInvalid()
      return
    }
    let (window, before) = (window, view.window)
    let movesToWindow = window !== before
    let coming = movesToWindow ? AppearanceCallbacks.children(in: view, of: window) : []
    for controller in coming {
      controller.stays()
      controller.viewWillAppear(false)
    }
    if movesToWindow { view.forEachInSubtree { $0.willMove(toWindow: window) } }
    view.willMove(toSuperview: self)
    if let parent = view.superview { view.detach(from: parent) }
    view.ownEngine = nil
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.noteFrameReference()
    subviewsDidChange()
    if movesToWindow {
      view.forEachInSubtree {
        $0.forgetNaturalSize()
        $0.didMoveToWindow()
      }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    if window != nil { TraitInheritance.announce(from: view) }
    for controller in coming {
      controller.viewIsAppearing(false)
      controller.viewDidAppear(false)
      if controller.moves == .toParent { controller.moves = nil }
    }
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    if window != nil, let first = UIResponder.first as? UIView, first.isDescendant(of: self) {
      // Its delegate cannot keep it.
      if !first.resignFirstResponder() { UIResponder.first = nil }
      // The application may have moved the view in the meantime.
      if superview !== parent { return }
    }
    let window = window
    let leaving = AppearanceCallbacks.children(in: self, of: window)
    for controller in leaving { controller.viewWillDisappear(false) }
    if window != nil { forEachInSubtree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    detach(from: parent)
    didMoveToSuperview()
    if window != nil { forEachInSubtree { $0.didMoveToWindow() } }
    for controller in leaving { controller.viewDidDisappear(false) }
  }

  private func detach(from parent: UIView) {
    parent.willRemoveSubview(self)
    var outside: UIView? = parent
    while let ancestor = outside {
      ancestor.releaseConstraints { $0.mentions(subtreeOf: self) }
      outside = ancestor.superview
    }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.subviewWasDetached(self)
    parent.subviewsDidChange()
  }

  /// Called when a subview was added or removed: the view lays out its subviews, unless it is already doing so.
  private func subviewsDidChange() {
    layoutDidBecomeInvalid()
    if !isLayingOutSubviews { setNeedsLayout() }
  }
}
