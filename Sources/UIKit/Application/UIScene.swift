/// One instance of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is in front; scenes here always are.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene is opened with; nothing here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// None.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// None.
    open var userActivities: Set<NSUserActivity> { [] }
    /// Always nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The one session of the scene.
  open private(set) lazy var session = UISceneSession()
  /// Stored.
  open var delegate: (any UISceneDelegate)?

  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// What the application calls the scene.
  open var title: String! = ""
  /// Posted by UIKit when a scene becomes active; never posted here.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted by UIKit when a scene goes to the background; never posted here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted by UIKit when a scene comes to the front; never posted here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
