import Foundation
import Layout

/// A table's row: its accessory, and the separator below it.
extension SolvedRow: KindDrawing {
  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    drawAccessory(view, middle: view.height / 2, &sketch)
  }

  /// Draws the separator, in the coordinates of the table and above all rows: where a row begins between pixels, the ground
  /// of the next one would cover it.
  func drawLine(below view: ViewDrawing, into sketch: inout Sketch) {
    if !hasLine { return }
    let frame = view.view.frame
    // In the style `frames` the separator has the full width.
    let start = view.style == .frames ? 0 : min(separatorInset, view.width)
    let end = view.style == .frames ? 0 : min(separatorEnd, view.width - start)
    // An inset as wide as the row hides the line.
    if start + end >= view.width { return }
    sketch.fill(
      CGRect(
        x: frame.minX + (view.isMirrored ? end : start), y: frame.maxY - 0.5, width: view.width - start - end,
        height: 0.5),
      view.palette[.separator].faded(view.view.paint.alpha))
  }

  private func drawAccessory(_ view: ViewDrawing, middle: Double, _ sketch: inout Sketch) {
    let (palette, width, isMirrored) = (view.palette, view.width, view.isMirrored)
    func x(_ fromEnd: Double) -> Double { isMirrored ? endInset + fromEnd : width - endInset - fromEnd }
    let tint = palette.tint(of: view.view)
    func chevron(_ end: Double) {
      sketch.line(
        [(x(end + 6), middle - 5.5), (x(end), middle), (x(end + 6), middle + 5.5)], palette[.systemGray2], width: 2)
    }
    func info(_ end: Double) {
      let box = CGRect(x: x(end) - 11, y: middle - 11, width: 22, height: 22)
      SymbolDrawing(symbol: SolvedSymbol("info.circle"), ink: tint, isMirrored: isMirrored).draw(in: box, into: &sketch)
    }
    switch accessory {
    case .none: break
    case .disclosureIndicator: chevron(17)
    case .checkmark:
      let signs: [(Double, Double)] = [(31, 0.5), (26.5, 5), (18.5, -5.5)]
      sketch.line(signs.map { (x(isMirrored ? 49.5 - $0.0 : $0.0), middle + $0.1) }, tint, width: 2)
    case .detailButton: info(27)
    case .detailDisclosureButton:
      chevron(17)
      info(46)
    }
  }
}
