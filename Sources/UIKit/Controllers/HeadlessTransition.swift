/// A transition that takes no time.
@MainActor
final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// The transition whose blocks are collected or running.
  private(set) static weak var current: HeadlessTransition?

  /// The controllers that disappear and appear; the same one if its size or traits change.
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  /// The transition of a controller whose size or traits change.
  convenience init(of controller: UIViewController?) { self.init(from: controller, to: controller) }

  /// The transition from one controller to another.
  init(from: UIViewController?, to: UIViewController?) {
    (self.from, self.to) = (from, to)
    super.init()
  }

  /// Runs code in which controllers have a transition; nil for none.
  static func collect(for transition: HeadlessTransition?, _ body: () -> Void) {
    let before = current
    current = transition
    body()
    current = before
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

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
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    AnimationRecorder.run(transitionDuration, delay: 0) {
      for animation in animations { animation(self) }
      layout()
    }
    for completion in completions { Completions.add(after: transitionDuration) { completion(self) } }
  }
}
