/// How a layout is drawn: its style and overlays.
package struct SceneDrawing: Sendable, Hashable, Encodable {
  /// The appearance of views.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    /// Every view a coloured box with its name and size.
    case frames
    /// As on a screen.
    case controls
  }

  /// The appearance of views.
  package var style: Style
  /// The overlays drawn over the layout.
  package var overlays: Set<Overlay>

  /// Creates a drawing; by default of boxes without overlays.
  package init(style: Style = .frames, overlays: Set<Overlay> = []) {
    self.style = style
    self.overlays = overlays
  }
}

/// An explanation drawn over a layout.
package enum Overlay: String, Sendable, CaseIterable, Encodable {
  /// Each constraint between the items it connects, with its constant and priority: satisfied, pulling, broken.
  case constraints
  /// The equations beside the picture, with the numbers of their beams.
  case list
  /// Views whose frames are open, at both ends of what they may be.
  case ambiguity
  case margins
  case safeArea = "safe-area"
  case guides
  /// Alignment rects that differ from the frames (AL-2.42).
  case alignment
  case baselines
  /// Content hugging and compression resistance.
  case priorities
  /// Truncated texts, and what extends beyond its clipping view.
  case truncation
  /// The order in which views are read out.
  case accessibility
  /// Whether a finger can hit touchable views: 44 points in each direction.
  case touch
  /// A grid of points, with rulers.
  case grid
}
