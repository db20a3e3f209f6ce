import Foundation
import Scenes

/// A control as one knows it, inside its frame: which family draws it, and what all of them share.
struct ControlDrawing {
  let view: SolvedView
  let palette: Palette
  let measurer: PangoMeasurer

  var width: Double { view.frame.width }
  var height: Double { view.frame.height }
  var bounds: CGRect { CGRect(origin: .zero, size: view.frame.size) }
  var look: Look { palette.look }
  var tint: Ink { view.paint.isEnabled ? palette.tint(of: view) : palette[.systemGray] }
  var isMirrored: Bool { view.paint.isRightToLeft }

  /// A rectangle on the side where it is read.
  func read(_ rect: CGRect) -> CGRect {
    isMirrored
      ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// A place on the side where it is read.
  func read(_ x: Double) -> Double { isMirrored ? width - x : x }

  func draw(into sketch: inout Sketch) {
    guard let control = view.control, width > 0, height > 0 else { return }
    // What cannot be used is paler, whatever it is.
    sketch.group(Group(opacity: view.paint.isEnabled ? 1 : 0.5)) { draw(control, into: &$0) }
  }

  private func draw(_ control: SceneControl, into sketch: inout Sketch) {
    switch control {
    case .toggle(let isOn): toggle(isOn, &sketch)
    case .slider(let value): slider(value, &sketch)
    case .progress(let value, _): bar(value, in: bounds, &sketch)
    case .stepper: stepper(&sketch)
    case .segments(let titles, let selected): segments(titles, selected, &sketch)
    case .spinner: spinner(&sketch)
    case .pages(let count, let current): pages(count, current, &sketch)
    case .datePicker(let picker):
      switch picker.style {
      case .wheels: wheels(Self.columns(picker.mode), &sketch)
      case .compact: pills(&sketch)
      case .inline: calendar(picker.mode, &sketch)
      }
    case .picker(let titles): wheels([titles], &sketch)
    case .searchBar(let bar): searchBar(bar, &sketch)
    }
  }

  func shape(_ text: String, _ size: Double, _ weight: CaptionWeight = .regular) -> GlyphRun {
    measurer.shape(text, size: size, weight: weight)
  }
}
