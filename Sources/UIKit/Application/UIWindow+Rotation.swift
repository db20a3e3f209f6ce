extension UIWindow {
  /// Rotates the window's device: controllers receive `willTransition` and `viewWillTransition`, then sizes and
  /// traits change, then everything is laid out (AL-10.4).
  ///
  /// The sides are swapped. On a phone the vertical size class becomes compact in landscape, the insets move to the
  /// sides, and the upright environment is restored when the phone is upright again. PlumbTesting's `rotate` rotates
  /// devices in the catalogue, with their exact insets.
  public func rotate(to orientation: UIInterfaceOrientation) {
    let isLandscape = bounds.width > bounds.height
    interfaceOrientation = orientation
    guard orientation != .unknown, orientation.isLandscape != isLandscape else { return }
    let turned =
      orientation.isLandscape ? environment.inLandscape(of: bounds.size) : uprightEnvironment ?? environment.upright
    let before = environment
    transition(to: CGSize(width: bounds.height, height: bounds.width), environment: turned)
    if orientation.isLandscape { uprightEnvironment = before }
  }
}

extension WindowEnvironment {
  /// Whether rotation changes more than the size.
  private var isPhone: Bool { traits.userInterfaceIdiom == .phone }

  /// The smallest width of an upright phone whose landscape is regular in width, in points (AL-10.7).
  private static let plusWidth: CGFloat = 414
  /// The inset of a home indicator, upright and in landscape, in points.
  private static let (uprightIndicator, flatIndicator): (CGFloat, CGFloat) = (34, 21)
  /// The height of a status bar without a notch, in points.
  private static let statusBar: CGFloat = 20
  /// The height of bars in a landscape of compact width, in points (`control-metrics.md` 5).
  private static let flatBar: CGFloat = 32

  /// The same device rotated to landscape.
  /// - Parameter size: The upright window's size, in points.
  fileprivate func inLandscape(of size: CGSize) -> WindowEnvironment {
    guard isPhone else { return self }
    var turned = self
    let notch = safeAreaInsets.top > Self.statusBar ? safeAreaInsets.top : 0
    turned.safeAreaInsets = UIEdgeInsets(
      top: 0, left: notch, bottom: safeAreaInsets.bottom > 0 ? Self.flatIndicator : 0, right: notch)
    turned.traits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(horizontalSizeClass: size.width >= Self.plusWidth ? .regular : .compact),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    turned.barHeights = BarHeights()
    if size.width < Self.plusWidth {
      turned.barHeights.navigationBar = Self.flatBar
      turned.barHeights.tabBar = Self.flatBar
      turned.barHeights.toolbar = Self.flatBar
    }
    return turned
  }

  /// The same device rotated upright, if it was not upright before.
  fileprivate var upright: WindowEnvironment {
    guard isPhone else { return self }
    var turned = self
    let notch = max(safeAreaInsets.left, safeAreaInsets.right)
    turned.safeAreaInsets = UIEdgeInsets(
      top: notch > 0 ? notch : Self.statusBar, left: 0,
      bottom: safeAreaInsets.bottom > 0 ? Self.uprightIndicator : 0, right: 0)
    turned.traits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    ])
    turned.barHeights = BarHeights()
    return turned
  }
}
