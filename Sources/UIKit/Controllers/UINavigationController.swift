/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}

/// A bar at the top of a navigation controller's view.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
}

/// A bar at the bottom of a navigation controller's view.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
}

/// Shows the last of a stack of controllers under a navigation bar.
///
/// Nothing slides: pushing and popping are done when the call returns.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public let navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let (old, before) = (stack, topViewController)
      stack = newValue
      let leaving = old.filter { !newValue.contains($0) }
      for controller in leaving { controller.willMove(toParent: nil) }
      for controller in newValue where controller.parent !== self { take(controller) }
      if isViewLoaded, before !== topViewController { showTop(hiding: before) }
      for controller in leaving {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
    }
  }
  private var stack: [UIViewController] = []

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers = stack + [viewController]
  }

  /// Takes the last controller away, but never the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    viewControllers = Array(stack.dropLast())
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    viewControllers = Array(stack.prefix(1))
    return popped
  }

  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func take(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func showTop(hiding before: UIViewController?) {
    guard let view else { return }
    BarStack.exchange(before, for: topViewController, in: view)
    view.setNeedsLayout()
    // Whether there is a tab bar below depends on who is in the stack.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop(hiding: nil)
  }

  /// Places the bars, and tells the top controller what they take of it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view else { return }
    let (heights, safe) = (BarStack.heights(in: view), view.safeAreaInsets)
    let isLarge =
      navigationBar.prefersLargeTitles && topViewController?.navigationItem.largeTitleDisplayMode != .never
      && traitCollection.verticalSizeClass != .compact
    let top = isNavigationBarHidden ? 0 : heights.navigationBar + (isLarge ? heights.largeTitle : 0)
    let bottom = isToolbarHidden ? 0 : heights.toolbar
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: top)
    if !isToolbarHidden {
      if toolbar.superview == nil { view.addSubview(toolbar) }
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height - safe.bottom - bottom, width: view.bounds.width, height: bottom)
    }
    toolbar.isHidden = isToolbarHidden
    BarStack.fit(
      topViewController, into: view, top: top, bottom: bottom, isTopOpaque: !navigationBar.isTranslucent,
      isBottomOpaque: !isToolbarHidden && !toolbar.isTranslucent)
  }
}
