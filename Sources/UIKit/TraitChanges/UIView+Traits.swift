/// Registrations for trait changes, and reading directions.
extension UIView {
  /// Overrides what the controller's parent does, then the controller, then the view, and its own appearance over that.
  func followOverrides() {
    let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    let parts = [
      controller?.traitOverride, controller?.traitOverrides.collection, traitOverrides.collection,
      overrideUserInterfaceStyle == .unspecified ? nil : own,
    ].compactMap { $0 }
    traitOverride = parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts)
  }

  /// Calls a handler with the view and its former traits when one of these has changed, until the registration ends or
  /// the view is gone.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (UIView, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(traits) { [weak self] previous in self.map { handler($0, previous) } }
  }

  /// Ends a registration; its handler is not called again.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  /// The direction an attribute asks for; that of ``UITraitCollection/current`` where it leaves it open.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction an attribute asks for; the given one where it leaves it open.
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
