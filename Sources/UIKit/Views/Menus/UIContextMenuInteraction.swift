/// A behaviour that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// Opens a menu on a long press; menus are not opened here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// An interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Decides about the menu's contents.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view the interaction was added to.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing, because no menu is open.
  open func dismissMenu() {}
  /// Does nothing, because no menu is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// The contents of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Returns the view controller of a preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// Returns a menu; receives the system's suggestions, which are empty here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// A name for the client's own use.
  public let identifier: (any NSCopying)?
  /// Provides the preview.
  package let previewProvider: PreviewProvider?
  /// Provides the menu.
  package let actionProvider: ActionProvider?
  /// Stored.
  open var badgeCount = 0

  /// Makes a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    (self.identifier, self.previewProvider, self.actionProvider) = (identifier, previewProvider, actionProvider)
    super.init()
  }
}

/// Decides about the contents of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing; not called here.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Returns nil; never called here.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// Runs blocks alongside the opening or closing of a context menu; never used here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview turns into a screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

/// Runs blocks when a preview turns into a screen; never used here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// A view that represents another while a menu is open; stored only.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view shown.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Where it is shown; nil for the view's own position.
  public let target: UIPreviewTarget?

  /// A preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// A preview of a view at its position.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters, target) = (view, parameters, nil)
    super.init()
  }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }
}

/// How a preview is shown; stored only.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view.
  open var backgroundColor: UIColor! = .clear
}

/// Where a preview is shown; stored only.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view the preview is in.
  public let container: UIView
  /// The preview's centre, in points.
  public let center: CGPoint
  /// The preview's transform.
  public let transform: CGAffineTransform

  /// A position in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}
