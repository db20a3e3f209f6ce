/// Nibs and storyboards by name. UIKit does not read files; the caller that runs an application's code supplies them.
package protocol InterfaceDocuments: Sendable {
  /// Returns the nib with a name; nil for an unknown one.
  @MainActor func nib(named name: String) -> (any NibContents)?
  /// Returns the storyboard with a name; nil for an unknown one.
  @MainActor func storyboard(named name: String) -> (any StoryboardContents)?
}

/// Creates the objects of a nib.
@MainActor
package protocol NibContents: AnyObject {
  /// Returns new top-level objects, connected to the owner and to external objects.
  func instantiate(owner: AnyObject?, external: [String: Any]) -> [NSObject]
}

/// Creates the controllers of a storyboard.
@MainActor
package protocol StoryboardContents: AnyObject {
  /// Returns the storyboard's initial controller.
  func initialController(
    of storyboard: UIStoryboard, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
  /// Returns the controller with an identifier; nil for an unknown one.
  func controller(
    _ identifier: String, of storyboard: UIStoryboard, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The part of a storyboard that one controller was created from.
@MainActor
package protocol ControllerScene: AnyObject {
  /// The storyboard the controller was created from.
  var storyboard: UIStoryboard? { get }
  /// Sets the controller's view.
  /// - Returns: Whether the document has one.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs the controller's segue with an identifier; returns false for an unknown one.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

extension ApplicationResources {
  /// The nib with a name; an unknown one is reported.
  @MainActor
  static func nib(_ name: String, for caller: String) -> (any NibContents)? {
    if let found = current?.documents?.nib(named: name) { return found }
    noteMissing(caller, "xib", name)
    return nil
  }

  /// The storyboard with a name; an unknown one is reported.
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
      ? "no project resources are available; create it inside PlumbTesting's withResources { }"
      : "the project has none with this name"
    LayoutDiagnostics.note("\(caller): no \(kind) \"\(name)\": \(cause).")
  }
}
