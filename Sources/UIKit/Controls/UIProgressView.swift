/// How far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// From 0 to 1.
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.progressView }
  override var controlMetrics: ControlMetrics? {
    var metrics = ControlMetrics.progress(isInBar: progressViewStyle == .bar, look)
    metrics.size.height = ceiledToPixel(metrics.size.height)
    return metrics
  }
}
