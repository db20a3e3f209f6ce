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
    /// Without effect: the new content is there at once.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
