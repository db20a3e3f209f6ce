/// A scene that an application has; there is one, and it is never discarded.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Windows of the application.
  open var role: Role { .windowApplication }
  /// Without a name or a delegate's class.
  open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The same in every run.
  open var persistentIdentifier: String { "main" }
  /// Stored.
  open var userInfo: [String: Any]?
}

/// What an application's scene is made of; stored.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// A configuration of a name for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
  /// The name in the application's description.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// Stored: no scene is connected here.
  open var delegateClass: AnyClass?
  /// Stored: no scene is connected here.
  open var sceneClass: AnyClass?
}

/// An address that a scene is asked to open; none is ever asked here.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Asks for an address.
  init(url: URL) { self.url = url }
}
