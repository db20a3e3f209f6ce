/// What animations would have shown: nothing moves in time here, so a block's end state is there at once, and what
/// changed is written down (AL-11.15).
package struct LayoutAnimation {
  /// A view that came to stand elsewhere.
  package struct Move {
    package private(set) weak var view: UIView?
    /// In the superview's coordinates, in points.
    package let from: CGRect
    package let to: CGRect
  }

  /// In seconds, as the caller said.
  package let duration: TimeInterval
  package let delay: TimeInterval
  package fileprivate(set) var moves: [Move] = []

  /// The animations run so far, oldest first, and of many the latest; empty it to begin anew.
  @MainActor package static var all: [LayoutAnimation] = []
  /// How many are remembered.
  private static let limit = 256

  @MainActor fileprivate static func remember(_ animation: LayoutAnimation) {
    if all.count >= limit { all.removeFirst(all.count - limit + 1) }
    all.append(animation)
  }
}

/// Watches frames while an animation's block runs.
@MainActor
enum AnimationRecorder {
  /// Frames that views had before, in the order in which they changed; nil while nobody watches.
  private static var changed: [(view: UIView, frame: CGRect)]?
  private static var duration: TimeInterval = 0
  static var isEnabled = true

  static var inheritedDuration: TimeInterval { changed == nil ? 0 : duration }

  /// A view's frame is about to change.
  static func note(_ view: UIView, _ frame: CGRect) {
    guard changed != nil, changed?.contains(where: { $0.view === view }) == false else { return }
    changed?.append((view, frame))
  }

  /// Runs a block and writes down what it moved.
  static func run(_ duration: TimeInterval, delay: TimeInterval, _ animations: () -> Void) {
    guard isEnabled else { return animations() }
    let outer = (changed, self.duration)
    (changed, self.duration) = ([], duration)
    animations()
    let moves = (changed ?? []).filter { $0.view.frame != $0.frame }.map {
      LayoutAnimation.Move(view: $0.view, from: $0.frame, to: $0.view.frame)
    }
    (changed, self.duration) = outer
    LayoutAnimation.remember(LayoutAnimation(duration: duration, delay: delay, moves: moves))
  }

  static func runWithoutAnimation(_ actions: () -> Void) {
    let outer = (changed, isEnabled)
    (changed, isEnabled) = (nil, false)
    actions()
    (changed, isEnabled) = outer
  }
}

extension UIView {
  /// How an animation runs. Nothing runs here; the values exist so that code compiles.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
