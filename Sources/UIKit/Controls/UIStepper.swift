/// Two buttons that decrement and increment a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The minimum value; 0 by default.
  open var minimumValue: Double = 0 { didSet { number = limited(number) } }
  /// The maximum value; 100 by default.
  open var maximumValue: Double = 100 { didSet { number = limited(number) } }
  /// How much a tap changes ``value``; 1 by default.
  open var stepValue: Double = 1
  /// The current value, between the limits.
  open var value: Double {
    get { number }
    set { number = limited(newValue) }
  }
  private var number: Double = 0
  private func limited(_ value: Double) -> Double {
    value.isNaN ? minimumValue : max(min(value, maximumValue), minimumValue)
  }
  /// Whether a value beyond one limit continues at the other; false by default.
  open var wraps = false
  /// Stored, because tests do not hold a button.
  open var autorepeat = true
  /// Stored.
  open var isContinuous = true
  /// Has no effect, because the buttons are drawn as the system's.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Has no effect, because the buttons are drawn as the system's.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Has no effect, because the buttons are drawn as the system's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Has no effect, because the buttons are drawn as the system's.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
  /// Decrements the value in the left half, increments it in the right, and sends `valueChanged`.
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
