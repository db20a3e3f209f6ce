extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// The events of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins. As all events here it happens only when code sends it.
    public static let touchDown = Event(rawValue: 1)
    /// A touch ends inside; what buttons usually react to.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changes while it is edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All bits, those without a name among them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
