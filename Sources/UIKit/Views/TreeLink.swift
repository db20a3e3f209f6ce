/// A view's place in its tree, apart from the view.
///
/// Trees are walked upward all the time; links need no reference counting. A superview that is freed takes itself
/// out of its subviews' links.
struct TreeLink {
  var superview: UnsafeMutablePointer<TreeLink>?
  var view: Unmanaged<UIView>?
  /// Whether the view has traits of its own; few have.
  var overridesTraits = false
  /// What a window has the views in it inherit, and retains; nil for a view that is no window.
  var traits: Unmanaged<UITraitCollection>?
  /// Of a window's system; the usual one in a view that is no window.
  var look = ControlLook.usual
  /// That of the tree of which the view is the root; the view retains it.
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

  /// Asks the tree's engine something, if there is one.
  /// - Complexity: O(depth).
  @MainActor @inline(__always)
  func askEngine<Answer>(_ question: (LayoutEngine) -> Answer) -> Answer? {
    root.pointee.engine?._withUnsafeGuaranteedRef(question)
  }
}
