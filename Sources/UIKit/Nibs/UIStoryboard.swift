/// The controllers of a storyboard.
///
/// The project's storyboard of the name is read, as far as a provider of the application's resources runs, such as
/// PlumbTesting. Controllers and views are of the classes that it names, made by their `init(coder:)`, and connected by their
/// ``UIResponder/nibMembers``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let contents: (any StoryboardContents)?

  /// The storyboard of a name; the bundle is not asked. An unknown one is noted, and has no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    contents = ApplicationResources.storyboard(name)
    super.init()
  }

  /// The controller that the storyboard starts with; nil without one.
  open func instantiateInitialViewController() -> UIViewController? { contents?.initialController(of: self, by: nil) }

  /// The controller that the storyboard starts with, made by a closure, or by its `init(coder:)` where that makes none.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { contents?.initialController(of: self, by: creator) as? ViewController }

  /// The controller of an identifier. An unknown one is noted, and is a plain controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, nil) ?? UIViewController()
  }

  /// The controller of an identifier, made by a closure, or by its `init(coder:)` where that makes none.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = made(identifier, creator)
    if let made = made as? ViewController { return made }
    if let made {
      LayoutDiagnostics.note(
        "UIStoryboard \"\(name)\": \"\(identifier)\" is a \(type(of: made)), and not a \(ViewController.self).")
    }
    guard let plain = creator?(NibCoder()) ?? ViewController(coder: NibCoder()) else {
      preconditionFailure("\(ViewController.self) makes no object in init(coder:)")
    }
    return plain
  }

  private func made(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let contents else { return nil }
    if let made = contents.controller(identifier, of: self, by: creator) { return made }
    LayoutDiagnostics.note(
      "UIStoryboard: Storyboard \"\(name)\" doesn't contain a view controller with identifier '\(identifier)'.")
    return nil
  }
}
