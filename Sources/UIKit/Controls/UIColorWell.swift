/// Shows a color, and lets a person choose another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The color shown; nil for none chosen yet.
  open var selectedColor: UIColor?
  /// What the panel that a tap opens is called.
  open var title: String?
  /// Whether colors may be seen through.
  open var supportsAlpha = true
  override var controlMetrics: ControlMetrics? { .colorWell }
}

extension ControlMetrics {
  /// A circle of 28 points (`control-metrics.md` 3: assumed).
  static let colorWell = ControlMetrics(size: CGSize(width: 28, height: 28))
}
