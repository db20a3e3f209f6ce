package import Foundation

/// A scene laid out in one cell: plain values, free to travel between threads.
package struct SolvedLayout: Sendable, Hashable {
  /// In which it was laid out.
  package internal(set) var cell: Cell
  /// The scene's.
  package let title: String
  /// The scene's.
  package let bars: Set<Bar>
  /// The scene's.
  package let barContents: BarContents
  /// What the document's canvas shows over the scene; nil elsewhere.
  package let canvasBars: CanvasBars?
  /// In pre-order; the root view comes first.
  package internal(set) var views: [SolvedView]
  /// The safe area of the root view, bars included.
  package let safeArea: Insets
  /// Effective margins of the root view.
  package let margins: Insets
  /// Of the docked keyboard; 0 for none. In points.
  package internal(set) var keyboardHeight: Double
  /// What is wrong or open.
  package let findings: [Finding]
  /// The system's whose controls and bars are shown.
  package let look: Look
  /// As the document wants it.
  package let drawing: SceneDrawing
  /// What overlays are drawn from; nil unless they were asked for.
  package internal(set) var explanation: LayoutExplanation?

  /// What the reader has set up, a state's settings among it.
  package let variant: CellVariant

  /// Whether colours are those of dark appearance.
  package var isDark: Bool { variant.isDark }
  /// Whether the reader reads from right to left.
  package var isRightToLeft: Bool { variant.isRightToLeft }
  /// How far a call pushes the window down, in points.
  package var callOffset: Double { cell.callOffset(look) }
  /// How far the root view lies inside of the screen, in points: below a call, and between opaque bars.
  package var rootInsets: Insets {
    var insets = cell.edges(of: barContents.opaque, among: bars, look: look)
    insets.top += callOffset
    return insets
  }
  /// Of the root view, in points.
  package var rootSize: Size {
    Size(cell.size.width, max(0, cell.size.height - rootInsets.top - rootInsets.bottom))
  }
}

/// One view as layout left it. All lengths in points.
package struct SolvedView: Sendable, Hashable {
  /// The root view's: what equations call it, so that no view of a recipe has the same.
  package static let rootID = "Superview"

  /// As the scene has it.
  package let id: String
  /// For people.
  package let name: String
  /// What a box without anything in it is called in a picture.
  package let caption: String
  /// What the view is, and what it shows beside its text.
  package let content: SolvedContent
  /// Position of the superview in ``SolvedLayout/views``; nil for the root.
  package let parent: Int?
  /// In the superview's coordinates, on whole pixels; without the view's transform (AL-2.43).
  package internal(set) var frame: CGRect
  /// In the root view's coordinates, on whole pixels.
  package internal(set) var absoluteFrame: CGRect
  /// The frame before it was rounded, in the superview's coordinates.
  package internal(set) var exactFrame: CGRect
  /// Whether it is laid out but not drawn.
  package internal(set) var isHidden: Bool
  /// How the view stands over the root view; nil for a view in it.
  package let presentation: SolvedPresentation?
  /// As the appearance shows it; nil for none.
  package internal(set) var background: SceneColor?
  /// nil for a view without text.
  package internal(set) var text: SolvedText?
  /// Distance of the first baseline from the top of the frame; nil for a view without text.
  package let firstBaseline: Double?
  /// What of the frame constraints leave open (AL-2.13).
  package let openAttributes: [OpenSide]
  /// The top left of what is shown of the content: other than zero in a view that has been scrolled.
  package internal(set) var scrollOffset: CGPoint
  /// Where the content begins, in the root view's coordinates.
  package var contentOrigin: CGPoint {
    CGPoint(x: absoluteFrame.minX - scrollOffset.x, y: absoluteFrame.minY - scrollOffset.y)
  }
  /// Of a scroll view's content.
  package internal(set) var contentSize: CGSize?
  /// How it is painted beside its content.
  package internal(set) var paint: SolvedPaint

  /// The picture the view shows.
  package var image: SolvedImage? { content.image }
  /// Whether this is the layout's root view.
  package var isRoot: Bool { content == .root }

  /// An attribute that the constraints leave open, and between which values.
  package struct OpenSide: Sendable, Hashable {
    /// What of a frame can be open.
    package enum FramePart: String, Sendable {
      case minX, minY, width, height
    }

    /// What is open.
    package let attribute: FramePart
    /// In points.
    package let lower: Double
    /// In points.
    package let upper: Double
  }
}

/// How a view stands over the root view.
package struct SolvedPresentation: Sendable, Hashable {
  /// Whether what is below is darkened; an alert's view does that itself.
  package let dims: Bool
  /// Whether there is a bar at the top by which it is pulled.
  package let hasGrabber: Bool
}

/// The text a view shows, line by line, placed in the view's own coordinates.
package struct SolvedText: Sendable, Hashable {
  /// A line of glyphs, placed.
  package struct Line: Sendable, Hashable {
    /// Its glyphs.
    package let run: GlyphRun
    /// Where the line starts, in points.
    package let x: Double
    /// From the top of the view, in points.
    package let baseline: Double
  }

  /// From top to bottom.
  package internal(set) var lines: [Line]
  /// By the style of a line's pieces.
  package let colors: [SceneColor]
  /// The part of its own size that the text is drawn at, to fit.
  package let scale: Double
  /// Whether there is an ellipsis in the place of some text.
  package let isTruncated: Bool
  /// Whether text is left out without an ellipsis: lines without room, or what a line is too wide.
  package internal(set) var isClipped: Bool

  /// This text, and another one below it.
  func followed(by other: SolvedText) -> SolvedText {
    // A run's pieces name their styles by number; each line of buttons has one style, and both have the same colour.
    SolvedText(
      lines: lines + other.lines, colors: colors, scale: scale, isTruncated: isTruncated || other.isTruncated,
      isClipped: isClipped || other.isClipped)
  }

  /// The colour of a style; black for an unknown one.
  package func color(ofStyle style: Int) -> SceneColor {
    colors.indices.contains(style) ? colors[style] : colors.first ?? SceneColor(red: 0, green: 0, blue: 0)
  }

  /// Characters that no font has, each once, in the order of the text.
  package var missing: [Unicode.Scalar] {
    if lines.allSatisfy({ $0.run.missing.isEmpty }) { return [] }
    return lines.flatMap(\.run.missing).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
