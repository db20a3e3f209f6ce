/// Something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.activityIndicator }
  override var controlMetrics: ControlMetrics? { .spinner(isLarge: style == .large) }
}
