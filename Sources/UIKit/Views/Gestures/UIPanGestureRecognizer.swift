/// Recognises a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; gestures with more than one are not simulated here.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; stored.
  open var maximumNumberOfTouches = Int.max
  /// Stored, and has no effect here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var moved = CGPoint.zero

  /// How far the finger has moved, in a view's coordinates. In points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation that further movement adds to, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Always zero, because gestures take no time here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  override func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool {
    guard kind == .drag, minimumNumberOfTouches == 1 else { return false }
    moved = CGPoint(x: distance.dx, y: distance.dy)
    return true
  }
  override func recognise(_ touch: UITouch) { recogniseContinuously() }
  override func finish() {
    super.finish()
    moved = .zero
  }
}

/// A pan that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan begins; a test's drag begins at the centre of a view, never at an edge.
  open var edges: UIRectEdge = []

  override func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool { false }
}

/// Kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// The kinds in a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
