/// A target and the method called on it; the target is not retained.
@MainActor
struct TargetAction {
  private weak var target: AnyObject?
  /// Without a target, the first responder in the chain that has the method is called.
  private let hasTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// Whether the responder chain provides the target.
  var isNilTargeted: Bool { !hasTarget }

  /// The target, while it exists.
  var object: AnyObject? { target }

  /// Whether the pair matches; nil matches any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target.map { ($0 as AnyObject) === self.target } ?? true
    return isTarget && (action ?? self.action) == self.action
  }

  /// Calls the method.
  /// - Parameter view: What shows a sender that is no responder: after the first responder's chain, its own is asked.
  /// - Returns: Whether a method was called.
  @discardableResult
  func send(from sender: AnyObject, beside view: UIView? = nil, for event: UIEvent? = nil) -> Bool {
    if hasTarget { return target.map { action.perform(on: $0, from: sender, for: event) } ?? false }
    for start in [UIResponder.first ?? (sender as? UIResponder), view] {
      var responder = start
      while let receiver = responder {
        if action.perform(on: receiver, from: sender, for: event) { return true }
        responder = receiver.next
      }
    }
    return false
  }
}
