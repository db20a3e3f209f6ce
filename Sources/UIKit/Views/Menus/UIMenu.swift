/// Entries that are shown together; tests can read them, and pictures show no open menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entries are shown directly in the parent menu.
    public static let displayInline = Options(rawValue: 1)
    /// The entry that opens the menu is red.
    public static let destructive = Options(rawValue: 2)
    /// Only one entry at a time is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries are shown side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// A menu's identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The main menu's.
    public static let root = Identifier("com.apple.menu.root")
    /// The file menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The view menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// The application menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// Commands that share text.
    public static let share = Identifier("com.apple.menu.share")
    /// Commands that look text up.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// Cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// The size of entries.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// The menu's identifier; a unique one if none was given.
  public let identifier: Identifier
  /// How the menu is shown in another.
  public let options: Options
  /// The entries, in order.
  public let children: [UIMenuElement]
  /// Stored.
  open var preferredElementSize: ElementSize

  /// A menu with entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic")
    (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries that are on, including those in submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}

/// A part of a menu that is created when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Receives a closure that it calls with the entries.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider

  /// A part whose entries come from the provider.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The same, because nothing is cached in either case.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  /// Calls the provider; empty if it answers later.
  package func elements() -> [UIMenuElement] {
    var found: [UIMenuElement] = []
    provider { found = $0 }
    return found
  }
}

/// Changes the main menu; never used here.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  func insertChild(_ childMenu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu identifier: UIMenu.Identifier)
  func remove(menu identifier: UIMenu.Identifier)
}
