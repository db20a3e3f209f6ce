public import Foundation

/// A scene laid out in one cell: plain values, free to travel between threads.
public struct SolvedLayout: Sendable, Hashable {
  /// In which it was laid out.
  public internal(set) var cell: Cell
  /// The scene's.
  public let title: String
  /// The scene's.
  public let bars: Set<Bar>
  /// In pre-order; the root view comes first.
  public let views: [SolvedView]
  /// The safe area of the root view, bars included.
  public let safeArea: Insets
  /// Effective margins of the root view.
  public let margins: Insets
  /// What is wrong or open.
  public let findings: [Finding]
  /// The system's whose controls and bars are shown.
  public let look: Look
  /// As the document wants it.
  public let drawing: SceneDrawing
  /// What overlays are drawn from; nil unless they were asked for.
  public let explanation: LayoutExplanation?

  /// What the reader has set up, a state's settings among it.
  public let variant: CellVariant

  /// Whether colours are those of dark appearance.
  public var isDark: Bool { variant.isDark }
  /// Whether the reader reads from right to left.
  public var isRightToLeft: Bool { variant.isRightToLeft }
  /// How far a call pushes the root view down, in points.
  public var callOffset: Double { cell.callOffset(look) }
  /// Of the root view, in points.
  public var rootSize: Size { cell.rootSize(look) }
}

/// One view as layout left it. All lengths in points.
public struct SolvedView: Sendable, Hashable {
  /// The root view's: what equations call it, so that no view of a recipe has the same.
  public static let rootID = "Superview"

  /// As the scene has it.
  public let id: String
  /// For people.
  public let name: String
  /// What a box without anything in it is called in a picture.
  public let caption: String
  /// What the view is, and what it shows beside its text.
  package let content: SolvedContent
  /// Position of the superview in ``SolvedLayout/views``; nil for the root.
  public let parent: Int?
  /// In the superview's coordinates, on whole pixels; without the view's transform (AL-2.43).
  public let frame: CGRect
  /// In the root view's coordinates, on whole pixels.
  public let absoluteFrame: CGRect
  /// The frame before it was rounded, in the superview's coordinates.
  public let exactFrame: CGRect
  /// Whether it is laid out but not drawn.
  public let isHidden: Bool
  /// As the appearance shows it; nil for none.
  public let background: SceneColor?
  /// nil for a view without text.
  public let text: SolvedText?
  /// Distance of the first baseline from the top of the frame; nil for a view without text.
  public let firstBaseline: Double?
  /// What of the frame constraints leave open (AL-2.13).
  public let openAttributes: [OpenSide]
  /// The top left of what is shown of the content: other than zero in a view that has been scrolled.
  public let scrollOffset: CGPoint
  /// Where the content begins, in the root view's coordinates.
  public var contentOrigin: CGPoint {
    CGPoint(x: absoluteFrame.minX - scrollOffset.x, y: absoluteFrame.minY - scrollOffset.y)
  }
  /// Of a scroll view's content.
  public let contentSize: CGSize?
  /// How it is painted beside its content.
  public let paint: SolvedPaint

  /// The picture the view shows.
  public var image: SolvedImage? { content.image }
  /// Whether this is the layout's root view.
  package var isRoot: Bool { content == .root }

  /// An attribute that the constraints leave open, and between which values.
  public struct OpenSide: Sendable, Hashable {
    /// What of a frame can be open.
    public enum FramePart: String, Sendable {
      case minX, minY, width, height
    }

    /// What is open.
    public let attribute: FramePart
    /// In points.
    public let lower: Double
    /// In points.
    public let upper: Double
  }
}

/// The text a view shows, line by line, placed in the view's own coordinates.
public struct SolvedText: Sendable, Hashable {
  /// A line of glyphs, placed.
  public struct Line: Sendable, Hashable {
    /// Its glyphs.
    public let run: GlyphRun
    /// Where the line starts, in points.
    public let x: Double
    /// From the top of the view, in points.
    public let baseline: Double
  }

  /// From top to bottom.
  public let lines: [Line]
  /// By the style of a line's pieces.
  public let colors: [SceneColor]
  /// The part of its own size that the text is drawn at, to fit.
  public let scale: Double
  /// Whether there is an ellipsis in the place of some text.
  public let isTruncated: Bool
  /// Whether text is left out without an ellipsis: lines without room, or what a line is too wide.
  public internal(set) var isClipped: Bool

  /// This text, and another one below it.
  func followed(by other: SolvedText) -> SolvedText {
    // A run's pieces name their styles by number; each line of buttons has one style, and both have the same colour.
    SolvedText(
      lines: lines + other.lines, colors: colors, scale: scale, isTruncated: isTruncated || other.isTruncated,
      isClipped: isClipped || other.isClipped)
  }

  /// The colour of a style; black for an unknown one.
  public func color(ofStyle style: Int) -> SceneColor {
    colors.indices.contains(style) ? colors[style] : colors.first ?? SceneColor(red: 0, green: 0, blue: 0)
  }

  /// Characters that no font has, each once, in the order of the text.
  public var missing: [Unicode.Scalar] {
    lines.flatMap(\.run.missing).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// Something that is wrong with a layout, or open about it.
public enum Finding: Sendable, Hashable {
  /// A view whose frame is not determined, and the constraints that mention it (AL-2.13).
  case ambiguous(view: String, sides: [SolvedView.OpenSide], constraints: [String])
  /// Constraints that cannot hold together, and the one that was broken (AL-2.20).
  case conflict(rows: [String], broken: String)
  /// Characters that no font has, and what to install for them.
  case missingGlyphs(view: String, characters: [Unicode.Scalar], packages: [String])
  /// An expectation that does not hold: its text, and both sides.
  case failedExpectation(text: String, place: ScenePlace?, left: Double, right: Double)
}

extension Finding {
  /// Whether a layout with this is not to be recorded: all but what a picture shows as it is.
  public var isFault: Bool {
    if case .missingGlyphs = self { return false }
    return true
  }
}
