/// Recognises two fingers that move apart; never recognised here, because tests have one finger.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor by which the fingers' distance has grown; 1 by default.
  open var scale: CGFloat = 1
  /// Always 0.
  open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that rotate; never recognised here, because tests have one finger.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians; 0 by default.
  open var rotation: CGFloat = 0
  /// Always 0.
  open var velocity: CGFloat { 0 }
}

/// Recognises a pointer over a view; never recognised here.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
