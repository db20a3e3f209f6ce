/// Describes a transition to its blocks.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// Always false here.
  var isCancelled: Bool { get }
  /// Always false here.
  var isInteractive: Bool { get }
  /// From 0 to 1; always 1 here.
  var percentComplete: CGFloat { get }
  /// The controller that disappears or appears; in a rotation, both are the one that rotates.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears or appears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// False: nothing interrupts a transition that takes no time.
  public var isCancelled: Bool { false }
  /// False: no finger drives a transition.
  public var isInteractive: Bool { false }
  /// 1: a transition is over at once.
  public var percentComplete: CGFloat { 1 }
  /// nil.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// nil.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Collects blocks that run alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// - Parameters:
  ///   - animation: Runs when sizes and traits have been set, before layout.
  ///   - completion: Runs when everything has been laid out.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
