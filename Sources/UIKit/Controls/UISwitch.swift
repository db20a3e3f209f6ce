/// A switch between on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// A switch of its natural size, whatever the size of the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sizeToFit()
  }
  /// A switch that is off; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Determines the side on which the thumb is drawn; false by default.
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
  /// Whether the switch is drawn as a checkbox; stored.
  open var preferredStyle = Style.automatic
  /// Stored; UIKit draws it next to a checkbox.
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
