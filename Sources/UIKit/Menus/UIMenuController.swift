/// The menu of editing of old; none is shown here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The one controller.
  public static let shared = UIMenuController()
  /// Stored.
  open var menuItems: [UIMenuItem]?
  /// Always false.
  open var isMenuVisible: Bool { false }
  /// Does nothing.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing.
  open func hideMenu() {}
  /// Does nothing.
  open func hideMenu(from targetView: UIView) {}
}

/// An entry of the menu of old; stored.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the entry says.
  open var title: String
  /// What the entry sends.
  open var action: Selector
  /// An entry.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
