/// A switch between on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Which side the thumb is drawn on; false by default.
  open var isOn = false
  /// Sets ``isOn`` at once, animated or not.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Stored; pictures use the system's green.
  open var onTintColor: UIColor?
  /// Stored; pictures use white.
  open var thumbTintColor: UIColor?
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.toggle }
  override var controlMetrics: ControlMetrics? { .toggle(look) }
}
