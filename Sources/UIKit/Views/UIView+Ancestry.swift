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
