/// Records frame changes while an animation's block runs.
@MainActor
enum AnimationRecorder {
  /// The views' previous frames, in the order in which they changed; nil while no animation runs.
  private static var changed: [(view: UIView, frame: CGRect)]?
  private static var duration: TimeInterval = 0
  static var isEnabled = true

  static var inheritedDuration: TimeInterval { changed == nil ? 0 : duration }

  /// Records a view's frame, which is about to change.
  static func note(_ view: UIView, _ frame: CGRect) {
    guard changed != nil, changed?.contains(where: { $0.view === view }) == false else { return }
    changed?.append((view, frame))
  }

  /// Runs a block and records what it moved.
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
