/// Something that physics would move: a view, or what stands for one.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the reference view's coordinates.
  var center: CGPoint { get set }
  /// The size, from the origin.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Keeps behaviours, and has no effect: nothing moves here, and items stay where layout puts them.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// An animator for the coordinates of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator of a collection's items.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
    super.init()
  }

  /// Whose coordinates behaviours use.
  open private(set) weak var referenceView: UIView?
  /// Those that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Never: nothing moves.
  open var isRunning: Bool { false }
  /// 0: no time passes.
  open var elapsedTime: TimeInterval { 0 }
  /// Stored, and not called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if behaviors.contains(where: { $0 === behavior }) { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }

  /// Takes a behaviour away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }

  /// Takes all behaviours away.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Has no effect: the item is asked for where it is when something moves it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// None: items have no forces on them.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// What an animator would tell of its running; never called.
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
