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
