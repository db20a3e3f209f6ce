/// Two fingers that move apart; never recognised here, where tests have one finger.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much further apart the fingers are; 1 by default.
  open var scale: CGFloat = 1
  /// Always 0.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn; never recognised here, where tests have one finger.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians; 0 by default.
  open var rotation: CGFloat = 0
  /// Always 0.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view; never recognised here.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
