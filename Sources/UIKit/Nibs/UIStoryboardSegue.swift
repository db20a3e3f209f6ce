/// A way from one scene of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// A segue of a name.
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

  /// What ``RegisteredClasses`` calls on a client's class: it leads to the class's own initialiser.
  @usableFromInline
  convenience init(following way: UIStoryboardSegue) {
    self.init(identifier: way.identifier, source: way.source, destination: way.destination)
  }

  private var handler: (() -> Void)?
  /// The segue's name.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  /// Runs the closure, if there is one.
  open func perform() { handler?() }
}
