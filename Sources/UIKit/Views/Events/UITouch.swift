/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The kind of touch.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// The newer name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// A touch without a view.
  public override init() { super.init() }

  /// - Parameter point: In the coordinates of the view's root, in points.
  init(_ point: CGPoint, in view: UIView, tapCount: Int = 1) {
    (place, previousPlace, self.view, self.tapCount) = (point, point, view, tapCount)
    super.init()
  }

  /// Whether the finger has moved across the screen, so that it is not a tap.
  private(set) var hasMoved = false
  private var place = CGPoint.zero
  private var previousPlace = CGPoint.zero

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of taps, including this one.
  open private(set) var tapCount = 1
  /// The view the touch began in.
  open internal(set) weak var view: UIView?
  /// The window of that view.
  open var window: UIWindow? { view?.window }
  /// Always direct.
  open var type: TouchType { .direct }
  /// In seconds; always 0.
  open var timestamp: TimeInterval { 0 }
  /// Always 1, the force of an ordinary touch.
  open var force: CGFloat { 1 }
  /// The maximum force; always 1.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The recognisers that follow the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the touch is, in a view's coordinates; nil means the window's. In points.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// Where the touch was before it moved, in a view's coordinates. In points.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }

  private func converted(_ point: CGPoint, to target: UIView?) -> CGPoint {
    guard let root = view?.rootView else { return point }
    return root.convert(point, to: target ?? root)
  }

  /// - Parameter point: In the coordinates of the view's root, in points.
  func move(to point: CGPoint) {
    (previousPlace, place, phase) = (place, point, .moved)
    hasMoved = true
  }
}
