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
  /// Changes ``isOn`` and sends `valueChanged`.
  override func wasTapped(at place: CGPoint) {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
  /// Whether the switch is drawn as a check box; stored.
  open var preferredStyle = Style.automatic
  /// Stored; drawn beside a check box by UIKit.
  open var title: String?
  /// How a switch is drawn.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.toggle }
  override var controlMetrics: ControlMetrics? { .toggle(look) }
}
