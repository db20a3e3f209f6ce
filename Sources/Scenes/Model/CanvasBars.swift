/// What a document's canvas shows over a scene: status bar, inferred bars and home indicator. Lengths in points.
package struct CanvasBars: Sendable, Hashable, Encodable {
  /// A navigation bar, and what the document puts into it.
  package struct Navigation: Sendable, Hashable, Encodable {
    /// With a large title.
    package var height: Double
    /// nil for a document that says none.
    package var title: String?
    /// Whether the title stands large below the bar.
    package var isLarge: Bool
    /// In reading order.
    package var leading: [BarContents.Item]
    /// In reading order.
    package var trailing: [BarContents.Item]

    /// A bar of a height with a title.
    package init(
      height: Double, title: String?, isLarge: Bool, leading: [BarContents.Item] = [], trailing: [BarContents.Item] = []
    ) {
      self.height = height
      self.title = title
      self.isLarge = isLarge
      self.leading = leading
      self.trailing = trailing
    }
  }

  /// The height of the status bar; 0 for none.
  package var statusBar = 0.0
  /// Whether the status bar is that of a phone with a notch.
  package var hasNotch = false
  /// nil for a scene without one.
  package var navigation: Navigation?
  /// The height of the tab bar or toolbar, 0 for none.
  package var bottom = 0.0
  /// What the home indicator covers, 0 for a screen with a button.
  package var homeIndicator = 0.0

  /// A canvas without bars.
  package init() {}
}
