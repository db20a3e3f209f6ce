/// What calls handlers when its traits change: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler with the object and its previous traits when one of these has changed, until the registration ends
  /// or the object is gone.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ object: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let call: @MainActor (UITraitCollection) -> Void = { [weak self] previous in
      if let self { handler(self, previous) }
    }
    if let view = self as? UIView { return view.traitRegistrations.add(traits, call) }
    if let controller = self as? UIViewController { return controller.traitRegistrations.add(traits, call) }
    return TraitRegistrations.Entry(traits, call)
  }

  /// Calls a target's method with the object when one of the traits has changed; the target is not retained.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = TargetAction(target, action)
    return registerForTraitChanges(traits) { (object: Self, _) in target.send(from: object) }
  }

  /// Calls the object's own method when one of the traits has changed; it receives the object, if it takes a parameter.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _) in action.perform(on: object, from: object, for: nil) }
  }
}
