/// One less, one more.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var value: Double = 0
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.stepper }
  override var controlMetrics: ControlMetrics? { .stepper(look) }
}
