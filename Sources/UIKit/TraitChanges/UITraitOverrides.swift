/// Traits that a view or a controller has in place of inherited ones, for itself and all below (AL-10.2).
public struct UITraitOverrides {
  /// What is set, and nothing else.
  private(set) var collection: UITraitCollection?

  private mutating func set(_ trait: UITraitCollection) {
    collection = UITraitCollection(traitsFrom: [collection, trait].compactMap { $0 })
  }

  /// The width class; `unspecified` where it was not set.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection?.horizontalSizeClass ?? .unspecified }
    set { set(UITraitCollection(horizontalSizeClass: newValue)) }
  }
  /// The height class; `unspecified` where it was not set.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection?.verticalSizeClass ?? .unspecified }
    set { set(UITraitCollection(verticalSizeClass: newValue)) }
  }
  /// Light or dark; `unspecified` where it was not set.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection?.userInterfaceStyle ?? .unspecified }
    set { set(UITraitCollection(userInterfaceStyle: newValue)) }
  }
  /// The reader's text size; `unspecified` where it was not set.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection?.preferredContentSizeCategory ?? .unspecified }
    set { set(UITraitCollection(preferredContentSizeCategory: newValue)) }
  }
  /// The reading direction; `unspecified` where it was not set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection?.layoutDirection ?? .unspecified }
    set { set(UITraitCollection(layoutDirection: newValue)) }
  }
  /// Pixels per point; 0 where it was not set.
  public var displayScale: CGFloat {
    get { collection?.displayScale ?? 0 }
    set { set(UITraitCollection(displayScale: newValue)) }
  }
  /// The kind of device; `unspecified` where it was not set.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { collection?.userInterfaceIdiom ?? .unspecified }
    set { set(UITraitCollection(userInterfaceIdiom: newValue)) }
  }
}
