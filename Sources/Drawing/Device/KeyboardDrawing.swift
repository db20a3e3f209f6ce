import Foundation
import Layout

/// The docked keyboard, over everything else (AL-5.26). Its keys are within a point or two of the system's.
struct KeyboardDrawing {
  private let layout: SolvedLayout
  private let palette: Palette
  private let measurer: PangoMeasurer
  private let cell: Cell
  private let isPad: Bool
  /// The distance between two keys of a row.
  private let gap: Double
  /// The distances from the edges of the screen to the first and the last key, clear of the notch.
  private let left, right: Double

  init(layout: SolvedLayout, palette: Palette, measurer: PangoMeasurer) {
    (self.layout, self.palette, self.measurer) = (layout, palette, measurer)
    cell = layout.cell
    isPad = cell.family == .pad
    gap = isPad ? 10 : 6
    let span = cell.keyboardSpan
    left = span.x + max(cell.safeArea.left, gap / 2)
    right = span.x + span.width - max(cell.safeArea.right, gap / 2)
  }

  func draw(into sketch: inout Sketch) {
    guard let keyboard = cell.keyboard else { return }
    let top = cell.size.height - layout.keyboardHeight
    sketch.fill(CGRect(x: 0, y: top, width: cell.size.width, height: layout.keyboardHeight), palette.keyboard)
    drawSuggestions(from: top, height: keyboard.suggestions, &sketch)
    drawRows(from: top + keyboard.suggestions, height: keyboard.keys / 4, &sketch)
    if keyboard.below > 40 {
      let middle = top + keyboard.suggestions + keyboard.keys + 20
      symbol("globe", at: left + 34, middle, side: 24, &sketch)
      symbol("mic", at: right - 34, middle, side: 24, &sketch)
    }
  }

  /// Draws two lines between three empty suggestions.
  private func drawSuggestions(from top: Double, height: Double, _ sketch: inout Sketch) {
    for part in [1.0, 2.0] {
      let x = left + (right - left) * part / 3
      sketch.fill(CGRect(x: x, y: top + height * 0.3, width: 1, height: height * 0.5), palette[.separator])
    }
  }

  private func drawRows(from top: Double, height: Double, _ sketch: inout Sketch) {
    let letters = KeyboardLetters(layout.variant.language)
    var rows = letters.rows
    if isPad { rows[rows.count - 1] += [",", "."] }
    // Without a shift key, delete follows the last row's letters.
    let hasShift = letters.hasShift
    let columns = Double(max(rows.map(\.count).max() ?? 10, hasShift ? 0 : rows[2].count + 1)) + (isPad ? 1 : 0)
    let step = (right - left + gap) / columns
    func y(_ row: Int) -> Double { top + Double(row) * height }
    for (row, keys) in rows.enumerated() {
      let length = Double(keys.count) * step
      // On a pad the rows begin at the left, each shifted by half a key.
      let start =
        isPad
        ? left + [0, 0.5, 1][min(row, 2)] * step
        : row == 2 && !hasShift ? left : left + (right + gap - left - length) / 2
      for (column, letter) in keys.enumerated() {
        key(letter, from: start + Double(column) * step, to: start + Double(column + 1) * step, y(row), height, &sketch)
      }
      let end = start + length
      if isPad {
        let last = hasShift ? "shift" : "globe"
        command(
          ["delete.left", "arrow.turn.down.left", last][min(row, 2)], from: end, to: right + gap, y(row), height,
          &sketch)
        if row == 2 { command(last, from: left, to: start, y(row), height, &sketch) }
      } else if row == 2 {
        let side = hasShift ? min(1.5 * step, start - left) : right + gap - end
        if hasShift { command("shift", from: left, to: left + side, y(row), height, &sketch) }
        command("delete.left", from: right + gap - side, to: right + gap, y(row), height, &sketch)
      }
    }
    drawLastRow(y(3), height, step, &sketch)
  }

  private func drawLastRow(_ y: Double, _ height: Double, _ step: Double, _ sketch: inout Sketch) {
    let side = isPad ? 1.5 * step : 2.5 * step
    box(from: left, to: left + side, y, height, palette.commandKey, &sketch)
    let digits = measurer.fitted("123", 16, .regular, side)
    sketch.text(digits, size: 16, at: left + (side - gap) / 2, middle: y + height / 2, palette[.label])
    box(from: left + side, to: right + gap - side, y, height, palette.key, &sketch)
    command(
      isPad ? "keyboard.chevron.compact.down" : "arrow.turn.down.left", from: right + gap - side, to: right + gap, y,
      height, &sketch)
  }

  private func key(
    _ letter: String, from start: Double, to end: Double, _ y: Double, _ height: Double, _ sketch: inout Sketch
  ) {
    box(from: start, to: end, y, height, palette.key, &sketch)
    let size = height < 45 ? 19.0 : 22
    let run = measurer.fitted(letter, size, .regular, end - start)
    sketch.text(run, size: size, at: (start + end - gap) / 2, middle: y + height / 2, palette[.label])
  }

  private func command(
    _ name: String, from start: Double, to end: Double, _ y: Double, _ height: Double, _ sketch: inout Sketch
  ) {
    if end - start < gap + 8 { return }
    box(from: start, to: end, y, height, palette.commandKey, &sketch)
    symbol(name, at: (start + end - gap) / 2, y + height / 2, side: min(22, height - 16), &sketch)
  }

  /// Draws a key's ground; the row's height includes half of the gap above and below it.
  private func box(
    from start: Double, to end: Double, _ y: Double, _ height: Double, _ ink: Ink, _ sketch: inout Sketch
  ) {
    let space = height * 0.2
    let rect = CGRect(x: start, y: y + space / 2, width: end - start - gap, height: height - space)
    sketch.fill(rect.offsetBy(dx: 0, dy: 1), radius: 5, palette.shadow)
    sketch.fill(rect, radius: 5, ink)
  }

  private func symbol(_ name: String, at x: Double, _ middle: Double, side: Double, _ sketch: inout Sketch) {
    let box = CGRect(x: x - side / 2, y: middle - side / 2, width: side, height: side)
    SymbolDrawing(symbol: SolvedSymbol(name), ink: palette[.label], isMirrored: false).draw(in: box, into: &sketch)
  }
}
