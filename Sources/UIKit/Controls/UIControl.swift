/// A view the user acts on.
@preconcurrency @MainActor
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && controlEvents.isSuperset(of: $0.events) }
  }

  /// Does what was asked for when these events come, in the order in which it was added; a disabled control does nothing.
  open func sendActions(for controlEvents: Event) {
    if !isEnabled { return }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
