extension UITraitCollection {
  /// Returns the traits of an iPhone SE.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// Returns the traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// Returns the traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// Returns the traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// Returns the traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// Returns the traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// Returns the traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// Returns the traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// Returns the traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// Returns the traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  /// The traits of an iPad mini.
  public static let iPadMini = tablet(.regular)
  /// The traits of a narrow window on an iPad mini.
  public static let iPadMini_Compact_SplitView = tablet(.compact)
  /// The traits of a 9.7-inch iPad.
  public static let iPad9_7 = tablet(.regular)
  /// The traits of a narrow window on a 9.7-inch iPad.
  public static let iPad9_7_Compact_SplitView = tablet(.compact)
  /// The traits of a 10.2-inch iPad.
  public static let iPad10_2 = tablet(.regular)
  /// The traits of a narrow window on a 10.2-inch iPad.
  public static let iPad10_2_Compact_SplitView = tablet(.compact)
  /// The traits of a 10.5-inch iPad Pro.
  public static let iPadPro10_5 = tablet(.regular)
  /// The traits of a narrow window on a 10.5-inch iPad Pro.
  public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
  /// The traits of an 11-inch iPad Pro.
  public static let iPadPro11 = tablet(.regular)
  /// The traits of a narrow window on an 11-inch iPad Pro.
  public static let iPadPro11_Compact_SplitView = tablet(.compact)
  /// The traits of a 12.9-inch iPad Pro.
  public static let iPadPro12_9 = tablet(.regular)
  /// The traits of a narrow window on a 12.9-inch iPad Pro.
  public static let iPadPro12_9_Compact_SplitView = tablet(.compact)

  /// Returns a phone's traits; in landscape, large phones have a regular width.
  private static func phone(_ orientation: ViewImageConfig.Orientation, isLarge: Bool = false) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(horizontalSizeClass: isLarge && orientation == .landscape ? .regular : .compact),
      UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
    ])
  }
}
