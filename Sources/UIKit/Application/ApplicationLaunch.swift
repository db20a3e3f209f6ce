/// Launches an application in this process as the system does: its delegate, its scene's delegate, and the windows of its
/// storyboards.
@MainActor
package enum ApplicationLaunch {
  /// What the application's entry and its property list name.
  package struct Entry {
    /// The class of the application's delegate.
    package var delegate: AnyClass?
    /// The storyboard of an application without scenes.
    package var storyboard: String?
    /// Whether the property list has a scene manifest.
    package var hasScenes = false
    /// The class of the scene's delegate.
    package var sceneDelegate: AnyClass?
    /// The storyboard of the scene.
    package var sceneStoryboard: String?

    /// An entry that names nothing.
    package init() {}
  }

  /// The delegates, which the application and its scene do not retain.
  private static var delegates: [NSObject] = []

  /// Makes the delegates and calls them, in the system's order, until the application is active.
  package static func run(_ entry: Entry) {
    (delegates, retained) = ([], [])
    let application = UIApplication.shared
    let delegate = made(entry.delegate) as? any UIApplicationDelegate
    application.delegate = delegate
    var window =
      entry.hasScenes ? nil : entry.storyboard.flatMap { shownWindow(of: UIStoryboard(name: $0, bundle: nil)) }
    if let window { delegate?.window = window }
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    if entry.hasScenes {
      connect(entry, delegate)
    } else {
      // The delegate may have replaced the window, or its root.
      window = delegate?.window ?? window
      if window?.rootViewController != nil { window?.makeKeyAndVisible() }
      if let window { retained.append(window) }
      // With scenes, the scene's delegate is called instead.
      delegate?.applicationDidBecomeActive(application)
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }

  /// Windows that nothing else may retain.
  private static var retained: [UIWindow] = []

  private static func connect(_ entry: Entry, _ delegate: (any UIApplicationDelegate)?) {
    let (application, scene) = (UIApplication.shared, UIWindowScene.main)
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    configuration.delegateClass = entry.sceneDelegate
    scene.session.configuration = configuration
    let options = UIScene.ConnectionOptions()
    let chosen =
      delegate?.application(application, configurationForConnecting: scene.session, options: options) ?? configuration
    scene.session.configuration = chosen
    let sceneDelegate = made(chosen.delegateClass ?? entry.sceneDelegate) as? any UISceneDelegate
    scene.delegate = sceneDelegate
    let storyboard = chosen.storyboard ?? entry.sceneStoryboard.map { UIStoryboard(name: $0, bundle: nil) }
    let window = storyboard.flatMap { shownWindow(of: $0) }
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let window { windowDelegate?.window = window }
    sceneDelegate?.scene(scene, willConnectTo: scene.session, options: options)
    if let shown = windowDelegate?.window ?? window {
      retained.append(shown)
      if storyboard != nil, shown.rootViewController != nil { shown.makeKeyAndVisible() }
    }
    sceneDelegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  private static func shownWindow(of storyboard: UIStoryboard) -> UIWindow? {
    guard let controller = storyboard.instantiateInitialViewController() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }

  private static func made(_ type: AnyClass?) -> NSObject? {
    guard let object = (type as? NSObject.Type)?.init() else { return nil }
    delegates.append(object)
    return object
  }
}
