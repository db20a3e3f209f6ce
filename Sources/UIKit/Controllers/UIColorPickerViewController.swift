/// Selects a colour; shows nothing here.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Receives the selection; never called here.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Stored.
  open var selectedColor = UIColor.white
  /// Stored.
  open var supportsAlpha = true
}

/// Receives the selected colour; never called here.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Selects a font; shows nothing here.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What is offered; stored.
  open class Configuration: NSObject {
    /// Stored.
    open var includeFaces = false
    /// Stored.
    open var displayUsingSystemFont = false
  }
  /// A picker with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  /// Stored.
  open private(set) var configuration = Configuration()
  /// Receives the selection; never called here.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Always nil.
  open var selectedFontDescriptor: UIFontDescriptor?
}

/// Receives the selected font; never called here.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
