import Foundation
import Scenes

/// The style `frames`: every view a coloured box with its name and size, text where it stands, controls as one knows them.
struct FrameStyle: ViewStyle {
  let palette: Palette
  let measurer: PangoMeasurer

  func fill(of view: SolvedView, at index: Int) -> Ink? {
    if let background = view.background { return Ink(background) }
    switch view.kind {
    case .root, .textView: return palette[.systemBackground]
    case .textField: return palette.isDark ? palette[.secondarySystemBackground] : palette[.systemBackground]
    case .view: return BoxColors.tint(index)
    case .label, .button: return BoxColors.textFill
    case .stack, .scroll, .table, .row, .guide, .image, .control, .effect: return nil
    }
  }

  func draw(_ view: SolvedView, at index: Int, on ground: Ink, hasChildren: Bool, into sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    let radius = view.paint.cornerRadius
    let color = fill(of: view, at: index)
    if let color, view.kind != .textField, bounds.width > 0 && bounds.height > 0 || view.kind != .view {
      sketch.fill(bounds, radius: radius, color)
    }
    switch view.kind {
    case .root: break
    case .view: drawBox(view, color ?? BoxColors.tint(index), on: ground, hasChildren, &sketch)
    case .label:
      sketch.border(bounds, radius: radius, BoxColors.textEdge)
      TextDrawing(isLegible: true).draw(view.text, in: bounds, on: ground, into: &sketch)
    case .button:
      ButtonDrawing(palette: palette, measurer: measurer).draw(view, into: &sketch)
      let edge = view.background.map { BoxColors.edge(of: Ink($0)) } ?? BoxColors.textEdge
      sketch.border(bounds, radius: radius, edge)
      TextDrawing(isLegible: true).draw(
        view.text, in: bounds, on: ButtonDrawing.ground(of: view, on: ground), into: &sketch)
    case .textView:
      sketch.border(bounds, radius: radius, palette.frameLine)
      TextDrawing(isLegible: true).draw(view.text, in: bounds, on: ground, into: &sketch)
    case .image: drawImage(view, in: bounds, &sketch)
    case .control: ControlDrawing(view: view, palette: palette, measurer: measurer).draw(into: &sketch)
    case .stack, .scroll, .table:
      let edge = view.kind == .stack ? BoxColors.stackEdge : palette.frameLine
      sketch.border(bounds, radius: radius, edge, dash: view.kind == .stack ? Dash(line: 4, gap: 3) : nil)
    case .row:
      RowDrawing(palette: palette).draw(view, startsAtEdge: true, into: &sketch)
    case .guide:
      sketch.border(bounds, BoxColors.guideEdge, dash: Dash(line: 2, gap: 2))
      caption(view, BoxColors.guideEdge, &sketch)
    case .textField:
      let shape = max(radius, 6)
      if let color { sketch.fill(bounds, radius: shape, color) }
      sketch.border(bounds, radius: shape, palette.frameLine)
      TextDrawing(isLegible: true).draw(view.text, in: bounds, on: ground, into: &sketch)
    case .effect:
      EffectDrawing(palette: palette).draw(view, into: &sketch)
      sketch.border(bounds, radius: radius, palette.frameLine, dash: Dash(line: 4, gap: 3))
      if !hasChildren { caption(view, palette[.secondaryLabel], &sketch) }
    }
  }

  private func drawBox(_ view: SolvedView, _ color: Ink, on ground: Ink, _ hasChildren: Bool, _ sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    if bounds.width <= 0 || bounds.height <= 0 {
      FlatMark(name: view.caption, measurer: measurer).draw(bounds, into: &sketch)
      return
    }
    sketch.border(bounds, radius: view.paint.cornerRadius, BoxColors.edge(of: color))
    if !hasChildren { caption(view, BoxColors.ink(on: ground), &sketch) }
  }

  private func caption(_ view: SolvedView, _ ink: Ink, _ sketch: inout Sketch) {
    Caption(name: view.caption, size: view.frame.size, color: ink, measurer: measurer)
      .draw(in: CGRect(origin: .zero, size: view.frame.size), into: &sketch)
  }

  private func drawImage(_ view: SolvedView, in bounds: CGRect, _ sketch: inout Sketch) {
    if let image = view.image, image.content != .box {
      ImageDrawing(palette: palette).draw(image, of: view, into: &sketch)
    } else {
      caption(view, palette.frameLine, &sketch)
    }
    sketch.border(bounds, radius: view.paint.cornerRadius, BoxColors.textEdge)
  }
}

extension Palette {
  /// The outline of what has no colour of its own.
  var frameLine: Ink { isDark ? Ink(0x5A5D66) : Ink(0xB9BDC6) }
}
