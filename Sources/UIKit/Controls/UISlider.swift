/// A track with a thumb, for a value between two limits.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value at the start of the track; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      position = limited(position)
    }
  }
  /// The value at the end of the track; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      position = limited(position)
    }
  }
  /// The position of the thumb, between the limits.
  open var value: Float {
    get { position }
    set { position = limited(newValue) }
  }
  private var position: Float = 0
  private func limited(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }
  /// Stored; pictures use the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// Sets ``value`` at once, animated or not.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether `valueChanged` is sent while a finger moves; stored.
  open var isContinuous = true
  /// Stored; pictures use the system's gray.
  open var maximumTrackTintColor: UIColor?
  /// Stored; pictures use white.
  open var thumbTintColor: UIColor?
  /// Stored, but not shown.
  open var minimumValueImage: UIImage?
  /// Stored, but not shown.
  open var maximumValueImage: UIImage?
  /// Has no effect here, because pictures show the system's thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Has no effect here, because pictures show the system's track.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Has no effect here, because pictures show the system's track.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// Follows a finger and sends `valueChanged`.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let part = Float(max(0, min(1, touch.location(in: self).x / max(1, bounds.width))))
    value = minimumValue + part * (maximumValue - minimumValue)
    sendActions(for: .valueChanged)
    return true
  }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.slider }
  override var controlMetrics: ControlMetrics? { .slider(look) }
}
