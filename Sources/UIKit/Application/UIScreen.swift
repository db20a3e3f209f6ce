/// A screen: a phone's of 375 by 667 points, for code that asks before it has a window.
///
/// What is solved for a device asks its window, never the screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  /// In points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// In pixels.
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .mainScreen }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The device that ``UIScreen`` is of.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.mainScreen.userInterfaceIdiom }
  open var name: String { "Plumb" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The look that controls have by default, as a system version.
  open var systemVersion: String { "18.0" }
}

@preconcurrency @MainActor @available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
