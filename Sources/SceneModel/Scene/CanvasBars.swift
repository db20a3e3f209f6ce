/// The bars that a document's canvas shows over a scene: status bar, inferred bars and home indicator; lengths in
/// points.
package struct CanvasBars: Sendable, Hashable, Encodable {
  /// A navigation bar, with its contents from the document.
  package struct Navigation: Sendable, Hashable, Encodable {
    /// The height, including a large title.
    package var height: Double
    /// nil if the document specifies none.
    package var title: String?
    /// The line above the title; nil for none.
    package var prompt: String?
    /// Whether there is a large title below the bar.
    package var isLarge: Bool
    /// In reading order.
    package var leading: [BarContents.Item]
    /// In reading order.
    package var trailing: [BarContents.Item]

    /// Creates a bar with a height and a title.
    package init(
      height: Double, title: String?, prompt: String? = nil, isLarge: Bool, leading: [BarContents.Item] = [],
      trailing: [BarContents.Item] = []
    ) {
      self.height = height
      self.title = title
      self.prompt = prompt
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
  /// The height that the home indicator covers, 0 for a screen with a home button.
  package var homeIndicator = 0.0

  /// Creates a canvas without bars.
  package init() {}
}
