/// An entry in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an entry behaves and is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// The attributes in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be selected.
    public static let disabled = Attributes(rawValue: 1)
    /// Deletes something, and is red.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Keeps the menu open when it is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark in front of an entry.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  /// The entry's title.
  open var title: String
  /// A smaller line below the title.
  open var subtitle: String?
  /// An image next to the title.
  open var image: UIImage?
}
