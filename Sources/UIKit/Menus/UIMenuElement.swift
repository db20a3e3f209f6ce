/// One entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an entry can be used and is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// The attributes of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Deletes something, and is shown in red.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Leaves the menu open when it is chosen.
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

  /// What the entry says.
  open var title: String
  /// A smaller line below the title.
  open var subtitle: String?
  /// Stands beside the title.
  open var image: UIImage?
}
