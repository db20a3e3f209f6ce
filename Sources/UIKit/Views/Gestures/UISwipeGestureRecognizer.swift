/// Recognises a quick movement in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// The directions in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The recognised directions; right by default.
  open var direction = Direction.right
  /// The number of fingers; gestures with more than one are not simulated here.
  open var numberOfTouchesRequired = 1

  override func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool {
    guard kind == .drag, numberOfTouchesRequired == 1 else { return false }
    let moved: Direction =
      abs(distance.dx) > abs(distance.dy)
      ? (distance.dx > 0 ? .right : .left) : (distance.dy > 0 ? .down : .up)
    return direction.contains(moved)
  }
}
