import Foundation
import Layout

/// A table's row: the separator, and its accessory.
extension SolvedRow: KindDrawing {
  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    let (width, height) = (view.width, view.height)
    // In the style `frames` the separator has the full width.
    let start = view.style == .frames ? 0 : min(separatorInset, width)
    if hasLine {
      sketch.fill(
        CGRect(x: view.isMirrored ? 0 : start, y: height - 0.5, width: width - start, height: 0.5),
        view.palette[.separator])
    }
    drawAccessory(view, middle: height / 2, &sketch)
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
