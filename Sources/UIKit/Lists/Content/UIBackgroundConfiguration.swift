/// The background of a cell; only its colour is drawn.
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
  /// Stored, but not shown.
  public var customView: UIView?
  /// Stored, but not shown.
  public var image: UIImage?
  /// Stored.
  public var visualEffect: UIVisualEffect?
  /// Stored.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  private init(_ color: UIColor?) { backgroundColor = color }
  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of a list cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// The background of plain cells.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// The background of grouped cells.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// The background of a plain header.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// The background of a grouped header.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of a sidebar cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The same configuration, because nothing depends on the state here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
