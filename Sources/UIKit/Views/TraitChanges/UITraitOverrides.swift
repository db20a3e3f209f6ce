/// Traits of a view or a controller that replace the inherited ones, for itself and everything below (AL-10.2).
public struct UITraitOverrides {
  /// The traits that are set; nil if there are none.
  private(set) var collection: UITraitCollection?

  private mutating func set(_ trait: UITraitCollection) {
    collection = UITraitCollection(traitsFrom: [collection, trait].compactMap { $0 })
  }

  /// The horizontal size class; `unspecified` if none was set.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection?.horizontalSizeClass ?? .unspecified }
    set { set(UITraitCollection(horizontalSizeClass: newValue)) }
  }
  /// The vertical size class; `unspecified` if none was set.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection?.verticalSizeClass ?? .unspecified }
    set { set(UITraitCollection(verticalSizeClass: newValue)) }
  }
  /// Light or dark; `unspecified` if none was set.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection?.userInterfaceStyle ?? .unspecified }
    set { set(UITraitCollection(userInterfaceStyle: newValue)) }
  }
  /// The reader's text size; `unspecified` if none was set.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection?.preferredContentSizeCategory ?? .unspecified }
    set { set(UITraitCollection(preferredContentSizeCategory: newValue)) }
  }
  /// The reading direction; `unspecified` if none was set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection?.layoutDirection ?? .unspecified }
    set { set(UITraitCollection(layoutDirection: newValue)) }
  }
  /// Pixels per point; 0 if none was set.
  public var displayScale: CGFloat {
    get { collection?.displayScale ?? 0 }
    set { set(UITraitCollection(displayScale: newValue)) }
  }
  /// The kind of device; `unspecified` if none was set.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { collection?.userInterfaceIdiom ?? .unspecified }
    set { set(UITraitCollection(userInterfaceIdiom: newValue)) }
  }
}
