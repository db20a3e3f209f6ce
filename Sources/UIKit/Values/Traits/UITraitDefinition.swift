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
  /// Where its value is stored.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

/// The available width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The available height.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// 0.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The reading direction.
public struct UITraitLayoutDirection: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The reader's text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
