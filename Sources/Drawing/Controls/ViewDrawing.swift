import Foundation
import Layout

/// A view being drawn, with everything needed to draw it.
struct ViewDrawing {
  let view: SolvedView
  /// The index among the layout's views, which distinguishes boxes without a colour.
  let index: Int
  let style: SceneDrawing.Style
  let palette: Palette
  let measurer: PangoMeasurer
  let hasChildren: Bool
  /// The colour behind the view.
  private let backdrop: Ink
  private let drawing: any KindDrawing
  /// The fill of the view's box; nil if it is transparent.
  private(set) var fill: Ink?
  /// Whether only the box of a caption is drawn (``LayoutDrawing/isForAnySize``).
  var isForAnySize = false

  /// - Parameter backdrop: The colour behind the view.
  init(
    _ view: SolvedView, at index: Int, in style: SceneDrawing.Style, on backdrop: Ink, hasChildren: Bool,
    _ palette: Palette, _ measurer: PangoMeasurer
  ) {
    (self.view, self.index, self.style, self.backdrop) = (view, index, style, backdrop)
    (self.hasChildren, self.palette, self.measurer) = (hasChildren, palette, measurer)
    drawing = view.content.drawing
    // In the classic look a stack view draws nothing itself (AL-4.8).
    let isBare = view.content == .stack && palette.look.isClassic
    fill = isBare ? nil : view.background.map(Ink.init) ?? drawing.fill(of: self)
  }

  var width: Double { view.frame.width }
  var height: Double { view.frame.height }
  /// In points, with the origin at zero.
  var bounds: CGRect { CGRect(origin: .zero, size: view.frame.size) }
  /// The group that holds the view and its descendants.
  var group: Group {
    Group(
      id: "view-\(view.id)", label: view.name, translation: view.frame.origin,
      transform: view.paint.transform.map { Transform($0.about(CGPoint(x: width / 2, y: height / 2))) },
      opacity: view.paint.alpha)
  }
  /// The radius of the view's corners, in points.
  var radius: Double { view.paint.cornerRadius }
  var look: Look { palette.look }
  /// The colour of a control: grey if it is disabled.
  var tint: Ink { view.paint.isEnabled ? palette.tint(of: view) : palette[.systemGray] }
  var isMirrored: Bool { view.paint.isRightToLeft }
  /// The colour behind the view's content.
  var ground: Ink { (fill ?? Ink(0xFFFFFF, alpha: 0)).over(backdrop) }

  /// Returns a rectangle, mirrored in right-to-left layouts.
  func read(_ rect: CGRect) -> CGRect {
    isMirrored
      ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// Returns a horizontal position, mirrored in right-to-left layouts.
  func read(_ x: Double) -> Double { isMirrored ? width - x : x }

  /// - Parameter size: The font size in points.
  func shape(_ text: String, _ size: Double, _ weight: CaptionWeight = .regular) -> GlyphRun {
    measurer.shape(text, size: size, weight: weight)
  }

  /// Draws the view's box and content.
  func draw(into sketch: inout Sketch) {
    if let fill, drawing.fillsBox(self) { view.box.fill(fill, into: &sketch) }
    drawing.draw(self, into: &sketch)
  }

  /// Draws the line along the inside of the view's edge, if the view has one.
  func drawBorder(into sketch: inout Sketch) {
    guard view.paint.borderWidth > 0 else { return }
    view.box.border(
      view.paint.borderColor.map(Ink.init) ?? Ink(0x000000), width: view.paint.borderWidth, into: &sketch)
  }

  /// Draws the view's text; in the style `frames`, where box and text may have any two colours, it is made legible.
  func drawText(on ground: Ink, into sketch: inout Sketch) {
    TextDrawing(isLegible: style == .frames).draw(view.text, in: bounds, on: ground, into: &sketch)
  }

  /// Draws the view's name and size in its box.
  func drawCaption(_ ink: Ink, into sketch: inout Sketch) {
    if isForAnySize {
      sketch.group(Group(id: "caption-\(index)")) { $0.fill(bounds, ink) }
      return
    }
    Caption(name: view.name, size: view.frame.size, color: ink, measurer: measurer).draw(in: bounds, into: &sketch)
  }
}
