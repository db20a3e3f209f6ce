import Foundation
import Scenes

/// A view that is being drawn, and what it is drawn with.
struct ViewDrawing {
  let view: SolvedView
  /// Position among the layout's views, by which boxes without a colour differ.
  let index: Int
  let style: SceneDrawing.Style
  let palette: Palette
  let measurer: PangoMeasurer
  let hasChildren: Bool
  /// What is behind the view.
  private let backdrop: Ink
  private let drawing: any KindDrawing
  /// What the view's box is filled with; nil where what is behind it is seen.
  private(set) var fill: Ink?
  /// Whether only the box of a caption is drawn (``LayoutDrawing/isForAnySize``).
  var isForAnySize = false

  /// - Parameter backdrop: What is behind the view.
  init(
    _ view: SolvedView, at index: Int, in style: SceneDrawing.Style, on backdrop: Ink, hasChildren: Bool,
    _ palette: Palette, _ measurer: PangoMeasurer
  ) {
    (self.view, self.index, self.style, self.backdrop) = (view, index, style, backdrop)
    (self.hasChildren, self.palette, self.measurer) = (hasChildren, palette, measurer)
    drawing = view.content.drawing
    // In the classic look a stack draws nothing of its own (AL-4.8).
    let isBare = view.content == .stack && palette.look.isClassic
    fill = isBare ? nil : view.background.map(Ink.init) ?? drawing.fill(of: self)
  }

  var width: Double { view.frame.width }
  var height: Double { view.frame.height }
  /// In points, from zero.
  var bounds: CGRect { CGRect(origin: .zero, size: view.frame.size) }
  /// Of the view's corners, in points.
  var radius: Double { view.paint.cornerRadius }
  var look: Look { palette.look }
  /// What a control is coloured with: grey for one that cannot be used.
  var tint: Ink { view.paint.isEnabled ? palette.tint(of: view) : palette[.systemGray] }
  var isMirrored: Bool { view.paint.isRightToLeft }
  /// What is seen behind the view's content.
  var ground: Ink { (fill ?? Ink(0xFFFFFF, alpha: 0)).over(backdrop) }

  /// A rectangle on the side where it is read.
  func read(_ rect: CGRect) -> CGRect {
    isMirrored
      ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// A place on the side where it is read.
  func read(_ x: Double) -> Double { isMirrored ? width - x : x }

  /// - Parameter size: In points.
  func shape(_ text: String, _ size: Double, _ weight: CaptionWeight = .regular) -> GlyphRun {
    measurer.shape(text, size: size, weight: weight)
  }

  /// Draws the view's box and what it shows.
  func draw(into sketch: inout Sketch) {
    if let fill, drawing.fillsBox(self) { RoundedBox(bounds, view.paint).fill(fill, into: &sketch) }
    drawing.draw(self, into: &sketch)
  }

  /// Draws the view's text; in the style `frames`, where box and text may have any two colours, so that it can be read.
  func drawText(on ground: Ink, into sketch: inout Sketch) {
    TextDrawing(isLegible: style == .frames).draw(view.text, in: bounds, on: ground, into: &sketch)
  }

  /// Writes the view's name and size into its box.
  func drawCaption(_ ink: Ink, into sketch: inout Sketch) {
    if isForAnySize {
      sketch.group(Group(id: "caption-\(index)")) { $0.fill(bounds, ink) }
      return
    }
    Caption(name: view.caption, size: view.frame.size, color: ink, measurer: measurer).draw(in: bounds, into: &sketch)
  }
}
