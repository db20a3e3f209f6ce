/// A finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds; stored, because a press made by a test is always long enough.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points; stored.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press; a gesture with any is not made here.
  open var numberOfTapsRequired = 0
  /// How many fingers press; a gesture of more than one is not made here.
  open var numberOfTouchesRequired = 1

  override func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool {
    kind == .press && numberOfTapsRequired == 0 && numberOfTouchesRequired == 1
  }
  override func recognise(_ touch: UITouch) { recogniseContinuously() }
}
