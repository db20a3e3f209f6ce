/// Traits that code sets, by their types or by their names.
public protocol UIMutableTraits {
  /// The value of a trait; the trait's default if it is not specified.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// The available width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The available height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The reader's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
}

/// The values of a collection's traits.
struct TraitValues: UIMutableTraits {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The traits that applications define, by their types.
  var own: [ObjectIdentifier: TraitValue] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return Self.read(system, self) as? T.Value ?? T.defaultValue }
      return own[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return Self.write(system, newValue, &self) }
      own[ObjectIdentifier(trait)] = TraitValue(newValue)
    }
  }

  /// Whether a trait is specified.
  func specifies(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return Self.specifies(system, self) }
    return own[ObjectIdentifier(trait)] != nil
  }

  /// Leaves a trait unspecified.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { return Self.write(system, system.defaultValue, &self) }
    own[ObjectIdentifier(trait)] = nil
  }

  private static func read<T: SystemTrait>(_ trait: T.Type, _ values: TraitValues) -> Any {
    values[keyPath: trait.path]
  }
  private static func write<T: SystemTrait>(_ trait: T.Type, _ value: Any, _ values: inout TraitValues) {
    if let value = value as? T.Value { values[keyPath: trait.path] = value }
  }
  private static func specifies<T: SystemTrait>(_ trait: T.Type, _ values: TraitValues) -> Bool {
    TraitValue(values[keyPath: trait.path]) != TraitValue(trait.defaultValue)
  }
}

/// The value of a trait, compared if its type can be.
struct TraitValue: Equatable, @unchecked Sendable {
  let value: Any
  init(_ value: Any) { self.value = value }

  static func == (one: TraitValue, other: TraitValue) -> Bool {
    if let value = one.value as? any Equatable { return value.isEqual(to: other.value) }
    // Objects without a comparison are equal if they are the same.
    guard type(of: one.value) is AnyClass, type(of: other.value) is AnyClass else { return false }
    return one.value as AnyObject === other.value as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension UITraitCollection {
  /// A collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection().changed(mutations))
  }

  /// A copy in which a closure has changed traits.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(changed(mutations))
  }

  /// A copy with another value of a trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The value of a trait; the trait's default if it is not specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  private func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }
}
