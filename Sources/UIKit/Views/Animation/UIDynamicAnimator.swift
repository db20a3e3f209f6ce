/// Something that physics would move: a view, or an object that represents one.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the reference view's coordinates.
  var center: CGPoint { get set }
  /// The size, with its origin at zero.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Stores behaviours, which have no effect here: nothing moves, and items stay where layout places them.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// An animator that uses a view's coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator for a collection's items.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
    super.init()
  }

  /// The view whose coordinates behaviours use.
  open private(set) weak var referenceView: UIView?
  /// The behaviours that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Always false, because nothing moves.
  open var isRunning: Bool { false }
  /// Always 0, because no time passes.
  open var elapsedTime: TimeInterval { 0 }
  /// Stored, but never called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if behaviors.contains(where: { $0 === behavior }) { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }

  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Has no effect, because an animator keeps no state of its items.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Always empty, because no forces act on items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// Receives when an animator starts and stops; never called.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Never called.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Never called.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Has no effect.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Has no effect.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
