/// The context of a focus update; there is no focus here.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Always nil.
  open var nextFocusedView: UIView? { nil }
  /// Always nil.
  open var previouslyFocusedView: UIView? { nil }
}

/// The context of a focus update in a collection; there is no focus here.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Always nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
  /// Always nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
}

/// The context of a focus update in a table; there is no focus here.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Always nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
  /// Always nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
}

/// Runs blocks alongside a focus update; never used here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs the blocks at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    if let completion { Completions.add(completion) }
  }
}

/// Reacts to a pointer; there is no pointer here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// An interaction with a delegate, which is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Decides about the pointer's appearance.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view the interaction was added to.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A region of a view that a pointer reacts to.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// A region, in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    super.init()
  }
  /// In the view's coordinates.
  public let rect: CGRect
}

/// The appearance of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A style without an effect.
  public override init() { super.init() }
  /// A style with an effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
}

/// What a pointer does to a view; there is no pointer here.
@preconcurrency @MainActor
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

/// The shape of a pointer; there is no pointer here.
public enum UIPointerShape {
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// Decides about a pointer's appearance; never called here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns nil; never called here.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
