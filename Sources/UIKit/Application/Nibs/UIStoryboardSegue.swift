/// A transition from one scene of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// A segue with an identifier.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// A segue that runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// What ``RegisteredClasses`` calls on a client's class; it calls the class's own initialiser.
  @usableFromInline
  convenience init(following way: UIStoryboardSegue) {
    self.init(identifier: way.identifier, source: way.source, destination: way.destination)
  }

  private var handler: (() -> Void)?
  /// The segue's identifier.
  public let identifier: String?
  /// The controller where it begins.
  public let source: UIViewController
  /// The controller where it leads.
  public let destination: UIViewController
  /// Runs the closure, if there is one.
  open func perform() { handler?() }
}
