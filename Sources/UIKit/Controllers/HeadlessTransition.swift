/// A transition that takes no time.
@MainActor
final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { true }
  var transitionDuration: TimeInterval { 0.3 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the collected blocks, with a layout between animations and completions.
  func finish(_ layout: () -> Void = {}) {
    AnimationRecorder.run(transitionDuration, delay: 0) {
      for animation in animations { animation(self) }
      layout()
    }
    for completion in completions { completion(self) }
  }
}
