/// Determines the frame of a presented controller's view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// A presentation of one controller over another.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?

  /// The presented controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The presenting controller.
  open var presentingViewController: UIViewController {
    presenter ?? presented?.presentingViewController ?? UIViewController()
  }
  /// The window, while the presentation lasts.
  open private(set) weak var containerView: UIView?
  /// The presented controller's view.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// Decides about other styles; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presented controller's style.
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
  /// The same style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The same style for any traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    presentationStyle
  }
  /// Whether the presenter disappears while the presentation lasts; its view stays where it is here, covered.
  open var shouldRemovePresentersView: Bool { [.fullScreen, .currentContext].contains(presentationStyle) }
  /// Whether the presented view covers the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Traits for the presented controller that replace its own; stored.
  open var overrideTraitCollection: UITraitCollection?
  /// The container's traits.
  open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .mainScreen }

  /// The frame of the presented view in the container, in points; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the view appears.
  open func presentationTransitionWillBegin() {}
  /// Called after the view has appeared.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view disappears.
  open func dismissalTransitionWillBegin() {}
  /// Called after the view has disappeared.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its views.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its views.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the container's size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The size of a child: the container's.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The controller that disappears while this presentation lasts: the presenter's context, if its view is
  /// removed; nil for sheets and other presentations over it.
  weak var covered: UIViewController?

  func begin(in window: UIWindow, from presenter: UIViewController) {
    self.presenter = presenter
    covered = shouldRemovePresentersView ? presenter.context(of: presentationStyle) : nil
    containerView = window
    window.presentations.append(self)
    presentationTransitionWillBegin()
  }

  /// Sets the frame of the presented view, if it exists.
  func layOut() {
    guard let view = presentedView, view.superview === containerView else { return }
    containerViewWillLayoutSubviews()
    let frame = frameOfPresentedViewInContainerView
    if view.frameBeforeTransform != frame { view.frameBeforeTransform = frame }
    containerViewDidLayoutSubviews()
  }

  func end() {
    (containerView as? UIWindow)?.presentations.removeAll { $0 === self }
    dismissalTransitionDidEnd(true)
    containerView = nil
  }
}

extension UIViewController {
  /// The outermost of the controllers around this one, or itself.
  var outermostParent: UIViewController { context(of: .fullScreen) }

  /// The controller over which this one presents in a style: the nearest one that is a context, or the outermost.
  fileprivate func context(of style: UIModalPresentationStyle) -> UIViewController {
    var context = self
    while let parent = context.parent, style != .currentContext || !context.definesPresentationContext {
      context = parent
    }
    return context
  }
}

/// Decides how a presentation adapts, and receives its dismissal by the user; never called here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style unchanged.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// Returns what ``adaptivePresentationStyle(for:)`` does.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns nil; never called here.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
