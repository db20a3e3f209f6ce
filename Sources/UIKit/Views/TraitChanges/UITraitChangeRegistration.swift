/// The registration that ``UIView/registerForTraitChanges(_:handler:)`` returns, with which to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
