/// The root of a view tree, with the environment of a device.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    announcedTraits = environmentTraits
    passOnTraits()
    takeDevice()
  }

  /// A window the size of ``UIScreen/main``.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The device's screen; there is only one.
  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// An empty window; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    passOnTraits()
  }

  /// The device and the reader; a new one is announced to views and laid out like a rotation (AL-10.4).
  package var environment = WindowEnvironment() {
    didSet {
      link.pointee.look = environment.look
      if environment.look != oldValue.look { forEachInSubtree { $0.forgetNaturalSize() } }
      if environment.traits !== oldValue.traits {
        environmentTraits = UITraitCollection(traitsFrom: [.baseline, environment.traits])
        TraitInheritance.announce(from: self)
      }
      if environment.barHeights != oldValue.barHeights { forEachInSubtree { $0.setNeedsLayout() } }
      layoutDidBecomeInvalid(.values)
    }
  }

  /// The insets that the device covers, in points; an override decides what the views inside inherit (AL-5.14).
  open override var safeAreaInsets: UIEdgeInsets { environment.safeAreaInsets }

  private(set) var environmentTraits = UITraitCollection.mainScreen { didSet { passOnTraits() } }

  /// Stores the traits where the views in the window look them up.
  private func passOnTraits() { link.pointee.traits = Unmanaged.passUnretained(environmentTraits) }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if rootViewController === oldValue { return }
      oldValue?.dismissPresented()
      oldValue?.hostWindow = nil
      rootViewController?.hostWindow = self
      if let device = UIScreen.device { rootViewController?.systemMinimumMargin = device.systemMinimumMargin }
      if let old = oldValue?.viewIfLoaded { show(oldValue, appears: false) { old.removeFromSuperview() } }
      if !loadsRootLater { addRoot() }
    }
  }

  /// Whether the root's view is loaded when the window is shown: as on iOS, in a launched application. In a test, windows
  /// are laid out without being shown.
  private var loadsRootLater: Bool { UIScreen.device != nil && !isShown }

  private func addRoot() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    show(rootViewController, appears: true) {
      view.frame = rootFrame
      insertSubview(view, at: 0)
    }
  }

  /// The frame of the root view controller's view.
  private var rootFrame: CGRect { bounds.inset(by: rootViewController?.insetsInWindow ?? .zero) }

  /// Whether the window has been made visible; controllers do not appear before that.
  private(set) var isShown = false

  private func show(_ controller: UIViewController?, appears: Bool, _ move: () -> Void) {
    guard let controller, isShown else { return move() }
    AppearanceCallbacks.change(controller, appears: appears, move)
  }

  /// Whether the window was made visible last.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window the key one and, the first time, makes its root view controller appear.
  open func makeKeyAndVisible() {
    isHidden = false
    showFirst()
  }

  private func showFirst() {
    UIApplication.shared.show(self)
    if isShown { return }
    addRoot()
    isShown = true
    if let rootViewController { AppearanceCallbacks.change(rootViewController, appears: true) {} }
  }

  /// Whether the window is hidden; in a launched application, setting false shows it the first time.
  open override var isHidden: Bool {
    didSet {
      if !isHidden, loadsRootLater, rootViewController != nil { showFirst() }
    }
  }

  /// Gives the window a new size and environment as a rotation does: controllers are called first, then sizes and
  /// traits change, then everything is laid out (AL-10.4, AL-11.9).
  /// - Parameters:
  ///   - size: In points.
  ///   - environment: nil keeps the current one.
  package func transition(to size: CGSize, environment: WindowEnvironment? = nil) {
    let transition = HeadlessTransition(of: rootViewController)
    let traits = environment.map { UITraitCollection(traitsFrom: [.baseline, $0.traits]) } ?? environmentTraits
    if traits != environmentTraits { rootViewController?.willTransition(to: traits, with: transition) }
    if size != bounds.size { rootViewController?.viewWillTransition(to: size, with: transition) }
    take(size, environment)
    transition.finish { layoutIfNeeded() }
  }

  /// Gives the window a new size and environment for its next layout, without telling any controller of a transition.
  package func take(_ size: CGSize, _ environment: WindowEnvironment?) {
    frame.size = size
    if !loadsRootLater { rootViewController?.view.frame = rootFrame }
    if let environment { self.environment = environment }
  }

  /// The environment to restore when a rotated device is set upright.
  var uprightEnvironment: WindowEnvironment?

  /// The window's orientation: from its sides, or as ``rotate(to:)`` set it.
  var interfaceOrientation: UIInterfaceOrientation {
    get { turnedTo ?? (bounds.width > bounds.height ? .landscapeRight : .portrait) }
    set { turnedTo = newValue == .unknown ? nil : newValue }
  }
  private var turnedTo: UIInterfaceOrientation?

  /// The one scene of the process; another one is only stored.
  open weak var windowScene: UIWindowScene? {
    get { ownScene ?? .main }
    set { ownScene = newValue }
  }
  private weak var ownScene: UIWindowScene?

  /// Where the window is among others, back to front; stored.
  open var windowLevel = Level.normal

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Greater is further in front.
    public var rawValue: CGFloat
    /// A level with the given raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level with the given raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of most windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// A level further in front.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// A level further behind.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    /// Moves a level to the front.
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    /// Moves a level to the back.
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
    /// Whether a level is behind another.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// A window the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    announcedTraits = environmentTraits
    passOnTraits()
    self.windowScene = windowScene
    takeDevice()
  }

  /// Takes the environment of the device on which the application is launched, if there is one.
  private func takeDevice() {
    if let device = UIScreen.device { environment = device.environment }
  }

  /// Makes the window the key one, without showing it.
  open func makeKey() { UIApplication.shared.show(self) }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// The presentation controllers over the window, from back to front.
  var presentations: [UIPresentationController] = []

  override func givesSize(to subview: UIView) -> Bool { true }

  open override func layoutSubviews() {
    if !loadsRootLater { rootViewController?.view.frame = rootFrame }
    for presentation in presentations { presentation.layOut() }
    super.layoutSubviews()
  }
}
