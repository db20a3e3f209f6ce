/// Shows a color and lets a person select another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The color shown; nil if none is selected.
  open var selectedColor: UIColor?
  /// The title of the panel that a tap opens.
  open var title: String?
  /// Whether colors may be translucent.
  open var supportsAlpha = true
  override var controlMetrics: ControlMetrics? { .colorWell }
}

extension ControlMetrics {
  /// A circle with a diameter of 28 points (`control-metrics.md` 3: assumed).
  static let colorWell = ControlMetrics(size: CGSize(width: 28, height: 28))
}
