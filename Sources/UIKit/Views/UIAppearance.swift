/// A class whose instances can be styled all at once.
///
/// A proxy accepts values but styles nothing, because that requires the Objective-C runtime.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

/// A class that can be named as the container of styled views.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIBarItem {
  /// A proxy that accepts values; later items are not styled by it.
  public class func appearance() -> Self {
    guard let proxy = Self(coder: NibCoder()) else { preconditionFailure("\(Self.self).init(coder:) returned nil") }
    return proxy
  }
  /// A proxy that accepts values; later items are not styled by it.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}
