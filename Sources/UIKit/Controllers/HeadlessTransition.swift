/// A transition that takes no time.
@MainActor
final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// The transition whose blocks are running.
  private(set) static weak var current: HeadlessTransition?

  /// The controller whose size or traits change.
  private weak var controller: UIViewController?

  init(of controller: UIViewController?) {
    self.controller = controller
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controller }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { controller?.viewIfLoaded }

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

  /// Runs the collected blocks and a layout; the completions are called in a later turn of the main queue.
  func finish(_ layout: () -> Void = {}) {
    Self.current = self
    defer { Self.current = nil }
    AnimationRecorder.run(transitionDuration, delay: 0) {
      for animation in animations { animation(self) }
      layout()
    }
    for completion in completions { Completions.add(after: transitionDuration) { completion(self) } }
  }
}
