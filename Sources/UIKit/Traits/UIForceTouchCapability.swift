/// Whether a screen feels how hard it is touched: named by configurations of devices, and without effect.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

extension UITraitCollection {
  /// A collection that specifies nothing: the capability has no effect here.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init() }
}
