/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.toggle }
  override var controlMetrics: ControlMetrics? { .toggle(look) }
}
