/// A view the user acts on.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// A control's state as bits; titles and images are set for one combination of them.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state; 0 is the normal one.
    public let rawValue: UInt

    /// The states of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected and not highlighted.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Chosen, as by a toggle.
    public static let selected = State(rawValue: 4)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events; one that was added before gets these events, too.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Ends an action for these events; it stays for its others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions for these events, in the order in which they were added; a disabled control runs none.
  open func sendActions(for controlEvents: Event) {
    if !isEnabled { return }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
  }

  /// Whether actions are sent, and the control is drawn as usable; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether ``state`` contains `selected`; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether ``state`` contains `highlighted`; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// For classes whose content depends on the state.
  func stateDidChange() {}

  /// The combination of the three properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
