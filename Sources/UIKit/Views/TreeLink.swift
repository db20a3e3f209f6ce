/// A view's position in its tree, stored apart from the view.
///
/// Trees are walked upward very often, and links need no reference counting. A superview that is deallocated removes
/// itself from its subviews' links.
struct TreeLink {
  var superview: UnsafeMutablePointer<TreeLink>?
  var view: Unmanaged<UIView>?
  /// Whether the view overrides traits; few do.
  var overridesTraits = false
  /// The traits that the views in a window inherit, retained by the window; nil for a view that is not a window.
  var traits: Unmanaged<UITraitCollection>?
  /// The look of a window's system; the default in a view that is not a window.
  var look = ControlLook.usual
  /// The engine of the tree whose root the view is, retained by the view.
  var engine: Unmanaged<LayoutEngine>?

  static func make() -> UnsafeMutablePointer<TreeLink> {
    let link = UnsafeMutablePointer<TreeLink>.allocate(capacity: 1)
    link.initialize(to: TreeLink())
    return link
  }
}

extension UnsafeMutablePointer<TreeLink> {
  /// The link of the tree's root.
  /// - Complexity: O(depth).
  var root: UnsafeMutablePointer<TreeLink> {
    var top = self
    while let next = top.pointee.superview { top = next }
    return top
  }

  /// Calls a closure with the tree's engine, if there is one.
  /// - Complexity: O(depth).
  @MainActor @inline(__always)
  func askEngine<Answer>(_ question: (LayoutEngine) -> Answer) -> Answer? {
    root.pointee.engine?._withUnsafeGuaranteedRef(question)
  }
}
