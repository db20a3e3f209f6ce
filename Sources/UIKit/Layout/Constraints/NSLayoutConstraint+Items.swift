extension NSLayoutConstraint {
  /// The views that own the items; nil for an item without one.
  var layoutOwners: [UIView?] { layoutItems.map(\.layoutOwner) }

  func mentions(subtreeOf view: UIView) -> Bool {
    layoutOwners.contains { $0?.isDescendant(of: view) ?? false }
  }

  func mentions(_ guide: UILayoutGuide) -> Bool { layoutItems.contains { $0 === guide } }
}
