/// A storyboard of the application's; there is no application bundle here, so nothing is read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// A storyboard of a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Always nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Always nil.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }
  /// A plain controller, with a note: nothing is read from the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    LayoutDiagnostics.note(
      "UIStoryboard: \"\(identifier)\" of \"\(name)\" is a plain controller, because no storyboards are read here.")
    return UIViewController()
  }
  /// A plain controller where the creator makes none.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let made = creator?(NSCoder()) { return made }
    preconditionFailure("UIStoryboard: nothing makes \"\(identifier)\" of \"\(name)\": no storyboards are read here")
  }
}

/// A way from one scene of a storyboard to another; none is taken here.
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

/// Views of a nib; there is no application bundle here, so nothing is read.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A nib of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
  /// A nib of bytes.
  public init(data: Data, bundle bundleOrNil: Bundle?) { super.init() }
  /// Always empty.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }

  /// Keys of what a nib is read with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects from outside.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Always nil: no nibs are read here.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
