import Foundation

// Sizes and insets are those of swift-snapshot-testing, so that recorded frames can be compared; Plumb's own devices
// are those of `plumb list devices`.

extension ViewImageConfig {
  /// An iPhone SE (1st generation) in portrait.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  /// An iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568, .iPhoneSe(orientation))
  }

  /// An iPhone 8 in portrait.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667, .iPhone8(orientation))
  }

  /// An iPhone 8 Plus in portrait.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, .iPhone8Plus(orientation))
  }

  /// An iPhone X in portrait.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, notch: 44, indicator: (34, 24), .iPhoneX(orientation))
  }

  /// An iPhone XS Max in portrait.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, notch: 44, indicator: (34, 24), .iPhoneXsMax(orientation))
  }

  /// An iPhone XR in portrait.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, notch: 44, indicator: (34, 24), .iPhoneXr(orientation))
  }

  /// An iPhone 12 in portrait.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, notch: 47, indicator: (34, 21), .iPhone12(orientation))
  }

  /// An iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, notch: 47, indicator: (34, 21), .iPhone12ProMax(orientation))
  }

  /// An iPhone 13 in portrait.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, notch: 47, indicator: (34, 21), .iPhone13(orientation))
  }

  /// An iPhone 13 mini in portrait.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, notch: 50, indicator: (34, 21), .iPhone13(orientation))
  }

  /// An iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, notch: 47, indicator: (34, 21), .iPhone13ProMax(orientation))
  }

  /// An iPhone 12 Pro in portrait.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  /// An iPhone 13 Pro in portrait.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone13(orientation) }

  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, notch: CGFloat = 0,
    indicator: (upright: CGFloat, flat: CGFloat) = (0, 0), _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: max(notch, 20), left: 0, bottom: indicator.upright, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: notch, bottom: indicator.flat, right: notch),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
