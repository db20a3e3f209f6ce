/// Room around the sections of grouped tables, in points (AL-9.13).
enum GroupedTableMetrics {
  /// Above and below the rows of a section without titles, and what the first section has more above it: 17.5 on whole
  /// pixels of a scale.
  static func gap(scale: CGFloat) -> CGFloat { (17.5 * max(1, scale)).rounded(.up) / max(1, scale) }
  /// Above and below the text of a header.
  static let headerMargins = (top: CGFloat(15), bottom: CGFloat(7))
  /// Above and below the text of a footer.
  static let footerMargins = (top: CGFloat(7.5), bottom: CGFloat(7.5))
  /// Of the cards that `insetGrouped` sections stand on.
  static func cornerRadius(_ look: ControlLook) -> CGFloat { look.isGlass ? 26 : 10 }
}
