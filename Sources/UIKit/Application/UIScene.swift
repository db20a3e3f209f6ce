/// One instance of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is in the foreground; scenes here always are.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The options a scene is opened with; always empty here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// Always nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The one session of the scene.
  open private(set) lazy var session = UISceneSession()
  /// Called when a test launches the application.
  open var delegate: (any UISceneDelegate)?

  /// Always in the foreground.
  open var activationState: ActivationState { .foregroundActive }
  /// The scene's title, set by the application.
  open var title: String! = ""
  /// Posted when the scene of a launched application becomes active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted by UIKit when a scene goes to the background; never posted here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted when the scene of a launched application comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
