/// Recognises a finger that is held in place.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds; stored, because a press made by a test is always long enough.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points; stored.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press; gestures with taps are not simulated here.
  open var numberOfTapsRequired = 0
  /// The number of fingers; gestures with more than one are not simulated here.
  open var numberOfTouchesRequired = 1

  override func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool {
    kind == .press && numberOfTapsRequired == 0 && numberOfTouchesRequired == 1
  }
  override func recognise(_ touch: UITouch) { recogniseContinuously() }
}
