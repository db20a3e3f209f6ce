/// The controller of a keyboard of the client's; not shown here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {}

/// A view that looks like a keyboard; drawn as a plain view.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// How the view looks; stored.
  public let inputViewStyle: Style
  /// Whether the view's own constraints make its height; stored.
  open var allowsSelfSizing = false

  /// A view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view of the default style; archives are not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
