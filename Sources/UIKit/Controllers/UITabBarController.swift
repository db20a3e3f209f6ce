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
      customizableViewControllers = viewControllers
      // The selected controller stays selected at its new index.
      let index = selected.flatMap { now.firstIndex(of: $0) } ?? selectedIndex
      selectedIndex = now.indices.contains(index) ? index : 0
      // Callbacks may have given one to another controller.
      for controller in leaving where controller.parent === self {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
    }
  }

  /// Sets ``viewControllers`` at once, animated or not.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the selected controller; an index without a controller changes nothing.
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

  /// Decides about and receives selections by taps; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// ``viewControllers`` when these are set; stored, because all controllers have a tab here.
  open var customizableViewControllers: [UIViewController]?
  /// The selected controller decides.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller decides.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  private func choose(_ index: Int) {
    guard let controller = viewControllers?[index], delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The scroll view that the tab bar covers.
  private var contentAbove: UIScrollView? {
    let navigation = selectedViewController as? UINavigationController
    return (navigation?.topViewController ?? selectedViewController)?.scrollingContent(at: .bottom)
  }

  private func showSelected() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, let view else { return }
    let before = children.first { $0.viewIfLoaded?.superview === view }
    if let before, before === selectedViewController { return }
    BarStack.exchange(before, for: selectedViewController, in: view)
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    tabBar.choose = { [weak self] in self?.choose($0) }
    tabBar.isAtScrollEdge = { [weak self] in self?.contentAbove?.edgesReached.contains(.bottom) ?? true }
    showSelected()
  }

  /// Places the bar, and sets the insets it adds to the selected controller's view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view else { return }
    // A controller that hides the bar also hides it for those pushed after it.
    let shown =
      (selectedViewController as? UINavigationController)?.viewControllers ?? [selectedViewController].compactMap { $0 }
    tabBar.isHidden = shown.contains { $0.hidesBottomBarWhenPushed }
    let heights = BarStack.heights(in: view)
    tabBar.isOnTop = heights.hasTabsOnTop
    let navigation = selectedViewController as? UINavigationController
    navigation?.navigationBar.hasTabs = heights.hasTabsOnTop && !tabBar.isHidden
    if heights.hasTabsOnTop { return placeTabsOnTop(in: view, row: heights.navigationBar) }
    let height = tabBar.isHidden ? 0 : heights.tabBar
    let safe = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - safe, width: view.bounds.width, height: height + safe)
    BarStack.fit(
      selectedViewController, into: view, top: 0, bottom: height, isBottomOpaque: !tabBar.isTranslucent)
    contentAbove?.observeEdges(for: self) { [weak self] in self?.tabBar.setNeedsLayout() }
  }

  /// Places the tabs in the middle of a navigation bar's row; without a navigation bar they have a row of their own
  /// (`control-metrics.md` 5).
  private func placeTabsOnTop(in view: UIView, row: CGFloat) {
    let hasBar = (selectedViewController as? UINavigationController).map { !$0.isNavigationBarHidden } ?? false
    let size = tabBar.sizeOnTop(in: view.bounds.width)
    tabBar.frame = CGRect(
      x: tabBar.floored((view.bounds.width - size.width) / 2),
      y: tabBar.floored(view.safeAreaInsets.top + (row - size.height) / 2), width: size.width, height: size.height)
    BarStack.fit(
      selectedViewController, into: view, top: tabBar.isHidden || hasBar ? 0 : row, bottom: 0,
      isTopOpaque: !tabBar.isTranslucent)
  }
}
