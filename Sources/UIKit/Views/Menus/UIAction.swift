/// A closure that a control, a bar button item or a menu calls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Receives the action, whose ``sender`` is the object that sent it.
  public typealias UIActionHandler = (UIAction) -> Void

  /// An action's identifier; a control keeps only one action per identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's identifier; a unique one if none was given.
  public let identifier: Identifier
  /// Stored; UIKit shows it next to keys.
  open var discoverabilityTitle: String?
  /// How the entry behaves and is shown.
  open var attributes: Attributes
  /// The mark in front of the entry.
  open var state: State
  /// The object that sends the action, while it does.
  open internal(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  private static var count = 0

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.count)")
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the action for a sender, enabled or not.
  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// Runs the action, unless it is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    if !attributes.contains(.disabled) { perform(from: sender.map { $0 as AnyObject }) }
  }
}
