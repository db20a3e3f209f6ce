/// A trait as a type, to register for changes of specific traits.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  /// Returns the trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// Whether two collections differ in the trait.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool { value(in: a) != value(in: b) }
}

/// A trait as a value, for use in lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// The available width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns ``UITraitCollection/horizontalSizeClass``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The available height.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns ``UITraitCollection/verticalSizeClass``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Returns ``UITraitCollection/userInterfaceIdiom``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Returns ``UITraitCollection/displayScale``.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Returns ``UITraitCollection/layoutDirection``.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns ``UITraitCollection/userInterfaceStyle``.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The reader's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns ``UITraitCollection/preferredContentSizeCategory``.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
