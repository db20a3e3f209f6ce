/// An activity indicator.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Sizes: 20 points for `medium`, 37 for `large`.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    /// The old name of `large`.
    public static let whiteLarge = Style.large
    /// The old name of `medium`.
    public static let white = Style.medium
    /// The old name of `medium`.
    public static let gray = Style.medium
  }

  /// Makes an indicator of the style's size, not yet running.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    sizeToFit()
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// An indicator in a nib or a storyboard; archives are not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? NibCoder)?.decode(self)
  }

  /// The size that is measured and drawn; `medium` by default.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the spinner is running; it is drawn and measured in either state.
  open private(set) var isAnimating = false
  /// Whether a stopped spinner is hidden. UIKit's default is true; here a spinner that was never started is shown, as
  /// documents are drawn, until ``stopAnimating()`` is called or this is set.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// The colour; stored, because pictures use the system's gray.
  open var color: UIColor! = .systemGray
  /// Starts the spinner and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }
  /// Stops the spinner and hides it if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.activityIndicator }
  override var controlMetrics: ControlMetrics? { .spinner(isLarge: style == .large) }
}
