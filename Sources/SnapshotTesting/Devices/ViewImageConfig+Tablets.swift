import Foundation

// Sizes and insets are those of swift-snapshot-testing, so that recorded frames can be compared.

extension ViewImageConfig {
  /// An iPad mini in landscape.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  /// An iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(full(orientation)) }
  /// A window on an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletMeasures(
      long: 1024, short: 768, landscape: (320, 507, 694), portrait: (320, 438)
    ).config(orientation)
  }

  /// A 9.7-inch iPad in landscape.
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
  /// A 9.7-inch iPad.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(full(orientation)) }
  /// A window on a 9.7-inch iPad.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }

  /// A 10.2-inch iPad in landscape.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  /// A 10.2-inch iPad.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(full(orientation)) }
  /// A window on a 10.2-inch iPad.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletMeasures(
      long: 1080, short: 810, landscape: (320, 535, 750), portrait: (320, 480)
    ).config(orientation)
  }

  /// A 10.5-inch iPad Pro in landscape.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  /// A 10.5-inch iPad Pro.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(full(orientation)) }
  /// A window on a 10.5-inch iPad Pro.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletMeasures(
      long: 1112, short: 834, landscape: (320, 551, 782), portrait: (320, 504)
    ).config(orientation)
  }

  /// An 11-inch iPad Pro in landscape.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  /// An 11-inch iPad Pro.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(full(orientation)) }
  /// A window on an 11-inch iPad Pro.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletMeasures(
      long: 1194, short: 834, landscape: (375, 592, 809), portrait: (320, 504),
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    ).config(orientation)
  }

  /// A 12.9-inch iPad Pro in landscape.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
  /// A 12.9-inch iPad Pro.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(full(orientation)) }
  /// A window on a 12.9-inch iPad Pro.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletMeasures(
      long: 1366, short: 1024, landscape: (375, 678, 981), portrait: (375, 639), isHalfRegular: true
    ).config(orientation)
  }

  private static func full(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}

/// The widths of windows on a tablet, in points, and its insets.
private struct TabletMeasures {
  let long: CGFloat
  let short: CGFloat
  /// One third, half and two thirds of the width in landscape.
  let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  /// One third and two thirds of the width in portrait.
  let portrait: (third: CGFloat, twoThirds: CGFloat)
  var isHalfRegular = false
  var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (width, height, isRegular): (CGFloat, CGFloat, Bool) =
      switch orientation {
      case .landscape(.oneThird): (landscape.third, short, false)
      case .landscape(.oneHalf): (landscape.half, short, isHalfRegular)
      case .landscape(.twoThirds): (landscape.twoThirds, short, true)
      case .landscape(.full): (long, short, true)
      case .portrait(.oneThird): (portrait.third, long, false)
      case .portrait(.twoThirds): (portrait.twoThirds, long, false)
      case .portrait(.full): (short, long, true)
      }
    return ViewImageConfig(
      safeArea: safeArea, size: CGSize(width: width, height: height),
      traits: isRegular ? .iPadPro11 : .iPadPro11_Compact_SplitView)
  }
}
