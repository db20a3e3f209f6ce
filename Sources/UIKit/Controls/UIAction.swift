/// A closure that a control calls: the form of target and action that needs no selector.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Receives the action, whose ``sender`` is the control that sent it.
  public typealias UIActionHandler = (UIAction) -> Void

  /// Stored, and not shown: a button keeps the title it was given itself.
  open var title: String
  /// The control that sends the action, while it does.
  open internal(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Makes an action; the image is not kept.
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
