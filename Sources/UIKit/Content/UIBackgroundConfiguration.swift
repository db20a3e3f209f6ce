/// What is behind a cell's content; drawn as its colour.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; nil for the system's.
  public var backgroundColor: UIColor?
  /// Stored.
  public var cornerRadius: CGFloat = 0
  /// Stored, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Stored.
  public var strokeColor: UIColor?
  /// Stored, in points.
  public var strokeWidth: CGFloat = 0
  /// Stored, in points.
  public var strokeOutset: CGFloat = 0
  /// Stored, and not shown.
  public var customView: UIView?
  /// Stored, and not shown.
  public var image: UIImage?
  /// Stored.
  public var visualEffect: UIVisualEffect?
  /// Stored.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  private init(_ color: UIColor?) { backgroundColor = color }
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// That of a list's cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// That of plain cells.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// That of grouped cells.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// That of a plain header.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// That of a grouped header.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// That of a sidebar's cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The same: nothing depends on the state here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
