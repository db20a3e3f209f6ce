/// A view's layout guides: its own and the system's.
extension UIView {
  /// Adds a guide and removes it from its previous owner.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
    layoutDidBecomeInvalid()
  }

  /// Removes a guide and every constraint that mentions it (AL-1.35).
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.mentions(layoutGuide) { view.removeConstraint(constraint) }
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    layoutDidBecomeInvalid()
  }

  /// The rectangle inside the effective margins (AL-5.5).
  public var layoutMarginsGuide: UILayoutGuide { systemGuide { LayoutMarginsGuide() } }
  /// The rectangle that no bar and no notch covers (AL-5.13).
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide { SafeAreaLayoutGuide() } }
  /// The rectangle within the margins, limited to a readable width (AL-5.25).
  public var readableContentGuide: UILayoutGuide { systemGuide { ReadableContentGuide() } }
  /// The keyboard's rectangle, or the bottom edge while it is hidden (AL-5.26).
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide { UIKeyboardLayoutGuide() } }

  private func systemGuide<Guide: UILayoutGuide>(_ make: () -> Guide) -> Guide {
    let key = ObjectIdentifier(Guide.self)
    if let known = systemGuides[key] as? Guide { return known }
    let guide = make()
    systemGuides[key] = guide
    addLayoutGuide(guide)
    // Until a pass has solved it, its insets determine its frame.
    if case .inset(let insets)? = guide.systemPlacement { guide.solvedFrame = bounds.inset(by: insets) }
    return guide
  }
}
