/// Decides where a presented controller's view is.
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

  /// The controller on top.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller below.
  open var presentingViewController: UIViewController {
    presenter ?? presented?.presentingViewController ?? UIViewController()
  }
  /// The window, while the presentation lasts.
  open private(set) weak var containerView: UIView?
  /// The presented controller's view.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// Asked about other styles; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presented controller's.
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
  /// The same style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The same style for any traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    presentationStyle
  }
  /// Whether the presenting view goes; stored by UIKit, true here for styles that cover the window.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
  /// Whether the presented view covers the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Traits of the presented controller in place of its own; stored.
  open var overrideTraitCollection: UITraitCollection?
  /// The container's traits.
  open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .mainScreen }

  /// Where the presented view is in the container, in points; all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the view comes.
  open func presentationTransitionWillBegin() {}
  /// Called when the view has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when the view has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays its views out.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid its views out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the container gets another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The size of a child; the container's.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  func begin(in window: UIWindow, from presenter: UIViewController) {
    self.presenter = presenter
    containerView = window
    window.presentations.append(self)
    presentationTransitionWillBegin()
  }

  /// Puts the presented view where it belongs, if it is there.
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

/// Decides how a presentation adapts, and hears when a person ends it; not asked here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The style as it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// The style as it is.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
