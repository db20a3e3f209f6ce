/// Records frame changes while an animation's block runs.
@MainActor
enum AnimationRecorder {
  /// The views' previous frames, in the order in which they changed; nil while no animation runs.
  private static var changed: [(view: UIView, frame: CGRect)]?
  private static var duration: TimeInterval = 0
  /// What restores the values that views had before an animator's blocks, in the order of the changes; nil while none
  /// runs.
  private static var restores: [() -> Void]?
  static var isEnabled = true

  static var inheritedDuration: TimeInterval { changed == nil ? 0 : duration }

  /// Records a view's frame, which is about to change.
  static func note(_ view: UIView, _ frame: CGRect) {
    guard changed != nil, changed?.contains(where: { $0.view === view }) == false else { return }
    changed?.append((view, frame))
  }

  /// Records how to restore a value that is about to change.
  static func noteRestore(_ restore: @escaping () -> Void) { restores?.append(restore) }
  /// Whether an animator's blocks are running.
  static var notesRestores: Bool { restores != nil }

  /// Runs an animator's blocks.
  /// - Returns: What restores the values that views had before, the last change first.
  static func collecting(_ body: () -> Void) -> [() -> Void] {
    let outer = restores
    restores = []
    body()
    defer { restores = outer }
    return (restores ?? []).reversed()
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
