/// A storyboard, which creates its controllers.
///
/// The project's storyboard with the name is read if a provider of the application's resources, such as PlumbTesting,
/// is active. Controllers and views have the classes that it names, are created by their `init(coder:)`, and are
/// connected through their ``UIResponder/nibMembers``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let contents: (any StoryboardContents)?

  /// The storyboard with a name; the bundle is not used. An unknown one is reported, and has no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    contents = ApplicationResources.storyboard(name)
    super.init()
  }

  /// Returns the storyboard's initial controller; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    ReturnedObjects.keep(contents?.initialController(of: self, by: nil))
  }

  /// Returns the storyboard's initial controller, created by a closure, or by its `init(coder:)` if that returns nil.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { ReturnedObjects.keep(contents?.initialController(of: self, by: creator) as? ViewController) }

  /// Returns the controller with an identifier; for an unknown one, which is reported, a plain controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, nil) ?? UIViewController()
  }

  /// Returns the controller with an identifier, created by a closure, or by its `init(coder:)` if that returns nil.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = made(identifier, creator)
    if let made = made as? ViewController { return made }
    if let made {
      LayoutDiagnostics.note(
        "UIStoryboard \"\(name)\": \"\(identifier)\" is a \(type(of: made)), not a \(ViewController.self).")
    }
    guard let plain = creator?(NibCoder()) ?? ViewController(coder: NibCoder()) else {
      preconditionFailure("\(ViewController.self).init(coder:) returned nil")
    }
    return plain
  }

  private func made(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let contents else { return nil }
    if let made = ReturnedObjects.keep(contents.controller(identifier, of: self, by: creator)) { return made }
    LayoutDiagnostics.note(
      "UIStoryboard: Storyboard \"\(name)\" doesn't contain a view controller with identifier '\(identifier)'.")
    return nil
  }
}
