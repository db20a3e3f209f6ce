/// Animations, which take no time here: a block's end state is there at once (AL-11.15).
extension UIView {
  /// Runs the block at once, notes what it moved (`LayoutAnimation`), and calls the completion with true before it
  /// returns. The duration, in seconds, is only noted.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// The same with a delay, in seconds, which is only noted; options have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: delay, animations)
    completion?(true)
  }

  /// The same for a spring, whose damping and velocity have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Runs the block at once and calls the completion with true before it returns; the view is not used.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: 0) { animations?() }
    completion?(true)
  }

  /// Runs the block; what it moves is not part of a surrounding animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationRecorder.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Sets whether animations are noted; their blocks and completions run in either case.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.isEnabled = enabled }
  /// Whether animations are noted.
  public class var areAnimationsEnabled: Bool { AnimationRecorder.isEnabled }
  /// In seconds; 0 outside of an animation's block.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.inheritedDuration }
}

extension UIView {
  /// How fast an animation is at which time; no time passes here.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// A page that turns; nothing turns here.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// How key frames run; no time passes here.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The options of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without effect.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Without effect.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Without effect.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Without effect.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Without effect.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Without effect.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Without effect.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Without effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Without effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Without effect.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Runs the key frames' blocks in their order, at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: delay, animations)
    completion?(true)
  }

  /// Runs a key frame's block at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Exchanges two views at once, or shows the one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else if let host = fromView.superview {
      host.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Runs the block at once.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
}

extension UIView {
  /// How an animation runs. Nothing runs here; the values exist so that code compiles.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: UInt

    /// The options of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without effect: a layout happens in the block where the block asks for it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Without effect: there are no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Without effect: nothing is under way when a block starts.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Without effect: the block runs once.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Without effect: the end state stays.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Without effect: no time passes between start and end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Without effect: no time passes between start and end.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Without effect: no time passes between start and end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Without effect: no time passes between start and end.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Shows and hides the views of a transition in place of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Without effect: the block's own values count.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Without effect: the block's own values count.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Without effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Without effect.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Without effect: the new content is there at once.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Without effect: the new content is there at once.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Without effect: the new content is there at once.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Without effect: the new content is there at once.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Without effect: the new content is there at once.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Without effect: the new content is there at once.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Without effect: the new content is there at once.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
