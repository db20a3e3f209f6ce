/// A rule by which items would move; stored, with no effect here.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// A behaviour without children.
  public override init() { super.init() }

  /// The behaviours that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Stored, but never called.
  open var action: (() -> Void)?
  /// The animator that it was added to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Called when the behaviour is added to an animator, and with nil when it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// The common part of behaviours that act on several items; UIKit declares it in each of them.
@preconcurrency @MainActor
open class DynamicItemsBehavior: UIDynamicBehavior {
  /// A behaviour that acts on items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// The items it acts on.
  open private(set) var items: [any UIDynamicItem]
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Gravity; has no effect here.
@preconcurrency @MainActor
open class UIGravityBehavior: DynamicItemsBehavior {
  /// The direction, as long as the strength; downwards by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength; 1 is 1000 points per second, each second.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets direction, in radians, and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}

/// Collisions of items with each other and with boundaries; has no effect here.
@preconcurrency @MainActor
open class UICollisionBehavior: DynamicItemsBehavior {
  /// What items would collide with.
  public struct Mode: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// The kinds in a bit mask.
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
  /// Stored, but never called.
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

/// Receives collisions; never called.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

/// Physical properties of items; has no effect here.
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

/// Pulls an item to a point; has no effect here.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }

  /// Stored.
  open var snapPoint: CGPoint
  /// Stored.
  open var damping: CGFloat = 0.5
}

/// Pushes items; has no effect here.
@preconcurrency @MainActor
open class UIPushBehavior: DynamicItemsBehavior {
  /// Whether the push is continuous.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// Pushes items, continuously or once.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Whether the push is continuous.
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

/// Attaches an item to a point or to another item; has no effect here.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Attaches an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    length = hypot(point.x - item.center.x, point.y - item.center.y)
    super.init()
  }

  /// Attaches an item to another item.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    length = hypot(other.center.x - item.center.x, other.center.y - item.center.y)
    super.init()
  }

  /// Stored.
  open var anchorPoint = CGPoint.zero
  /// The distance that is kept, in points; by default that at the beginning.
  open var length: CGFloat
  /// Stored.
  open var damping: CGFloat = 0
  /// Stored.
  open var frequency: CGFloat = 0
}
