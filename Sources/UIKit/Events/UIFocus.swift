/// What focus moves to; there is no focus here.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Always nil.
  open var nextFocusedView: UIView? { nil }
  /// Always nil.
  open var previouslyFocusedView: UIView? { nil }
}

/// Runs blocks with a move of focus; never here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs the blocks at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// Reacts to a pointer; there is no pointer here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Asks the delegate, which is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Decides how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view the interaction was added to.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A part of a view that a pointer reacts to.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// A part, in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    super.init()
  }
  /// In the view's coordinates.
  public let rect: CGRect
}

/// How a pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {}

/// Decides how a pointer looks; not asked here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// nil; not asked here.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
