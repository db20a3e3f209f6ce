/// A track with a thumb, for a value between two ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value at the start of the track; 0 by default.
  open var minimumValue: Float = 0
  /// The value at the end of the track; 1 by default.
  open var maximumValue: Float = 1
  /// Where the thumb is drawn; not limited to the ends here.
  open var value: Float = 0
  /// Stored; pictures use the tint colour.
  open var minimumTrackTintColor: UIColor?
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.slider }
  override var controlMetrics: ControlMetrics? { .slider(look) }
}
