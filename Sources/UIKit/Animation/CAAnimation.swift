/// A layer's animation: nothing moves here, and what an animation removes or keeps is stored.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// In seconds; stored.
  open var duration: TimeInterval = 0
  /// In seconds; stored.
  open var beginTime: TimeInterval = 0
  /// In seconds; stored.
  open var timeOffset: TimeInterval = 0
  /// Stored.
  open var repeatCount: Float = 0
  /// In seconds; stored.
  open var repeatDuration: TimeInterval = 0
  /// Stored.
  open var autoreverses = false
  /// Stored.
  open var speed: Float = 1
  /// Whether the end state stays; stored.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation goes when it is over; stored.
  open var isRemovedOnCompletion = true
  /// Stored.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of the end, when the animation is added to a layer.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation of no time.
  public required override init() { super.init() }

  /// Gives a layer its end state where that stays; most do not.
  func finish(on layer: CALayer) {}
  /// Whether the end state stays.
  var keepsEnd: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }
}

/// Hears of an animation's start and end: both come when it is added.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  /// Stored.
  open var isAdditive = false
  /// Stored.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. Where it stays, the layer has the end value: of `opacity`, `position`, `bounds`,
/// `cornerRadius` and `backgroundColor`.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added to the first value.
  open var byValue: Any?

  override func finish(on layer: CALayer) {
    guard keepsEnd, let toValue else { return }
    let number = (toValue as? NSNumber)?.doubleValue ?? (toValue as? CGFloat).map { Double($0) } ?? toValue as? Double
    switch keyPath {
    case "opacity": if let number { layer.opacity = Float(number) }
    case "cornerRadius": if let number { layer.cornerRadius = CGFloat(number) }
    case "position": if let point = toValue as? CGPoint { layer.position = point }
    case "bounds": if let rect = toValue as? CGRect { layer.bounds = rect }
    case "backgroundColor": if let color = toValue as? CGColor { layer.backgroundColor = color }
    default: break
    }
  }
}

/// An animation of a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// Stored.
  open var mass: CGFloat = 1
  /// Stored.
  open var stiffness: CGFloat = 100
  /// Stored.
  open var damping: CGFloat = 10
  /// Stored.
  open var initialVelocity: CGFloat = 0
  /// In seconds; the duration.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// Stored.
  open var keyTimes: [NSNumber]?
  /// Stored.
  open var path: CGPath?
  /// Stored.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Stored.
  open var calculationMode = "linear"
}

/// Animations at one time.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
  override func finish(on layer: CALayer) { for animation in animations ?? [] { animation.finish(on: layer) } }
}

/// An animation between two contents; stored.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the content changes.
  open var type = CATransitionType.fade
  /// From which side.
  open var subtype: CATransitionSubtype?
}

/// How content changes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side content changes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The side of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Which state an animation leaves.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The state without the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end state afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start state before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How fast an animation is at which time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The function of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same at all times.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation is at which time; no time passes here.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// A function of a name.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(controlPoints: 0.25, 0.1, 0.25, 1) }
  /// A function of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

extension CALayer {
  /// Adds an animation, which is over at once: its delegate hears of it, and the end state stays where it says so.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    anim.delegate?.animationDidStart(anim)
    anim.finish(on: self)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// Always nil: animations are over at once.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// Always nil: animations are over at once.
  public func animationKeys() -> [String]? { nil }
  /// Has no effect here: animations are over at once.
  public func removeAnimation(forKey key: String) {}
  /// Has no effect here: animations are over at once.
  public func removeAllAnimations() {}
  /// The layer itself: nothing is between two states.
  public func presentation() -> Self? { self }
}
