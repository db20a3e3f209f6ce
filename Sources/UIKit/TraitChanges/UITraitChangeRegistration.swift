/// What ``UIView/registerForTraitChanges(_:handler:)`` returns, to end the registration with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
