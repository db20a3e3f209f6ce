/// Registrations for trait changes, and reading directions.
extension UIView {
  /// Combines the overrides of the controller's parent, the controller and the view, and the view's own appearance, of
  /// which the last takes precedence.
  func followOverrides() {
    let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    let parts = [
      controller?.traitOverride, controller?.traitOverrides.collection, traitOverrides.collection,
      overrideUserInterfaceStyle == .unspecified ? nil : own,
    ].compactMap { $0 }
    traitOverride = parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts)
  }

  /// Calls a handler with the view when its size classes have changed, before code of the application learns of it.
  package func followTraits(_ handler: @escaping @MainActor (UIView) -> Void) {
    traitRegistrations.addFirst([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { [weak self] _ in
      if let self { handler(self) }
    }
  }

  /// Ends a registration; its handler is no longer called.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  /// The direction that an attribute specifies; for `unspecified`, that of ``UITraitCollection/current``.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction that an attribute specifies; for `unspecified`, the given one.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }

  /// Whether directional constraints that this view holds are mirrored (AL-1.31, AL-10.17).
  var isRightToLeft: Bool {
    if semanticContentAttribute == .unspecified { return traitCollection.layoutDirection == .rightToLeft }
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
  }
}
