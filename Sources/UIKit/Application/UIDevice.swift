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
