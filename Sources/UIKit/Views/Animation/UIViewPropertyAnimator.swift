/// Runs blocks that move views; the end state takes effect when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// In seconds, only recorded.
  public let duration: TimeInterval
  /// Whether the animator is inactive, active or stopped.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation has started and its completions have not been called.
  open private(set) var isRunning = false
  /// From 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether the animation runs backwards: it ends where it began, with the values that views had before its blocks
  /// (frames, transforms, opacities and background colours).
  open var isReversed = false
  /// Stored.
  open var isInterruptible = true
  /// Stored.
  open var scrubsLinearly = true
  /// Stored.
  open var pausesOnCompletion = false

  /// An animator with a duration in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }
  /// An animator with a block.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// An animator for a spring with a block.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// An animator for a curve's control points with a block.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Runs blocks at once; the completion is called later.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a block; the delay is not used.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Runs the blocks; the completions are called later.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Runs the blocks at once; the completions are called in a later turn of the main queue.
  open func startAnimation(afterDelay delay: TimeInterval) {
    let blocks = animations
    animations = []
    let undo = AnimationRecorder.collecting {
      AnimationRecorder.run(duration, delay: delay) { for block in blocks { block() } }
    }
    restores = undo + restores
    fractionComplete = 1
    (state, isRunning) = (.active, true)
    starts += 1
    let start = starts
    Completions.add(after: delay + duration) {
      if self.isRunning, self.starts == start { self.finish(self.isReversed ? .start : .end) }
    }
  }
  /// How often the animation was started, by which a completion recognises its own.
  private var starts = 0
  /// What restores the values that views had before the blocks.
  private var restores: [() -> Void] = []
  private func finish(_ position: UIViewAnimatingPosition) {
    let undo = restores
    restores = []
    if position == .start { for restore in undo { restore() } }
    let blocks = completions
    completions = []
    (state, isRunning) = (.inactive, false)
    for block in blocks { block(position) }
  }
  /// Keeps the completions from being called; nothing else is left of the animation.
  open func pauseAnimation() { (state, isRunning) = (.active, false) }
  /// Runs the blocks; the completions are called later.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Discards the blocks that have not run; without finishing, the completions, too.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { (completions, restores) = ([], []) }
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
  }
  /// Calls the completions; at the start, views get the values that they had before the blocks.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }
}

/// An animator's state.
/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks and completions can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Whether an animation is inactive, active or stopped.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// An animation's pacing.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A spring; no time passes here.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's spring.
  public override init() { super.init() }
  /// A spring with a damping ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { super.init() }
  /// A spring with physical values.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { super.init() }
}

/// A curve; no time passes here.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// One of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  /// A curve with control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}
