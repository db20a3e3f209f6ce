/// The colours of a bar that its document states; nil for the system's.
package struct BarColors: Sendable, Hashable, Encodable {
  /// Of buttons, of the way back and of the selected tab.
  package var tint: SceneColor?
  /// Of the title.
  package var title: SceneColor?
  /// Of the ground over content that extends below the bar.
  package var ground: SceneColor?
  /// Of the ground while no content is below the bar; since iOS 15 there is none without it.
  package var groundAtEdge: SceneColor?

  /// The system's colours.
  package init() {}

  /// Whether all colours are the system's.
  package var isEmpty: Bool { self == BarColors() }
}
