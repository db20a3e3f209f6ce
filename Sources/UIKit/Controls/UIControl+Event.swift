extension UIControl {
  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// The events in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins. Like all events here, it occurs only when code sends it.
    public static let touchDown = Event(rawValue: 1)
    /// A repeated touch begins.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch is cancelled, for example by a gesture.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// A touch ends inside; the usual event for buttons.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The control's value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changes while it is edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All bits, including those without a name.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
