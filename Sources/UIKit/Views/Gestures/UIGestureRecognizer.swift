/// Watches touches in a view, and sends its actions when they form a gesture.
///
/// Gestures occur only when code sends them: PlumbTesting's `tap`, `press` and `drag` deliver touches, and ``state``
/// can be set, for example by a subclass.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NibConnecting {
  /// The states of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The same as `ended`, for a gesture that occurs at once.
    public static let recognized = State.ended
  }

  /// A recogniser that calls a method of a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(TargetAction(target, action)) }
  }

  /// A recogniser without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// The class's outlets and actions that nibs and storyboards name; an override adds its own to `super`'s.
  open class var nibMembers: NibMembers { NibMembers() }

  private var targets: [TargetAction] = []

  /// Adds a method to call; the target is not retained.
  open func addTarget(_ target: Any, action: Selector) { targets.append(TargetAction(target, action)) }
  /// Removes methods; nil stands for all targets, or all of a target's methods.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

  /// The state of the gesture. Setting `began`, `changed`, `ended` or `cancelled` calls the targets.
  open var state = State.possible {
    didSet {
      switch state {
      case .began, .changed, .ended, .cancelled: for target in targets { target.send(from: self) }
      case .possible, .failed: break
      }
    }
  }

  /// Decides whether the gesture begins; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recogniser receives touches; true by default.
  open var isEnabled = true
  /// The view the recogniser was added to.
  open internal(set) weak var view: UIView?
  /// Whether the view receives `touchesCancelled` instead of `touchesEnded` when the gesture is recognised; true by
  /// default.
  open var cancelsTouchesInView = true
  /// Stored, because touches are delivered at once here.
  open var delaysTouchesBegan = false
  /// Stored, because touches are delivered at once here.
  open var delaysTouchesEnded = true
  /// Stored, and has no effect here.
  open var allowedTouchTypes: [NSNumber] = []
  /// Stored, and has no effect here.
  open var allowedPressTypes: [NSNumber] = []
  /// Stored, and has no effect here.
  open var requiresExclusiveTouchType = true
  /// A name for the client's own use.
  open var name: String?
  /// Keys held down; always none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  private(set) var requiredFailures: [UIGestureRecognizer] = []
  /// Makes this recogniser act only if another does not.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(otherGestureRecognizer)
  }

  // MARK: Touches

  private var touch: UITouch?

  /// The number of fingers in the gesture; 0 before the first touch.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }
  /// The position of the gesture in a view's coordinates; nil means the window's. In points.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
  /// The position of a finger in a view's coordinates. In points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Stores the touch; a subclass decides here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touch = touches.first ?? touch }
  /// A subclass decides here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A subclass decides here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A subclass decides here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a gesture is over.
  open func reset() {}
  /// Has no effect here, because touches are delivered to all recognisers of their views.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Whether this gesture prevents another from being recognised; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture prevents this one from being recognised; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser must fail first; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits for this one to fail; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether a movement of one finger forms the gesture.
  func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool { false }
  /// Passes through the gesture's states.
  func recognise(_ touch: UITouch) { state = .ended }
  func fail() {
    if state == .possible { state = .failed }
  }
  func finish() {
    reset()
    touch = nil
    state = .possible
  }

  /// Passes through the states of a continuous gesture.
  func recogniseContinuously() {
    state = .began
    state = .changed
    state = .ended
  }
}
