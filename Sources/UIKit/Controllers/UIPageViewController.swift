/// Shows one of several controllers. A walk through an application turns its pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn; stored.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
  /// The axis along which pages follow one another; stored.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
  /// The side from which a page appears; pages appear at once.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }
  /// Where the spine of a book is; stored.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }
  /// Keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The position of the spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// A controller with a transition style and an orientation.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller with pages that curl horizontally.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
  /// A controller with pages that scroll horizontally; archives are not read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow one another.
  public let navigationOrientation: NavigationOrientation
  /// Receives page turns; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the adjacent pages, to which a walk through the application turns.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Stored.
  open var isDoubleSided = false
  /// The controllers shown.
  open private(set) var viewControllers: [UIViewController]?
  /// The pages' gesture recognisers; none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows a controller at once, animated or not.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] where viewControllers?.contains(old) != true {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    for controller in viewControllers ?? [] where controller.parent !== self {
      addChild(controller)
      if isViewLoaded { showPage(controller) }
      controller.didMove(toParent: self)
    }
    if let completion { Completions.add { completion(true) } }
  }
  /// Turns to the next page, as a swipe does, if the data source has one, and calls the delegate.
  /// - Returns: Whether there is a next page.
  @discardableResult
  package func turnToNextPage() -> Bool {
    let before = viewControllers ?? []
    guard let last = before.last, let next = dataSource?.pageViewController(self, viewControllerAfter: last) else {
      return false
    }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: .forward, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: true)
    return true
  }

  /// The scroll view of pages that scroll, behind what an application adds to the view; nil for pages that curl.
  private lazy var scrollView: UIScrollView? = {
    if transitionStyle == .pageCurl { return nil }
    let scroll = UIScrollView()
    (scroll.isPagingEnabled, scroll.contentInsetAdjustmentBehavior) = (true, .never)
    (scroll.showsHorizontalScrollIndicator, scroll.showsVerticalScrollIndicator) = (false, false)
    return scroll
  }()

  private func showPage(_ controller: UIViewController) {
    guard let page = controller.view else { return }
    page.frame = view.bounds
    if let scrollView { scrollView.addSubview(page) } else { view.insertSubview(page, at: 0) }
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let scrollView {
      scrollView.frame = view.bounds
      view.insertSubview(scrollView, at: 0)
    }
    for controller in viewControllers ?? [] { showPage(controller) }
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scrollView?.frame = view.bounds
    for controller in viewControllers ?? [] { controller.viewIfLoaded?.frame = view.bounds }
  }
}

/// Receives page turns of a walk through the application.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns `min`; never called here.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}

/// Provides the pages before and after the one shown.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, for no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
