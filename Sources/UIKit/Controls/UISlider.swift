/// A value between two ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var value: Float = 0
  open var minimumTrackTintColor: UIColor?
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.slider }
  override var controlMetrics: ControlMetrics? { .slider(look) }
}
