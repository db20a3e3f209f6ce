/// Two buttons that lower and raise a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The least value; 0 by default.
  open var minimumValue: Double = 0
  /// The greatest value; 100 by default.
  open var maximumValue: Double = 100
  /// How much a tap changes ``value``; 1 by default.
  open var stepValue: Double = 1
  /// The present value; not limited to the ends here.
  open var value: Double = 0
  /// Whether a value beyond an end comes back at the other; false by default.
  open var wraps = false
  /// Stored: tests do not hold a button.
  open var autorepeat = true
  /// Stored.
  open var isContinuous = true
  /// Lowers the value in the left half, raises it in the right, and sends `valueChanged`.
  override func wasTapped(at place: CGPoint) {
    let isRaising = place.x >= bounds.midX
    var next = value + (isRaising ? stepValue : -stepValue)
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    if next == value { return }
    value = next
    sendActions(for: .valueChanged)
  }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.stepper }
  override var controlMetrics: ControlMetrics? { .stepper(look) }
}
