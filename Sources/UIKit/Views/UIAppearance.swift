/// What can be styled for a whole class at once.
///
/// A proxy takes values and styles nothing: that needs the Objective-C runtime.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

/// What can be named as being around a styled view.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// A view of this class, made by its `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC5proxyAC10Foundation6CGRectV_tcfC")
  static func make(proxy frame: CGRect) -> Self
}

extension UIBarItem {
  /// An object that takes values; later items are not styled by it.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// An object that takes values; later items are not styled by it.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}
