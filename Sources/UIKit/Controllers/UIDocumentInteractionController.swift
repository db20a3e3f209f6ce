/// Opens a file in other applications; shows nothing here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// A controller for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// The file.
  open var url: URL?
  /// Stored.
  open var uti: String?
  /// Stored.
  open var name: String?
  /// Decides where previews are shown; never called here.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Returns false: nothing is shown.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Returns false: nothing is shown.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false: nothing is shown.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false: nothing is shown.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
}

/// Decides where a document's preview is shown; never called here.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

/// An action below the preview of an earlier iOS; never shown here.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }
  /// The action's title.
  public let title: String
  /// What it does.
  public let handler: (UIPreviewAction, UIViewController) -> Void

  /// An action.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }
}

/// What is printed; nothing is printed here.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }
  /// Information from a dictionary, which is not read.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// Usual information.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Stored.
  open var jobName = "Document"
  /// Stored.
  open var outputType = OutputType.general
}
