/// The screen of a phone of 375 by 667 points, for code that asks before it has a window.
///
/// Layout for a device reads its window, never the screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The one screen of the process.
  public static let main = UIScreen()

  /// In points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// In pixels.
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point; the same as ``scale`` here.
  open var nativeScale: CGFloat { scale }
  /// The traits of a view in no window.
  open var traitCollection: UITraitCollection { .mainScreen }
  /// Never called: the screen's traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The phone that ``UIScreen`` belongs to.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device of the process.
  public static let current = UIDevice()

  /// Always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.mainScreen.userInterfaceIdiom }
  /// Always "Plumb".
  open var name: String { "Plumb" }
  /// Always "iPhone".
  open var model: String { "iPhone" }
  /// Always "iOS".
  open var systemName: String { "iOS" }
  /// The look that controls have by default, as a system version.
  open var systemVersion: String { "18.0" }
}

/// The old name of ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor @available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
