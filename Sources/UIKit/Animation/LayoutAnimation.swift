/// What animations would have shown: nothing moves in time here, so a block's end state is there at once, and what
/// changed is written down (AL-11.15).
package struct LayoutAnimation {
  /// A view whose frame changed.
  package struct Move {
    package private(set) weak var view: UIView?
    /// In the superview's coordinates, in points.
    package let from: CGRect
    package let to: CGRect
  }

  /// In seconds, as the caller gave it.
  package let duration: TimeInterval
  package let delay: TimeInterval
  package let moves: [Move]

  /// The animations run so far, oldest first, and of many the latest; empty it to start again.
  @MainActor package static var all: [LayoutAnimation] = []
  /// How many are remembered.
  private static let limit = 256

  @MainActor static func remember(_ animation: LayoutAnimation) {
    if all.count >= limit { all.removeFirst(all.count - limit + 1) }
    all.append(animation)
  }
}
