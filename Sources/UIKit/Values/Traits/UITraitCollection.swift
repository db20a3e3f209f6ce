import SystemValues

/// The environment a view is laid out in; traits that a collection leaves unspecified come from the next (AL-10.2).
public final class UITraitCollection: NSObject, Sendable {
  /// The available width; `unspecified` by default.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The available height; `unspecified` by default.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device; `unspecified` by default.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point; 0 if unspecified.
  public let displayScale: CGFloat
  /// The reading direction; `unspecified` by default.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Light or dark appearance; `unspecified` by default.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The reader's text size; `unspecified` by default.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The traits that applications define, by their types.
  let own: [ObjectIdentifier: TraitValue]

  /// A collection with the given traits; omitted ones are unspecified.
  package init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    displayScale: CGFloat = 0, layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    own = [:]
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  /// A collection with values.
  init(_ values: TraitValues) {
    horizontalSizeClass = values.horizontalSizeClass
    verticalSizeClass = values.verticalSizeClass
    userInterfaceIdiom = values.userInterfaceIdiom
    displayScale = values.displayScale
    layoutDirection = values.layoutDirection
    userInterfaceStyle = values.userInterfaceStyle
    preferredContentSizeCategory = values.preferredContentSizeCategory
    own = values.own
    super.init()
  }

  /// The values of all traits.
  var values: TraitValues {
    TraitValues(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      userInterfaceIdiom: userInterfaceIdiom, displayScale: displayScale, layoutDirection: layoutDirection,
      userInterfaceStyle: userInterfaceStyle, preferredContentSizeCategory: preferredContentSizeCategory, own: own)
  }

  /// A collection in which nothing is specified.
  public convenience override init() { self.init(displayScale: 0, layoutDirection: .unspecified) }

  /// A collection that specifies one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, displayScale: 0)
  }

  /// A collection that specifies one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(verticalSizeClass: verticalSizeClass, displayScale: 0)
  }

  /// A collection that specifies one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceIdiom: idiom, displayScale: 0)
  }

  /// A collection that specifies one trait: pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(displayScale: scale, layoutDirection: .unspecified) }

  /// A collection that specifies one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(displayScale: 0, layoutDirection: layoutDirection)
  }

  /// A collection that specifies one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(displayScale: 0, userInterfaceStyle: userInterfaceStyle)
  }

  /// A collection that specifies one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(displayScale: 0, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// A collection that takes each trait from the last collection that specifies it (AL-10.2).
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ trait: KeyPath<UITraitCollection, Value>, unless unspecified: Value) -> Value {
      traitCollections.last { $0[keyPath: trait] != unspecified }?[keyPath: trait] ?? unspecified
    }
    let values = TraitValues(
      horizontalSizeClass: last(\.horizontalSizeClass, unless: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unless: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0), layoutDirection: last(\.layoutDirection, unless: .unspecified),
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, unless: .unspecified),
      own: traitCollections.reduce(into: [:]) { own, traits in
        if !traits.own.isEmpty { own.merge(traits.own) { _, last in last } }
      })
    self.init(values)
  }

  /// Whether this collection matches all traits that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether colours differ between two appearances.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other
      || horizontalSizeClass == other.horizontalSizeClass
        && verticalSizeClass == other.verticalSizeClass
        && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
        && layoutDirection == other.layoutDirection && userInterfaceStyle == other.userInterfaceStyle
        && preferredContentSizeCategory == other.preferredContentSizeCategory && own == other.own
  }

  public override var hash: Int { horizontalSizeClass.rawValue * 3 + verticalSizeClass.rawValue }

  public override var description: String {
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      switch sizeClass {
      case .unspecified: "Unspecified"
      case .compact: "Compact"
      case .regular: "Regular"
      }
    }
    return "<\(type(of: self)): \(addressText); HorizontalSizeClass = \(name(horizontalSizeClass)), "
      + "VerticalSizeClass = \(name(verticalSizeClass)), DisplayScale = \(GeneralNumber.text(displayScale)), "
      + "PreferredContentSizeCategory = \(preferredContentSizeCategory.rawValue)>"
  }
}

extension UITraitCollection {
  /// The traits that apply if none are specified.
  package static let baseline = UITraitCollection(
    displayScale: 1, layoutDirection: .leftToRight, userInterfaceStyle: .light, preferredContentSizeCategory: .large)

  /// The traits of code outside any view: the main screen's, unless the code runs in ``performAsCurrent(_:)``.
  public static var current: UITraitCollection { override ?? .mainScreen }

  @TaskLocal private static var override: UITraitCollection?

  /// Runs a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) { Self.$override.withValue(self, operation: actions) }

  /// A phone without a notch, at two pixels per point: the traits of a window without an environment.
  static let mainScreen = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone, displayScale: 2,
    layoutDirection: .leftToRight, userInterfaceStyle: .light, preferredContentSizeCategory: .large)
}
