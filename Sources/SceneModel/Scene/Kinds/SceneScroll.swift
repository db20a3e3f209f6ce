/// The scroll position of a scroll view, in points.
package struct SceneScroll: SceneContent {
  /// Which safe area insets are added to those of the content; the names are UIKit's (AL-9.6).
  package enum InsetAdjustment: String, Sendable, CaseIterable, Encodable {
    case automatic, scrollableAxes, never, always
  }

  /// The distance of the visible part from the left of the content, in points.
  package var offsetX: Double
  /// The distance of the visible part from the top of the content, in points.
  package var offsetY: Double
  /// Whether the document sets the offset; otherwise the content begins inside its insets.
  package var hasOffset = false
  /// The insets around the content, in points.
  package var contentInset: Insets
  /// Whether it is scrolled to the end of the content, in which case the offset is not used.
  package var isAtEnd = false
  /// Which safe area insets are added.
  package var insetAdjustment = InsetAdjustment.automatic
  /// Whether they are added at the sides even if the content fits.
  package var alwaysBouncesHorizontally = false
  /// Whether they are added at the top and the bottom even if the content fits.
  package var alwaysBouncesVertically = false

  /// Creates a scroll view; by default not scrolled and without insets.
  package init(offsetX: Double = 0, offsetY: Double = 0, contentInset: Insets = .zero) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    hasOffset = offsetX != 0 || offsetY != 0
    self.contentInset = contentInset
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .scroll }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .scroll(self) }
}
