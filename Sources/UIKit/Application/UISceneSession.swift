/// The session of the one scene; it is never discarded.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A role with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Always for the application's windows.
  open var role: Role { .windowApplication }
  /// The configuration of the application's property list; without a launched application it is empty.
  open package(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The same in every run.
  open var persistentIdentifier: String { "main" }
  /// Stored.
  open var userInfo: [String: Any]?
}

/// What an application's scene consists of; stored.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// A configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
  /// The configuration's name in the application's property list.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// Stored.
  open var sceneClass: AnyClass?
  /// The storyboard whose initial controller the scene shows.
  open var storyboard: UIStoryboard?
}

/// A URL that a scene is asked to open; never used here.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// A context with a URL.
  init(url: URL) { self.url = url }
}
