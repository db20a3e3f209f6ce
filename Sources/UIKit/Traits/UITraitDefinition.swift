/// A trait by its type, for those who want to hear of some traits only.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  /// What the trait is in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// Whether two collections differ in the trait.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool { value(in: a) != value(in: b) }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

public struct UITraitDisplayScale: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
