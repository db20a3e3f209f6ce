/// The scene of the process's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// What an application may ask of a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Orientations that a phone's or a tablet's scene should turn to.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations to turn to; nil asks for none.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Preferences without a wish.
      public override init() { super.init() }

      /// Preferences for one of some orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask?) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  static let main = UIWindowScene()

  /// The windows that were made visible.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { windows.last }
  /// The one screen.
  open var screen: UIScreen { .main }
  /// The key window's orientation; portrait without one.
  open var interfaceOrientation: UIInterfaceOrientation { keyWindow?.interfaceOrientation ?? .portrait }
  /// The traits of the key window; the screen's without one.
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .mainScreen }
  /// The size of the status bar of the key window.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(window: keyWindow) }

  /// Turns the scene's windows to the first orientation asked for, unless they have one of them.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let wanted: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
      (.portrait, .portrait), (.landscapeRight, .landscapeRight), (.landscapeLeft, .landscapeLeft),
      (.portraitUpsideDown, .portraitUpsideDown),
    ]
    let allowed = wanted.filter { mask.contains($0.0) }.map(\.1)
    for window in windows where !allowed.contains(window.interfaceOrientation) {
      if let first = allowed.first { window.rotate(to: first) }
    }
  }
}

/// What a scene says of its status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(window: UIWindow?) { self.window = window }

  /// As wide as the window, as high as its top inset, in points.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
  }
  /// Whether nothing is kept free for a status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}
