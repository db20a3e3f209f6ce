/// An action that VoiceOver offers; a test runs its handler.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Receives the action and returns whether it was carried out.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The text that is read out.
  open var name: String
  /// Stored, but not shown.
  open var image: UIImage?
  /// Carries the action out.
  open var actionHandler: Handler?
  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var selector: Selector?

  /// An action that runs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// An action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target.map { $0 as AnyObject }, selector)
    super.init()
  }
}
