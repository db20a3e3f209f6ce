/// Nibs and storyboards by name: UIKit knows no files; the caller that runs an application's code supplies them.
package protocol InterfaceDocuments: Sendable {
  /// The nib of a name; nil for an unknown one.
  @MainActor func nib(named name: String) -> (any NibContents)?
  /// The storyboard of a name; nil for an unknown one.
  @MainActor func storyboard(named name: String) -> (any StoryboardContents)?
}

/// Makes the objects of a nib.
@MainActor
package protocol NibContents: AnyObject {
  /// New top-level objects, connected with the owner and with objects from outside.
  func instantiate(owner: AnyObject?, external: [String: Any]) -> [NSObject]
}

/// Makes the controllers of a storyboard.
@MainActor
package protocol StoryboardContents: AnyObject {
  /// The one the storyboard starts with.
  func initialController(
    of storyboard: UIStoryboard, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
  /// The one of an identifier; nil for an unknown one.
  func controller(
    _ identifier: String, of storyboard: UIStoryboard, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// What a storyboard says of one controller that was made from it.
@MainActor
package protocol ControllerScene: AnyObject {
  /// The storyboard the controller was made from.
  var storyboard: UIStoryboard? { get }
  /// Gives the controller its view.
  /// - Returns: Whether the document has one.
  func loadView(of controller: UIViewController) -> Bool
  /// Follows the controller's segue of an identifier; false for an unknown one.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

extension ApplicationResources {
  /// The nib of a name; an unknown one is noted.
  @MainActor
  static func nib(_ name: String, for caller: String) -> (any NibContents)? {
    if let found = current?.documents?.nib(named: name) { return found }
    noteMissing(caller, "xib", name)
    return nil
  }

  /// The storyboard of a name; an unknown one is noted.
  @MainActor
  static func storyboard(_ name: String) -> (any StoryboardContents)? {
    if let found = current?.documents?.storyboard(named: name) { return found }
    noteMissing("UIStoryboard", "storyboard", name)
    return nil
  }

  @MainActor
  private static func noteMissing(_ caller: String, _ kind: String, _ name: String) {
    let cause =
      current?.documents == nil
      ? "no project is known here; make it inside of PlumbTesting's withResources { }"
      : "the project has none of the name"
    LayoutDiagnostics.note("\(caller): no \(kind) \"\(name)\": \(cause).")
  }
}
