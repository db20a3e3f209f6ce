/// A record of what an animation would have shown: a block's end state takes effect at once, and the changes are
/// recorded (AL-11.15).
package struct LayoutAnimation {
  /// A view whose frame changed.
  package struct Move {
    /// The view that moved; nil once it is gone.
    package private(set) weak var view: UIView?
    /// In the superview's coordinates, in points.
    package let from: CGRect
    /// The frame after the block, in the superview's coordinates, in points.
    package let to: CGRect
  }

  /// In seconds, as the caller gave it.
  package let duration: TimeInterval
  /// In seconds, as the caller gave it.
  package let delay: TimeInterval
  /// The views whose frames the block changed, in the order of their first change.
  package let moves: [Move]

  /// The most recent animations, oldest first; empty it to start again.
  @MainActor package static var all: [LayoutAnimation] = []
  /// The maximum number remembered.
  private static let limit = 256

  @MainActor static func remember(_ animation: LayoutAnimation) {
    if all.count >= limit { all.removeFirst(all.count - limit + 1) }
    all.append(animation)
  }
}
