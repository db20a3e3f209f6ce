/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// An item with a title, an image and a tag.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Stored; tab bars show no items here.
  open var title: String?
  /// Stored, and not shown.
  open var image: UIImage?
  /// A number for the caller's own use.
  open var tag: Int
  /// Stored, and not shown.
  open var badgeValue: String?
}

/// A bar at the bottom of a tab bar controller's view.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Those of the controllers; stored, and not shown.
  open var items: [UITabBarItem]?
  /// Stored; content extends below a tab bar as its controller's `edgesForExtendedLayout` sets.
  open var isTranslucent = true
}

/// Shows one of several controllers above a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// At the bottom edge, as high as the device's tab bar and the safe area below it.
  public let tabBar = UITabBar()

  /// The controllers to choose from; the selected one stays selected if it is still among them.
  open var viewControllers: [UIViewController]? {
    didSet {
      let (old, now) = (oldValue ?? [], viewControllers ?? [])
      let selected = old.indices.contains(selectedIndex) ? old[selectedIndex] : nil
      let leaving = old.filter { !now.contains($0) }
      for controller in leaving { controller.willMove(toParent: nil) }
      for controller in now where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      tabBar.items = now.map(\.tabBarItem)
      // The selected controller stays selected at its new index.
      let index = selected.flatMap { now.firstIndex(of: $0) } ?? selectedIndex
      selectedIndex = now.indices.contains(index) ? index : 0
      for controller in leaving {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
    }
  }

  /// Sets ``viewControllers`` at once, animated or not.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// An index that names no controller changes nothing.
  open var selectedIndex = 0 {
    didSet {
      if selectedIndex != 0, viewControllers?.indices.contains(selectedIndex) != true { selectedIndex = oldValue }
      showSelected()
    }
  }

  /// The controller at ``selectedIndex``; setting one that is not among ``viewControllers`` changes nothing.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  private func showSelected() {
    guard isViewLoaded, let view else { return }
    let before = children.first { $0.viewIfLoaded?.superview === view }
    if let before, before === selectedViewController { return }
    BarStack.exchange(before, for: selectedViewController, in: view)
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  /// Places the bar, and sets what it covers of the selected controller's view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view else { return }
    // A controller that hides the bar does so for those pushed after it, too.
    let shown =
      (selectedViewController as? UINavigationController)?.viewControllers ?? [selectedViewController].compactMap { $0 }
    tabBar.isHidden = shown.contains { $0.hidesBottomBarWhenPushed }
    let height = tabBar.isHidden ? 0 : BarStack.heights(in: view).tabBar
    let safe = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - safe, width: view.bounds.width, height: height + safe)
    BarStack.fit(selectedViewController, into: view, top: 0, bottom: height)
  }
}

/// What containers with bars have in common.
@MainActor
enum BarStack {
  static func heights(in view: UIView) -> BarHeights { view.window?.environment.barHeights ?? BarHeights() }

  /// Puts a controller's view below the bars of a container's, in the place of another's.
  static func exchange(_ old: UIViewController?, for new: UIViewController?, in view: UIView) {
    func move() {
      old?.viewIfLoaded?.removeFromSuperview()
      guard let content = new?.view else { return }
      content.frame = view.bounds
      view.insertSubview(content, at: 0)
    }
    if view.window == nil { move() } else { Appearance.change(from: old, to: new, move) }
  }

  /// Lets a controller's view fill the container's, with what bars take as part of its safe area (AL-5.14).
  static func fit(
    _ controller: UIViewController?, into view: UIView, top: CGFloat, bottom: CGFloat, isTopOpaque: Bool = false,
    isBottomOpaque: Bool = false
  ) {
    guard let controller, let content = controller.viewIfLoaded else { return }
    // The view extends under a bar where the controller allows it, and under an opaque one only where it allows that
    // too.
    func stops(_ edge: UIRectEdge, _ bar: CGFloat, _ isOpaque: Bool) -> Bool {
      bar > 0
        && (!controller.edgesForExtendedLayout.contains(edge)
          || isOpaque && !controller.extendedLayoutIncludesOpaqueBars)
    }
    let (stopsAtTop, stopsAtBottom) = (stops(.top, top, isTopOpaque), stops(.bottom, bottom, isBottomOpaque))
    let safe = view.safeAreaInsets
    content.frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: stopsAtTop ? safe.top + top : 0, left: 0, bottom: stopsAtBottom ? safe.bottom + bottom : 0, right: 0))
    controller.barInsets = UIEdgeInsets(
      top: stopsAtTop ? 0 : top, left: 0, bottom: stopsAtBottom ? 0 : bottom, right: 0)
  }
}
