@_exported import UIKit

/// An empty screen.
open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int { case done, close, cancel }

  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public var configuration = Configuration()
  public var preferredBarTintColor: UIColor?
  public var preferredControlTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration = Configuration()) {
    super.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
