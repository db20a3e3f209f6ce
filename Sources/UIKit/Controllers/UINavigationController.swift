/// Shows the top controller of a stack under a navigation bar.
///
/// Pushing and popping are complete when the call returns; in a launched application, a controller whose view is not
/// loaded is shown by the next layout, as on iOS.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Makes a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A controller without a stack, or with the view in the project's nib; the bundle is not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller in a storyboard; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The classes of the bars.
  private var barClasses: (navigationBar: UINavigationBar.Type, toolbar: UIToolbar.Type) = (
    UINavigationBar.self, UIToolbar.self
  )
  /// Placed at the top edge of the safe area with the height of the device's bars.
  open private(set) lazy var navigationBar: UINavigationBar = barClasses.navigationBar.make(frame: .zero)
  /// Placed at the bottom edge of the safe area while ``isToolbarHidden`` is false.
  open private(set) lazy var toolbar: UIToolbar! = barClasses.toolbar.make(frame: .zero)

  /// Receives changes of the stack; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Never recognised here: tests press the back button.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// Stored, because bars do not hide by themselves here.
  open var hidesBarsOnSwipe = false
  /// Stored, because bars do not hide by themselves here.
  open var hidesBarsOnTap = false
  /// Stored, because bars do not hide by themselves here.
  open var hidesBarsWhenKeyboardAppears = false
  /// Stored, because bars do not hide by themselves here.
  open var hidesBarsWhenVerticallyCompact = false

  /// Makes a navigation controller whose bars have the given classes; nil stands for UIKit's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    barClasses = (
      navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self,
      toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    )
  }

  /// The stack, starting with the root.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { replaceStack(by: newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  private func replaceStack(by new: [UIViewController], animated: Bool) {
    let (old, before) = (stack, topViewController)
    stack = new
    let leaving = old.filter { !new.contains($0) }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.moves = .fromParent
    }
    var change = Change(shown: before, leaving: leaving, isAnimated: animated)
    if let earlier = deferred {
      (change.shown, change.leaving) = (earlier.shown, earlier.leaving + leaving)
    }
    for controller in new where controller.parent !== self || change.leaving.contains(controller) {
      take(controller)
      // What was popped before the layout never left.
      if controller === change.shown { controller.moves = nil }
    }
    change.leaving.removeAll { new.contains($0) }
    showItems()
    let isNew = isViewLoaded && change.shown !== topViewController
    if isNew, UIScreen.device != nil, topViewController?.isViewLoaded == false, view.window != nil {
      deferred = change
      view.setNeedsLayout()
    } else {
      deferred = nil
      show(change, isNew: isNew)
    }
  }

  /// A change of what is shown.
  private struct Change {
    /// The controller that is shown before it.
    var shown: UIViewController?
    /// The controllers that are no longer on the stack.
    var leaving: [UIViewController]
    var isAnimated = false
  }
  /// A change that the next layout shows: by then, the code that pushes has set the properties of the new controller.
  private var deferred: Change?

  private func show(_ change: Change, isNew: Bool) {
    if isNew {
      let isAnimated = change.isAnimated
      if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: isAnimated) }
      showTop(hiding: change.shown, animated: isAnimated)
      if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: isAnimated) }
    }
    // One that was popped may be another controller's child by now.
    for controller in change.leaving where !stack.contains(controller) && controller.parent === self {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// The last of ``viewControllers``, whose view is shown.
  open var topViewController: UIViewController? { stack.last }
  /// What is presented over the controller, or else ``topViewController``.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Sets ``viewControllers`` at once, animated or not.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated: animated)
  }

  /// Adds a controller to the top of the stack and shows it at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    replaceStack(by: stack + [viewController], animated: animated)
  }

  /// Removes the last controller, but never the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(by: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Removes the controllers above one.
  /// - Returns: The removed controllers, from the bottom up; nil for a controller that is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack.dropFirst(index + 1))
    replaceStack(by: Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// The top controller decides.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// The top controller decides.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Removes all controllers except the first.
  /// - Returns: The removed controllers, from the bottom up.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    replaceStack(by: Array(stack.prefix(1)), animated: animated)
    return popped
  }

  /// Whether the bar is hidden and takes no space; false by default.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Sets ``isNavigationBarHidden`` at once, animated or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Sets ``isToolbarHidden`` at once, animated or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func take(_ controller: UIViewController) {
    if controller.parent === self { controller.willMove(toParent: self) } else { addChild(controller) }
    controller.didMove(toParent: self)
    // Until it has appeared.
    controller.moves = .toParent
  }

  private func showTop(hiding before: UIViewController?, animated: Bool = false) {
    guard let view else { return }
    BarStack.exchange(before, for: topViewController, in: view, animated: animated)
    view.setNeedsLayout()
    // Whether there is a tab bar below depends on which controllers are on the stack.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.isAtScrollEdge = { [weak self] in
      self?.topViewController?.scrollingContent(at: .top)?.edgesReached.contains(.top) ?? true
    }
    toolbar.isAtScrollEdge = { [weak self] in
      self?.topViewController?.scrollingContent(at: .bottom)?.edgesReached.contains(.bottom) ?? true
    }
    showTop(hiding: nil)
  }

  /// Sets the bars' items to those of the controllers on the stack.
  private func showItems() {
    let items = stack.map(\.navigationItem)
    if navigationBar.items?.elementsEqual(items, by: ===) != true { navigationBar.items = items }
    if !isToolbarHidden, toolbar.items?.elementsEqual(topViewController?.toolbarItems ?? [], by: ===) != true {
      toolbar.items = topViewController?.toolbarItems
    }
  }

  /// Places the bars, and sets the insets they add to the top controller's view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let change = deferred {
      deferred = nil
      show(change, isNew: true)
    }
    guard let view else { return }
    let (heights, safe) = (BarStack.heights(in: view), view.safeAreaInsets)
    showItems()
    let item = topViewController?.navigationItem
    let isLarge =
      navigationBar.prefersLargeTitles && item?.largeTitleDisplayMode != .never
      && item?.largeTitleDisplayMode != .inline
      && traitCollection.verticalSizeClass != .compact
    let search = item?.searchController == nil ? 0 : UISearchController.barHeight
    navigationBar.rowHeight = heights.navigationBar
    let prompt = item?.promptHeight ?? 0
    let top = isNavigationBarHidden ? 0 : prompt + heights.navigationBar + (isLarge ? heights.largeTitle : 0) + search
    let rise = isNavigationBarHidden ? 0 : BarStack.rise(in: view)
    let bottom = isToolbarHidden ? 0 : heights.toolbar
    navigationBar.frame = CGRect(x: 0, y: safe.top - rise, width: view.bounds.width, height: top)
    navigationBar.roomAbove = safe.top - rise
    if !isToolbarHidden {
      if toolbar.superview == nil { view.addSubview(toolbar) }
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height - safe.bottom - bottom, width: view.bounds.width, height: bottom)
      toolbar.roomBelow = safe.bottom
    }
    toolbar.isHidden = isToolbarHidden
    BarStack.fit(
      topViewController, into: view, top: top - rise, bottom: bottom, isTopOpaque: !navigationBar.isTranslucent,
      isBottomOpaque: !isToolbarHidden && !toolbar.isTranslucent)
    observeEdges()
  }

  private func observeEdges() {
    let changed = { [weak self] in
      self?.navigationBar.setNeedsLayout()
      self?.toolbar.setNeedsLayout()
    }
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      topViewController?.scrollingContent(at: edge)?.observeEdges(for: self, changed)
    }
  }
}
