/// The root of a tree on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    announcedTraits = environmentTraits
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package var environment = WindowEnvironment() {
    didSet {
      if environment.traits !== oldValue.traits {
        environmentTraits = UITraitCollection(traitsFrom: [.baseline, environment.traits])
        TraitInheritance.announce(from: self)
      }
      if environment.barHeights != oldValue.barHeights { forEachInSubtree { $0.setNeedsLayout() } }
      layoutDidBecomeInvalid()
    }
  }

  private(set) var environmentTraits = UITraitCollection.mainScreen

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if rootViewController === oldValue { return }
      oldValue?.dismissPresented()
      if let old = oldValue?.viewIfLoaded { show(oldValue, appears: false) { old.removeFromSuperview() } }
      guard let view = rootViewController?.view else { return }
      show(rootViewController, appears: true) {
        view.frame = bounds
        insertSubview(view, at: 0)
      }
    }
  }

  /// Whether the window has been made visible: before that nobody appears.
  private(set) var isShown = false

  private func show(_ controller: UIViewController?, appears: Bool, _ move: () -> Void) {
    guard let controller, isShown else { return move() }
    Appearance.change(controller, appears: appears, move)
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    if isShown { return }
    isShown = true
    if let rootViewController { Appearance.change(rootViewController, appears: true) {} }
  }

  /// Gives the window another size and environment as a rotation does: whom it concerns is told beforehand, then sizes and
  /// traits change, then everything is laid out (AL-10.4, AL-11.9).
  /// - Parameters:
  ///   - size: In points.
  ///   - environment: nil keeps the present one.
  package func transition(to size: CGSize, environment: WindowEnvironment? = nil) {
    let transition = HeadlessTransition()
    let traits = environment.map { UITraitCollection(traitsFrom: [.baseline, $0.traits]) } ?? environmentTraits
    if traits != environmentTraits { rootViewController?.willTransition(to: traits, with: transition) }
    if size != bounds.size { rootViewController?.viewWillTransition(to: size, with: transition) }
    frame.size = size
    rootViewController?.view.frame = bounds
    if let environment { self.environment = environment }
    transition.finish { layoutIfNeeded() }
  }

  override func givesSize(to subview: UIView) -> Bool { true }

  open override func layoutSubviews() {
    rootViewController?.view.frame = bounds
    super.layoutSubviews()
  }
}
