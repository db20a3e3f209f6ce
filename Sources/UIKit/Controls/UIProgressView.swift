/// A bar that shows progress.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Styles with different heights: `bar` is for a toolbar (`control-metrics.md` 3).
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// Makes a progress view with a style, at 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Determines the measured height; `default` by default.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// From 0 to 1.
  open var progress: Float {
    get { part }
    set { part = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  private var part: Float = 0
  /// Sets the progress at once, animated or not.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Stored; pictures use the tint colour.
  open var progressTintColor: UIColor?
  /// Stored; pictures use the system's gray.
  open var trackTintColor: UIColor?
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.progressView }
  override var controlMetrics: ControlMetrics? {
    var metrics = ControlMetrics.progress(isInBar: progressViewStyle == .bar, look)
    metrics.size.height = ceiledToPixel(metrics.size.height)
    return metrics
  }
}
