/// The scene of the process's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The geometry that an application may request for a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Orientations that a phone's or a tablet's scene should rotate to.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations to rotate to; nil requests none.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Preferences that request nothing.
      public override init() { super.init() }

      /// Preferences for one of several orientations.
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
  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The scene's size, at most and at least; stored.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// The key window's orientation; portrait without one.
  open var interfaceOrientation: UIInterfaceOrientation { keyWindow?.interfaceOrientation ?? .portrait }
  /// The traits of the key window; the screen's without one.
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .mainScreen }
  /// The status bar of the key window.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(window: keyWindow) }

  /// Rotates the scene's windows to the first requested orientation, unless they already have one of them.
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

/// A scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(window: UIWindow?) { self.window = window }

  /// As wide as the window, as high as its top inset, in points.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
  }
  /// Whether no space is reserved for a status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The sizes that a scene may have; stored, because scenes here have their device's.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// In points.
  open var minimumSize = CGSize.zero
  /// In points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
