/// Something to be done when a control says so: the form of target and action that needs no selector.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public typealias UIActionHandler = (UIAction) -> Void

  open var title: String
  /// The control that sends the action, while it does.
  open internal(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
