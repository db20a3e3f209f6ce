/// A trait by its type, to register for changes of some traits only.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  /// What the trait is in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// Whether two collections differ in the trait.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool { value(in: a) != value(in: b) }
}

/// A trait as a value, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// ``UITraitCollection/horizontalSizeClass``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// ``UITraitCollection/verticalSizeClass``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// ``UITraitCollection/userInterfaceIdiom``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// ``UITraitCollection/displayScale``.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// ``UITraitCollection/layoutDirection``.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// ``UITraitCollection/userInterfaceStyle``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The reader's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// ``UITraitCollection/preferredContentSizeCategory``.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
