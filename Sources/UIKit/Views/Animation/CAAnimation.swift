/// A layer's animation. Nothing moves here; only the end state takes effect, if the animation keeps it.
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
  /// Whether the end state is kept; stored.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed when it is over; stored.
  open var isRemovedOnCompletion = true
  /// Stored.
  open var timingFunction: CAMediaTimingFunction?
  /// Receives the start and the end when the animation is added to a layer.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation with no duration.
  public required override init() { super.init() }

  private var values: [String: Any] = [:]
  /// Keeps a value under a name of the client's; names of properties are not known.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value under a name of the client's; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Applies the end state to a layer if it is kept; most animations have none.
  func finish(on layer: CALayer) {}
  /// When the animation ends after it was added, in seconds; infinite for one that repeats for ever.
  var length: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    return once * Double(repeatCount > 0 ? repeatCount : 1)
  }
  /// Whether the end state is kept.
  var keepsEnd: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }
}

/// Receives an animation's start and end, both when the animation is added.
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

/// An animation from one value to another. If the end state is kept, the layer gets the end value of `opacity`,
/// `position`, `bounds`, `cornerRadius` or `backgroundColor`.
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

/// A spring animation.
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
  /// When the spring has come to rest to one part in a thousand, in seconds; 0 without a damping.
  open var settlingDuration: TimeInterval {
    let (mass, stiffness) = (Double(max(mass, 1e-6)), Double(max(stiffness, 0)))
    let (decay, frequency) = (Double(damping) / (2 * mass), stiffness / mass)
    if decay <= 0 { return 0 }
    let velocity = Double(initialVelocity)
    let square = frequency - decay * decay
    // Without a vibration the slower part decides.
    if square <= 0 {
      let slow = decay - (-square).squareRoot()
      return slow > 0 ? log((2 + abs(velocity)) * 1000) / slow : 0
    }
    return log((1 + abs(decay - velocity) / square.squareRoot()) * 1000) / decay
  }
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

/// Animations that run at the same time.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
  override func finish(on layer: CALayer) { for animation in animations ?? [] { animation.finish(on: layer) } }
}

/// An animation between two contents of a layer; stored.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the content changes.
  open var type = CATransitionType.fade
  /// The side from which it changes.
  open var subtype: CATransitionSubtype?
}

/// How content changes in a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A type with the given name.
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

/// The side from which content changes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A side with the given name.
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

/// Which state an animation keeps.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No state is kept.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end state is kept afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start state applies beforehand.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// An animation's pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A function with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// An animation's pacing; no time passes here.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The function with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }
  /// A cubic curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }
  private let points: [(Float, Float)]

  /// Copies one of the curve's four points, from 0 to 3; another index copies nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = points[idx]
  }

  /// Whether the other object is a function with the same curve.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return zip(points, other.points).allSatisfy { $0 == $1 }
  }
  open override var hash: Int { points[1].0.hashValue }
}
