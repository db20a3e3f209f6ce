/// How a layout is drawn: in which style, and what is laid over it.
package struct SceneDrawing: Sendable, Hashable, Encodable {
  /// What views look like.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    /// Every view a coloured box with its name and size.
    case frames
    /// As people know it from a screen.
    case controls
  }

  /// What views look like.
  package var style: Style
  /// What is drawn over the layout.
  package var overlays: Set<Overlay>

  /// A drawing of boxes without overlays, by default.
  package init(style: Style = .frames, overlays: Set<Overlay> = []) {
    self.style = style
    self.overlays = overlays
  }
}

/// What explains a layout when it is drawn over it.
package enum Overlay: String, Sendable, CaseIterable, Encodable {
  /// Each constraint between what it ties, with its constant and priority: satisfied, pulling, broken.
  case constraints
  case margins
  case safeArea = "safe-area"
  case guides
  /// Alignment rectangles, where they are not the frames (AL-2.42).
  case alignment
  case baselines
  /// Content hugging and compression resistance.
  case priorities
  /// Texts that are cut, and what lies outside of what clips it.
  case truncation
  /// The order in which views are read out.
  case accessibility
  /// Whether a finger can hit what is there to be touched: 44 points each way.
  case touch
  /// Points, with rulers.
  case grid
}
