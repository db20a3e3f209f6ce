/// A spinner.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Sizes: 20 points for `medium`, 37 for `large`.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// Makes a spinner of a size, which does not run yet.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Which size is measured and drawn; `medium` by default.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the spinner was started last; it is drawn and measured in either state.
  open private(set) var isAnimating = false
  /// Sets ``isAnimating``.
  open func startAnimating() { isAnimating = true }
  /// Resets ``isAnimating``; the view stays where it is.
  open func stopAnimating() { isAnimating = false }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.activityIndicator }
  override var controlMetrics: ControlMetrics? { .spinner(isLarge: style == .large) }
}
