/// The space around the sections of grouped tables, in points (AL-9.13).
enum GroupedTableMetrics {
  /// The space above and below the rows of a section without titles, and the extra space above the first section: 17.5
  /// points in whole pixels of a scale.
  static func gap(scale: CGFloat) -> CGFloat { (17.5 * max(1, scale)).rounded(.up) / max(1, scale) }
  /// The margins above and below the text of a header.
  static let headerMargins = (top: CGFloat(15), bottom: CGFloat(7))
  /// The margins above and below the text of a footer.
  static let footerMargins = (top: CGFloat(7.5), bottom: CGFloat(7.5))
  /// The corner radius of the cards of `insetGrouped` sections.
  static func cornerRadius(_ look: ControlLook) -> CGFloat { look.isGlass ? 26 : 10 }
}
