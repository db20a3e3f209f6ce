/// The phone that ``UIScreen`` belongs to.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device of the process.
  public static let current = UIDevice()

  /// A phone, or the device on which an application is launched.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// The orientation of the key window.
  open var orientation: UIDeviceOrientation {
    switch UIWindowScene.main.interfaceOrientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }
  /// Has no effect here: ``orientation`` is always known.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect here.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Always true.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Posted by UIKit when the device is rotated; never posted here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted by UIKit when the battery level changes; never posted here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted by UIKit when the battery state changes; never posted here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Whether a battery is charging.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
  /// Full while the battery is monitored.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Full while the battery is monitored; -1 otherwise.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether the battery is monitored; false by default.
  open var isBatteryMonitoringEnabled = false
  /// The same for all devices here.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
  /// The same as ``model``.
  open var localizedModel: String { model }
  /// Always true.
  open var isMultitaskingSupported: Bool { true }
  /// Has no effect here.
  open func playInputClick() {}

  /// Always "Plumb".
  open var name: String { "Plumb" }
  /// "iPad" for the idiom of a pad, otherwise "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// Always "iOS".
  open var systemName: String { "iOS" }
  /// The system version whose look controls have by default.
  open var systemVersion: String { "18.0" }
}

/// The old name of ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor @available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
