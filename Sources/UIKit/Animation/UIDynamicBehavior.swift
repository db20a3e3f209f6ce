/// A rule by which items would move; it is kept, and has no effect here.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// A behaviour without others.
  public override init() { super.init() }

  /// Those that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Stored, and not called.
  open var action: (() -> Void)?
  /// The animator that it was added to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes a behaviour from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Called when the behaviour is added to an animator, and with nil when it is taken away.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// What behaviours of several items have in common; UIKit has it in each of them.
@preconcurrency @MainActor
open class DynamicItemsBehavior: UIDynamicBehavior {
  /// A behaviour of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Those that it is about.
  open private(set) var items: [any UIDynamicItem]
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Items would fall; inert.
@preconcurrency @MainActor
open class UIGravityBehavior: DynamicItemsBehavior {
  /// Stored.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// In radians; stored.
  open var angle: CGFloat = 0
  /// Stored.
  open var magnitude: CGFloat = 1
}

/// Items would meet each other and boundaries; inert.
@preconcurrency @MainActor
open class UICollisionBehavior: DynamicItemsBehavior {
  /// What items would collide with.
  public struct Mode: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// The kinds of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other items.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// Stored.
  open var collisionMode = Mode.everything
  /// Stored.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Stored, and not called.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Has no effect.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Has no effect.
  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
  /// Has no effect.
  open func addBoundary(withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {}
  /// Has no effect.
  open func removeAllBoundaries() {}
}

/// What a collision would tell; never called.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

/// How items would move; inert.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: DynamicItemsBehavior {
  /// Stored.
  open var elasticity: CGFloat = 0
  /// Stored.
  open var friction: CGFloat = 0
  /// Stored.
  open var density: CGFloat = 1
  /// Stored.
  open var resistance: CGFloat = 0
  /// Stored.
  open var angularResistance: CGFloat = 0
  /// Stored.
  open var allowsRotation = true
  /// Stored.
  open var isAnchored = false
  /// Has no effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Has no effect.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// An item would be pulled to a point; inert.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// An item and where it would go.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }

  /// Stored.
  open var snapPoint: CGPoint
  /// Stored.
  open var damping: CGFloat = 0.5
}

/// Items would be pushed; inert.
@preconcurrency @MainActor
open class UIPushBehavior: DynamicItemsBehavior {
  /// Whether it would push on and on.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// A push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Whether it would push on and on.
  public let mode: Mode
  /// Stored.
  open var active = true
  /// In radians; stored.
  open var angle: CGFloat = 0
  /// Stored.
  open var magnitude: CGFloat = 0
  /// Stored.
  open var pushDirection = CGVector.zero
}

/// An item would be held by a point or by another one; inert.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Held by a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init()
  }

  /// Held by another item.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) { super.init() }

  /// Stored.
  open var anchorPoint = CGPoint.zero
  /// In points; stored.
  open var length: CGFloat = 0
  /// Stored.
  open var damping: CGFloat = 0
  /// Stored.
  open var frequency: CGFloat = 0
}
