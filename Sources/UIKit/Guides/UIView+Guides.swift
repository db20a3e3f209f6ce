/// A view's layout guides: its own, and those of the system.
extension UIView {
  /// Adds a guide, which leaves the view that owned it before.
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
  /// Within the margins, as wide as text is pleasant to read (AL-5.25).
  public var readableContentGuide: UILayoutGuide { systemGuide { ReadableContentGuide() } }
  /// Where the keyboard is, or the bottom edge while it is away (AL-5.26).
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide { UIKeyboardLayoutGuide() } }

  private func systemGuide<Guide: UILayoutGuide>(_ make: () -> Guide) -> Guide {
    let key = ObjectIdentifier(Guide.self)
    if let known = systemGuides[key] as? Guide { return known }
    let guide = make()
    systemGuides[key] = guide
    addLayoutGuide(guide)
    // Until a pass has solved it, it is where its insets put it.
    if case .inset(let insets)? = guide.systemPlacement { guide.solvedFrame = bounds.inset(by: insets) }
    return guide
  }
}
