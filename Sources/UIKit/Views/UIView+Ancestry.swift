/// A view's place in its tree, apart from the view.
///
/// Trees are walked upward all the time; over links that costs no counting of references. A superview that goes takes itself
/// out of its subviews' links.
struct TreeLink {
  var superview: UnsafeMutablePointer<TreeLink>?
  var view: Unmanaged<UIView>?
  /// Whether the view has traits of its own, which few have.
  var overridesTraits = false

  static func make() -> UnsafeMutablePointer<TreeLink> {
    let link = UnsafeMutablePointer<TreeLink>.allocate(capacity: 1)
    link.initialize(to: TreeLink())
    return link
  }
}

extension UIView {
  /// The nearest view that is an ancestor of both, each counting as its own (AL-1.28).
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// The views that own the items; nil for an item without one.
  var layoutOwners: [UIView?] { layoutItems.map(\.layoutOwner) }

  func mentions(subtreeOf view: UIView) -> Bool {
    layoutOwners.contains { $0?.isDescendant(of: view) ?? false }
  }

  func mentions(_ guide: UILayoutGuide) -> Bool { layoutItems.contains { $0 === guide } }
}
