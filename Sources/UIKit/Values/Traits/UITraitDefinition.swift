/// A trait as a type: one of UIKit's, or one that an application defines by its value without an override.
public protocol UITraitDefinition {
  associatedtype Value
  /// The value in collections that do not specify the trait.
  static var defaultValue: Value { get }
  /// A unique name; the type's by default.
  static var identifier: String { get }
  /// A name for debugging; the type's by default.
  static var name: String { get }
  /// Whether dynamic colours depend on the trait; false by default, and without effect here.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var identifier: String { "\(Self.self)" }
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// False.
  public static var affectsColorAppearance: Bool { false }

  /// Returns the trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> Value { traits[Self.self] }

  /// Whether two collections differ in the trait.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    TraitValue(a[Self.self]) != TraitValue(b[Self.self])
  }
}

/// A trait as a value, for use in lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's own traits.
protocol SystemTrait: UITraitDefinition {
  static func read(_ traits: TraitValues) -> Value
  static func write(_ value: Value, _ traits: inout TraitValues)
}

/// The available width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func read(_ traits: TraitValues) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  static func write(_ value: UIUserInterfaceSizeClass, _ traits: inout TraitValues) {
    traits.horizontalSizeClass = value
  }
}

/// The available height.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func read(_ traits: TraitValues) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
  static func write(_ value: UIUserInterfaceSizeClass, _ traits: inout TraitValues) { traits.verticalSizeClass = value }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func read(_ traits: TraitValues) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  static func write(_ value: UIUserInterfaceIdiom, _ traits: inout TraitValues) { traits.userInterfaceIdiom = value }
}

/// Pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// 0.
  public static let defaultValue: CGFloat = 0
  static func read(_ traits: TraitValues) -> CGFloat { traits.displayScale }
  static func write(_ value: CGFloat, _ traits: inout TraitValues) { traits.displayScale = value }
}

/// The reading direction.
public struct UITraitLayoutDirection: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func read(_ traits: TraitValues) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  static func write(_ value: UITraitEnvironmentLayoutDirection, _ traits: inout TraitValues) {
    traits.layoutDirection = value
  }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static func read(_ traits: TraitValues) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
  static func write(_ value: UIUserInterfaceStyle, _ traits: inout TraitValues) { traits.userInterfaceStyle = value }
}

/// The reader's text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func read(_ traits: TraitValues) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
  static func write(_ value: UIContentSizeCategory, _ traits: inout TraitValues) {
    traits.preferredContentSizeCategory = value
  }
}
