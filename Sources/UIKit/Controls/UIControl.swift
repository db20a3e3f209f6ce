/// A view the user acts on.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// A control's state as a bit mask; titles and images are set for one combination of states.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state; 0 is the normal one.
    public let rawValue: UInt

    /// The states in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected and not highlighted.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected, for example by a toggle.
    public static let selected = State(rawValue: 4)
    /// Focused; never the case here.
    public static let focused = State(rawValue: 8)
    /// Bits for the client's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control not described by a document; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Actions

  private var handlers: [ControlHandler] = []

  /// Adds an action for events. An action that was added before is extended to these events; one with the same
  /// identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action.map { $0 !== action && $0.identifier == action.identifier } ?? false }
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
    }
  }

  /// Removes an action for these events; it remains for its other events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.action === action }
  }

  /// Removes the action with an identifier for these events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Adds a method for events; the target is not retained, and nil uses the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let index = handlers.firstIndex(where: { $0.target?.matches(target, action) ?? false && target != nil }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(kind: .target(TargetAction(target, action)), events: controlEvents))
    }
  }

  /// Removes methods for events; nil stands for all targets, or all of a target's methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.target?.matches(target, action) ?? false }
  }

  private func remove(_ events: Event, where condition: (ControlHandler) -> Bool) {
    for index in handlers.indices where condition(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The targets that still exist.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target?.object as? NSObject })
  }

  /// All events that have a handler.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of a target's methods for an event; nil without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap { handler in
      handler.target.flatMap { $0.matches(target, nil) ? $0.action.description : nil }
    }
    return names.isEmpty ? nil : names
  }

  /// Calls the handlers of these events, in the order in which they were added; a disabled control calls none.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  private func send(_ events: Event, _ event: UIEvent?) {
    if !isEnabled { return }
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target): sendAction(target.action, to: target.isNilTargeted ? nil : target.object, for: event)
      }
    }
  }

  /// Calls a method of a target; all methods are called through here. nil uses the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send(from: self, for: event)
  }

  /// Runs an action; all actions are run through here.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends the actions of the primary event.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Touches

  /// Whether a touch that began in the control is in progress.
  open private(set) var isTracking = false
  /// Whether that touch is currently inside the control.
  open private(set) var isTouchInside = false
  /// Whether taps are handled by the control alone, not by gesture recognisers of its superviews.
  var takesTaps: Bool { true }

  /// Called when a touch begins; false ignores it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; false ignores the rest.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins tracking and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(.touchDown, event)
  }

  /// Continues tracking and sends `touchDragInside` or `touchDragOutside`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    if !continueTracking(touch, with: event) {
      (isTracking, isHighlighted) = (false, false)
      return
    }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Ends tracking, performs the control's own reaction, and sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let place = touch.location(in: self)
    isTouchInside = point(inside: place, with: event)
    (isTracking, isHighlighted) = (false, false)
    endTracking(touch, with: event)
    if isTouchInside { wasTapped(at: place) }
    send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
  }

  /// Ends tracking and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// The class's own reaction to a tap, before actions are sent.
  /// - Parameter place: In the control's coordinates, in points.
  func wasTapped(at place: CGPoint) {}

  // MARK: Content

  /// Where the content is placed in a control that is taller; stored, because controls centre it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentAlignmentDidChange() } }
  /// Where the content is placed in a control that is wider; stored, because controls centre it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentAlignmentDidChange() }
  }
  /// Called when an alignment has been set.
  func contentAlignmentDidChange() {}
  /// The alignment resolved for the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// The vertical position of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// The horizontal position of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  // MARK: Menus

  /// Whether a tap opens the menu; not opened here.
  open var showsMenuAsPrimaryAction = false
  /// Whether a press opens the menu; not opened here.
  open var isContextMenuInteractionEnabled = false
  /// Stored; UIKit shows it next to a pointer.
  open var toolTip: String?

  // MARK: State

  /// Whether actions are sent and the control is drawn as enabled; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether ``state`` contains `selected`; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether ``state`` contains `highlighted`; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Called when the state has changed, for classes whose content depends on it.
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
