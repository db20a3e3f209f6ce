package import Foundation

/// A scene laid out in one cell: plain values that can be passed between threads.
package struct SolvedLayout: Sendable, Hashable {
  /// The cell in which it was laid out.
  package internal(set) var cell: Cell
  /// The scene's title.
  package let title: String
  /// The scene's bars.
  package let bars: Set<Bar>
  /// The contents of the scene's bars.
  package let barContents: BarContents
  /// The bars that the document's canvas shows over the scene; nil elsewhere.
  package let canvasBars: CanvasBars?
  /// The views in pre-order; the root view comes first.
  package internal(set) var views: [SolvedView]
  /// The safe area of the root view, including bars.
  package let safeArea: Insets
  /// Effective margins of the root view.
  package let margins: Insets
  /// The height of the docked keyboard, in points; 0 for none.
  package internal(set) var keyboardHeight: Double
  /// Problems and open frames.
  package let findings: [Finding]
  /// The look of the system whose controls and bars are shown.
  package let look: Look
  /// The document's drawing options.
  package let drawing: SceneDrawing
  /// The data for overlays; nil unless requested.
  package internal(set) var explanation: LayoutExplanation?

  /// The reader's settings, including those of a state.
  package let variant: CellVariant

  /// Whether colours are those of dark appearance.
  package var isDark: Bool { variant.isDark }
  /// Whether the reader reads from right to left.
  package var isRightToLeft: Bool { variant.isRightToLeft }
  /// How far a call moves the window down, in points.
  package var callOffset: Double { cell.callOffset(look) }
  /// The insets of the root view in the screen, in points: below a call, and between opaque bars.
  package var rootInsets: Insets {
    var insets = cell.edges(of: barContents.opaque, among: bars, look: look)
    insets.top += callOffset
    return insets
  }
  /// Whether neither the view at an index nor one that contains it is hidden.
  package func isVisible(_ index: Int) -> Bool {
    !views[index].isHidden && (views[index].parent.map(isVisible) ?? true)
  }
  /// The size of the root view, in points.
  package var rootSize: Size {
    Size(cell.size.width, max(0, cell.size.height - rootInsets.top - rootInsets.bottom))
  }
}

/// The layout of one view; all lengths in points.
package struct SolvedView: Sendable, Hashable {
  /// The id in the scene.
  package let id: String
  /// The name for people.
  package let name: String
  /// The view's kind, and its content apart from its text.
  package internal(set) var content: SolvedContent
  /// The index of the superview in ``SolvedLayout/views``; nil for the root.
  package let parent: Int?
  /// The frame in the superview's coordinates, on whole pixels, without the view's transform (AL-2.43).
  package internal(set) var frame: CGRect
  /// The frame in the root view's coordinates, on whole pixels.
  package internal(set) var absoluteFrame: CGRect
  /// The frame before it was rounded, in the superview's coordinates.
  package internal(set) var exactFrame: CGRect
  /// Whether it is laid out but not drawn.
  package internal(set) var isHidden: Bool
  /// The presentation of the view over the root view; nil for a view in it.
  package let presentation: SolvedPresentation?
  /// The background in the present appearance; nil for none.
  package internal(set) var background: SceneColor?
  /// nil for a view without text.
  package internal(set) var text: SolvedText?
  /// The distance of the first baseline from the top of the frame; nil for a view without text.
  package let firstBaseline: Double?
  /// The parts of the frame that constraints leave open (AL-2.13).
  package let openAttributes: [OpenSide]
  /// The top left corner of the visible content: not zero in a view that has been scrolled.
  package internal(set) var scrollOffset: CGPoint
  /// The origin of the content, in the root view's coordinates.
  package var contentOrigin: CGPoint {
    CGPoint(x: absoluteFrame.minX - scrollOffset.x, y: absoluteFrame.minY - scrollOffset.y)
  }
  /// The size of a scroll view's content.
  package internal(set) var contentSize: CGSize?
  /// How it is painted apart from its content.
  package internal(set) var paint: SolvedPaint

  /// The picture the view shows.
  package var image: SolvedImage? { content.image }
  /// Whether this is the layout's root view.
  package var isRoot: Bool { content.isRoot }

  /// An attribute that the constraints leave open, with its range of values.
  package struct OpenSide: Sendable, Hashable {
    /// The parts of a frame that can be open.
    package enum FramePart: String, Sendable {
      case minX, minY, width, height
    }

    /// The open part.
    package let attribute: FramePart
    /// In points.
    package let lower: Double
    /// In points.
    package let upper: Double
  }
}

/// The presentation of a view over the root view.
package struct SolvedPresentation: Sendable, Hashable {
  /// Whether what is below is dimmed; an alert's view does that itself.
  package let dims: Bool
  /// Whether there is a bar at the top for dragging it.
  package let hasGrabber: Bool
}

/// The text of a view, line by line, in the view's own coordinates.
package struct SolvedText: Sendable, Hashable {
  /// A line of glyphs with its position.
  package struct Line: Sendable, Hashable {
    /// Its glyphs.
    package let run: GlyphRun
    /// The start of the line, in points.
    package let x: Double
    /// The distance from the top of the view, in points.
    package let baseline: Double
  }

  /// The whole text, however much of it is shown; of two texts below each other, the first one.
  package let string: String
  /// The lines from top to bottom.
  package internal(set) var lines: [Line]
  /// Colours by the style of a line's pieces.
  package let colors: [SceneColor]
  /// The factor by which the font is scaled down to fit.
  package let scale: Double
  /// Whether an ellipsis replaces part of the text.
  package let isTruncated: Bool
  /// Whether text is cut off without an ellipsis: lines without room, or the end of a line that is too wide.
  package internal(set) var isClipped: Bool

  /// Returns this text followed by another one below it.
  func followed(by other: SolvedText) -> SolvedText {
    // A run's pieces refer to their styles by number; each line of a button has one style, and both have the same
    // colour.
    SolvedText(
      string: string, lines: lines + other.lines, colors: colors, scale: scale,
      isTruncated: isTruncated || other.isTruncated,
      isClipped: isClipped || other.isClipped)
  }

  /// Returns the colour of a style; black for an unknown one.
  package func color(ofStyle style: Int) -> SceneColor {
    colors.indices.contains(style) ? colors[style] : colors.first ?? SceneColor(red: 0, green: 0, blue: 0)
  }

  /// Characters that no font has, without duplicates, in the order of the text.
  package var missing: [Unicode.Scalar] {
    if lines.allSatisfy({ $0.run.missing.isEmpty }) { return [] }
    return lines.flatMap(\.run.missing).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
