/// A menu entry that sends a selector along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The selector that the entry sends.
  public let action: Selector?
  /// A value for the client's own use.
  public let propertyList: Any?
  /// Stored; UIKit shows it next to keys.
  open var discoverabilityTitle: String?
  /// How the entry behaves and is shown.
  open var attributes: Attributes
  /// The mark in front of the entry.
  open var state: State

  /// Makes a command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }
}
