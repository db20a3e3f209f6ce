/// Animations, which take no time here: a block's end state takes effect at once (AL-11.15).
extension UIView {
  /// Runs the block at once and records what it moved (`LayoutAnimation`). The completion is called with true in a later
  /// turn of the main queue, never before this call returns. The duration, in seconds, is only recorded.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// The same with a delay, in seconds, which is only recorded; options have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: delay, animations)
    if let completion { Completions.add(after: delay + duration) { completion(true) } }
  }

  /// The same for a spring, whose damping and velocity have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Runs the block at once and calls the completion with true later; the view is not used.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: 0) { animations?() }
    if let completion { Completions.add(after: duration) { completion(true) } }
  }

  /// Runs the block; its moves are not part of a surrounding animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationRecorder.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Sets whether animations are recorded; their blocks and completions run in either case.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.isEnabled = enabled }
  /// Whether animations are recorded.
  public class var areAnimationsEnabled: Bool { AnimationRecorder.isEnabled }
  /// In seconds; 0 outside an animation's block.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.inheritedDuration }
}

extension UIView {
  /// Begins a block of changes that ``commitAnimations()`` ends; the values are not used.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimations.begin()
  }
  /// Ends the block that began last.
  public class func commitAnimations() { BegunAnimations.commit() }
  /// In seconds; only the delegate's call depends on it.
  public class func setAnimationDuration(_ duration: TimeInterval) { BegunAnimations.change { $0.duration = duration } }
  /// In seconds; only the delegate's call depends on it.
  public class func setAnimationDelay(_ delay: TimeInterval) { BegunAnimations.change { $0.delay = delay } }
  /// Has no effect: no time passes here.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Has no effect: the block runs once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Has no effect: the end state is kept.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Has no effect: nothing is in progress when a block starts.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Has no effect: the new content appears at once.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}
  /// Receives ``setAnimationDidStop(_:)``'s call.
  public class func setAnimationDelegate(_ delegate: Any?) { BegunAnimations.change { $0.delegate = delegate } }
  /// A method of the delegate that is called after the block, in a later turn of the main queue.
  public class func setAnimationDidStop(_ selector: Selector?) { BegunAnimations.change { $0.didStop = selector } }
  /// Has no effect: nothing runs before the block.
  public class func setAnimationWillStart(_ selector: Selector?) {}
}

extension UIView {
  /// An animation's pacing; no time passes here.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// A page-turning transition; nothing is animated here.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// How keyframe animations run; no time passes here.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// The options in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Has no effect.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Has no effect.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Has no effect.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Has no effect.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Has no effect.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Has no effect.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Has no effect.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Has no effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Has no effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Has no effect.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Runs the keyframes' blocks in order, at once; the completion is called later.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: delay, animations)
    if let completion { Completions.add(after: delay + duration) { completion(true) } }
  }

  /// Runs a keyframe's block at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Replaces a view with another at once, or hides the one and shows the other.
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
    if let completion { Completions.add(after: duration) { completion(true) } }
  }

  /// Runs the block at once.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
}

extension UIView {
  /// How an animation runs. Nothing runs here; the values exist so that code compiles.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask, with UIKit's values.
    public let rawValue: UInt

    /// The options in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Has no effect: layout happens in the block if the block requests it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Has no effect: there are no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Has no effect: nothing is in progress when a block starts.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Has no effect: the block runs once.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Has no effect: the end state is kept.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Has no effect: no time passes between start and end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Has no effect: no time passes between start and end.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Has no effect: no time passes between start and end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has no effect: no time passes between start and end.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Has no effect: the block's own values apply.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has no effect: the block's own values apply.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Has no effect.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Has no effect: the new content appears at once.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Has no effect: the new content appears at once.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Has no effect: the new content appears at once.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Has no effect: the new content appears at once.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Has no effect: the new content appears at once.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Has no effect: the new content appears at once.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Has no effect: the new content appears at once.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
