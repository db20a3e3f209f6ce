/// Whether a screen detects the force of touches; named in device configurations, with no effect.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

extension UITraitCollection {
  /// A collection that specifies nothing, because the capability has no effect here.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init() }
}
