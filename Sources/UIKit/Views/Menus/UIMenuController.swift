/// The old edit menu; not shown here.
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

/// An entry in the old edit menu; stored.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The entry's title.
  open var title: String
  /// The action that the entry sends.
  open var action: Selector
  /// An entry.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
