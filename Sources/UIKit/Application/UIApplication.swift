/// The application, as far as layout code needs it: its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application of the process.
  public static let shared = UIApplication()

  private var shown: [Weak] = []

  private struct Weak {
    weak var window: UIWindow?
  }

  /// Whether the application is in the foreground; always active here.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Always active.
  open var applicationState: State { .active }
  /// Called when a test launches the application; not retained.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Stored.
  open var isIdleTimerDisabled = false
  /// Stored.
  open var applicationIconBadgeNumber = 0
  /// Stored.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The key window's orientation.
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }
  /// The status bar of the key window.
  open var statusBarFrame: CGRect { UIWindowScene.main.statusBarManager?.statusBarFrame ?? .zero }
  /// Whether no space is reserved for a status bar in the key window.
  open var isStatusBarHidden: Bool { UIWindowScene.main.statusBarManager?.isStatusBarHidden ?? true }
  /// Stored; view controllers decide about the status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Always false.
  open var supportsMultipleScenes: Bool { false }
  /// Always false.
  open var supportsAlternateIcons: Bool { false }
  /// Always nil.
  open var alternateIconName: String? { nil }
  /// Calls the completion without an error; the icon stays.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    if let completionHandler { Completions.add { completionHandler(nil) } }
  }
  /// Always true, so that code continues; nothing is opened.
  open func canOpenURL(_ url: URL) -> Bool { true }
  /// Calls the completion with false: nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { if let completion { Completions.add { completion(false) } } }
  /// Has no effect here.
  open func registerForRemoteNotifications() {}
  /// Has no effect here.
  open func unregisterForRemoteNotifications() {}
  /// Always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Has no effect here.
  open func beginReceivingRemoteControlEvents() {}
  /// Has no effect here.
  open func endReceivingRemoteControlEvents() {}
  /// Has no effect here.
  open func requestSceneSessionRefresh(_ sceneSession: AnyObject) {}
  /// Always invalid: background tasks never have to end.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  /// Always invalid: background tasks never have to end.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Has no effect here.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Infinite.
  open var backgroundTimeRemaining: TimeInterval { .infinity }
  /// All except upside down.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Calls a method; without a target, on the first in the responder chain that has it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    TargetAction(target, action).send(from: sender.map { $0 as AnyObject } ?? self, for: event)
  }
  /// Has no effect here, because tests send touches.
  open func sendEvent(_ event: UIEvent) {}

  /// Keys of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an application, not a browser, may open the URL.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Keys that describe how a URL was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application that opened it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Keys that say why the application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It was launched by a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// It was launched by a notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// It was launched by a shortcut.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The URL of the application's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the application's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Windows that were made visible and still exist, in the order in which they were shown.
  open var windows: [UIWindow] { shown.compactMap(\.window) }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { windows.last }

  /// The one scene.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  func show(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    shown.append(Weak(window: window))
  }

  /// The category of ``UITraitCollection/current``.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of ``UITraitCollection/current``.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
