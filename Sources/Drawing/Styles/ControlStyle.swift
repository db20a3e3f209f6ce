import Foundation
import Scenes

/// The style `controls`: what people know from a screen, and nothing else.
struct ControlStyle: ViewStyle {
  let palette: Palette
  let measurer: PangoMeasurer

  func fill(of view: SolvedView, at index: Int) -> Ink? {
    if let background = view.background { return Ink(background) }
    switch view.kind {
    case .root: return palette[.systemBackground]
    case .textField: return FieldDrawing(palette: palette).fill(of: view)
    default: return nil
    }
  }

  func draw(_ view: SolvedView, at index: Int, on ground: Ink, hasChildren: Bool, into sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    if let background = view.background ?? (view.kind == .root ? SceneColor(palette[.systemBackground]) : nil),
      view.kind != .textField
    {
      sketch.fill(bounds, radius: view.paint.cornerRadius, Ink(background))
    }
    switch view.kind {
    case .label, .textView: TextDrawing().draw(view.text, in: bounds, on: ground, into: &sketch)
    case .button:
      ButtonDrawing(palette: palette, measurer: measurer).draw(view, into: &sketch)
      TextDrawing().draw(view.text, in: bounds, on: ground, into: &sketch)
    case .textField:
      FieldDrawing(palette: palette).draw(view, into: &sketch)
      TextDrawing().draw(view.text, in: bounds, on: ground, into: &sketch)
    case .image: drawImage(view, in: bounds, &sketch)
    case .control: ControlDrawing(view: view, palette: palette, measurer: measurer).draw(into: &sketch)
    case .row: RowDrawing(palette: palette).draw(view, startsAtEdge: false, into: &sketch)
    case .effect: EffectDrawing(palette: palette).draw(view, into: &sketch)
    case .root, .view, .stack, .scroll, .table, .guide: break
    }
  }

  private func drawImage(_ view: SolvedView, in bounds: CGRect, _ sketch: inout Sketch) {
    let drawing = ImageDrawing(palette: palette)
    if let image = view.image {
      drawing.draw(image, of: view, into: &sketch)
    } else if view.background == nil {
      drawing.placeholder(bounds, radius: view.paint.cornerRadius, into: &sketch)
    }
  }
}

extension SceneColor {
  init(_ ink: Ink) { self.init(red: ink.red, green: ink.green, blue: ink.blue, alpha: ink.alpha) }
}
