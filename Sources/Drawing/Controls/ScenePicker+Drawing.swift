import Foundation
import Layout

extension ScenePicker: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.wheels([titles], &sketch) }
}

extension ViewDrawing {
  /// Draws wheels next to each other, with the middle row of each selected.
  func wheels(_ columns: [[String]], _ sketch: inout Sketch) {
    let middle = height / 2
    let band = CGRect(x: 9, y: middle - 16, width: max(0, width - 18), height: 32)
    if look.version < 14 {
      for y in [middle - 17, middle + 17] {
        sketch.fill(CGRect(x: 0, y: y, width: width, height: 0.5), palette[.separator])
      }
    } else {
      sketch.fill(band, radius: look.isGlass ? 16 : 8, palette[.quaternarySystemFill])
    }
    // A column is as wide as its longest row, and the remaining space is around the columns.
    let runs = columns.map { column in column.map { shape($0, 21) } }
    let widths = runs.map { $0.map(\.width).max() ?? 0 }
    let gap = max(8, min(28, (width - widths.reduce(0, +)) / Double(columns.count + 1)))
    var x = (width - widths.reduce(0, +) - gap * Double(columns.count - 1)) / 2
    for (column, size) in zip(runs, widths) {
      for (row, run) in column.enumerated() {
        // The rows turn away from the viewer: lower and paler with every step.
        let step = Double(row - (column.count - 1) / 2)
        let y = middle + 68 * sin(step * 0.48)
        guard abs(step) <= 3, abs(y - middle) + 11 <= height / 2 else { continue }
        let fade = abs(step) < 0.5 ? 1 : abs(step) < 1.5 ? 0.5 : 0.25
        let squeeze = Transform(a: 1, b: 0, c: 0, d: cos(step * 0.48))
        let centre = CGPoint(x: read(x + size / 2), y: y)
        sketch.group(Group(translation: centre, transform: step == 0 ? nil : squeeze)) {
          $0.text(run, size: 21, at: 0, middle: 0, palette[.label].faded(fade))
        }
      }
      x += size + gap
    }
  }
}
