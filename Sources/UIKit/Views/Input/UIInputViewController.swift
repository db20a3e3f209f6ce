/// The controller of a client's own keyboard; not shown here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {}

/// A view that looks like a keyboard; drawn as a plain view.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of the view.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// The appearance of the view; stored.
  public let inputViewStyle: Style
  /// Whether the view's own constraints determine its height; stored.
  open var allowsSelfSizing = false

  /// A view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view with the default style; archives are not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
