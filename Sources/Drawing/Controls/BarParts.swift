import Foundation
import Layout

/// The common parts of bars at the top and the bottom of a picture: ground, hairline and title; all lengths in points.
struct BarParts {
  let width: Double
  let isMirrored: Bool
  let palette: Palette
  let measurer: PangoMeasurer
  /// The colours that the document states.
  var colors = BarColors()

  /// The colour of buttons.
  var tint: Ink { colors.tint.map(Ink.init) ?? palette[palette.look.isGlass ? .label : .systemBlue] }
  private var titleInk: Ink { colors.title.map(Ink.init) ?? palette[.label] }

  enum Edge { case top, bottom }

  /// The font size of a title, in points.
  static let titleSize = 17.0
  /// The size of a prompt and of a badge's text.
  private static let promptSize = 13.0
  /// The width of one segment in a bar if there is enough room.
  private static let segmentWidth = 90.0
  /// The font size of a large title, in points.
  private static let largeTitleSize = 34.0
  /// The distance from a large title's middle to the bottom of its row.
  private static let largeTitleRise = 26.0
  /// The separator below a bar, in points.
  private static let hairline = 0.5

  /// Draws the ground, with a hairline at the edge that faces the content, if any.
  /// - Parameter color: The ground's; nil for the document's over content, or the system's.
  func drawGround(
    from top: Double, to bottom: Double, edge: Edge?, color: SceneColor? = nil, _ sketch: inout Sketch
  ) {
    let ink = (color ?? colors.ground).map(Ink.init) ?? palette.bar
    sketch.fill(CGRect(x: 0, y: top, width: width, height: bottom - top), ink)
    guard let edge else { return }
    let line = edge == .top ? top : bottom - Self.hairline
    sketch.fill(CGRect(x: 0, y: line, width: width, height: Self.hairline), palette[.separator])
  }

  func drawTitle(_ title: String, room: Double, middle: Double, _ sketch: inout Sketch) {
    let run = measurer.fitted(title, Self.titleSize, .semibold, room)
    sketch.text(run, size: Self.titleSize, at: width / 2, middle: middle, titleInk)
  }

  /// Draws the line above a title, from the top of the bar.
  func drawPrompt(_ prompt: String, side: Double, top: Double, _ sketch: inout Sketch) {
    let run = measurer.fitted(prompt, Self.promptSize, .regular, max(0, width - 2 * side))
    sketch.text(run, size: Self.promptSize, at: width / 2, middle: top + 15, titleInk)
  }

  /// Draws a segmented control in place of a title; the first segment is selected.
  func drawSegments(_ titles: [String], room: Double, middle: Double, tint: Ink, _ sketch: inout Sketch) {
    let length = min(room, Self.segmentWidth * Double(titles.count))
    let box = CGRect(x: (width - length) / 2, y: middle - 16, width: length, height: 32)
    SegmentsDrawing(
      titles: titles, selected: 0, box: box, palette: palette, measurer: measurer, isMirrored: isMirrored, tint: tint
    ).draw(into: &sketch)
  }

  /// Draws a badge around a point: white text on red, 18 points high (`control-metrics.md` 5).
  func draw(badge: String, _ x: Double, _ y: Double, _ sketch: inout Sketch) {
    let run = measurer.fitted(badge, Self.promptSize, .regular, 60)
    let length = max(18, run.width + 10)
    sketch.fill(CGRect(x: x - length / 2, y: y - 9, width: length, height: 18), radius: 9, palette[.systemRed])
    sketch.text(run, size: Self.promptSize, at: x, middle: y, Ink(0xFFFFFF))
  }

  /// - Parameters:
  ///   - side: Where the title begins, from the leading edge.
  ///   - bottom: The bottom of the title's row.
  func drawLargeTitle(_ title: String, from side: Double, room: Double, bottom: Double, _ sketch: inout Sketch) {
    let run = measurer.fitted(title, Self.largeTitleSize, .bold, room)
    sketch.text(
      run, size: Self.largeTitleSize, at: isMirrored ? width - side : side, middle: bottom - Self.largeTitleRise,
      titleInk, isMirrored ? .right : .left)
  }
}
