/// Two buttons that lower and raise a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The least value; 0 by default.
  open var minimumValue: Double = 0
  /// The greatest value; 100 by default.
  open var maximumValue: Double = 100
  /// How much a tap changes ``value``; stored, because there are no taps.
  open var stepValue: Double = 1
  /// The present value; not limited to the ends here.
  open var value: Double = 0
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.stepper }
  override var controlMetrics: ControlMetrics? { .stepper(look) }
}
