extension UITraitCollection {
  /// A phone's, whose landscape is regular in width for large ones.
  private static func phone(_ orientation: ViewImageConfig.Orientation, isLarge: Bool = false) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(horizontalSizeClass: isLarge && orientation == .landscape ? .regular : .compact),
      UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
    ])
  }

  /// An iPhone SE's.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// An iPhone 8's.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// An iPhone 8 Plus's.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// An iPhone X's.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// An iPhone XR's.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// An iPhone XS Max's.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// An iPhone 12's.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// An iPhone 12 Pro Max's.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  /// An iPhone 13's.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// An iPhone 13 Pro Max's.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  /// An iPad mini's.
  public static let iPadMini = tablet(.regular)
  /// A narrow window's on an iPad mini.
  public static let iPadMini_Compact_SplitView = tablet(.compact)
  /// An iPad of 9.7 inches's.
  public static let iPad9_7 = tablet(.regular)
  /// A narrow window's on an iPad of 9.7 inches.
  public static let iPad9_7_Compact_SplitView = tablet(.compact)
  /// An iPad of 10.2 inches's.
  public static let iPad10_2 = tablet(.regular)
  /// A narrow window's on an iPad of 10.2 inches.
  public static let iPad10_2_Compact_SplitView = tablet(.compact)
  /// An iPad Pro of 10.5 inches's.
  public static let iPadPro10_5 = tablet(.regular)
  /// A narrow window's on an iPad Pro of 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
  /// An iPad Pro of 11 inches's.
  public static let iPadPro11 = tablet(.regular)
  /// A narrow window's on an iPad Pro of 11 inches.
  public static let iPadPro11_Compact_SplitView = tablet(.compact)
  /// An iPad Pro of 12.9 inches's.
  public static let iPadPro12_9 = tablet(.regular)
  /// A narrow window's on an iPad Pro of 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = tablet(.compact)
}
