import Foundation
import Scenes

/// Wheels, pills and the calendar, on the day of Apple's pictures: a picture has no today.
extension ControlDrawing {
  /// What wheels show, five rows a column, the middle one chosen.
  static func columns(_ mode: SceneDatePicker.Mode) -> [[String]] {
    let time = [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""]]
    switch mode {
    case .time: return time
    case .dateAndTime: return [["Mon Sep 7", "Tue Sep 8", "Wed Sep 9", "Thu Sep 10", "Fri Sep 11"]] + time
    case .date:
      return [
        ["July", "August", "September", "October", "November"], ["7", "8", "9", "10", "11"],
        ["2024", "2025", "2026", "2027", "2028"],
      ]
    }
  }

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
    // A column is as wide as its longest row, and the rest lies around them.
    let runs = columns.map { column in column.map { shape($0, 21) } }
    let widths = runs.map { $0.map(\.width).max() ?? 0 }
    let gap = max(8, min(28, (width - widths.reduce(0, +)) / Double(columns.count + 1)))
    var x = (width - widths.reduce(0, +) - gap * Double(columns.count - 1)) / 2
    for (column, size) in zip(runs, widths) {
      for (row, run) in column.enumerated() {
        // The rows turn away: lower and paler with every step.
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

  /// A pill a text, as wide as the picker has measured them.
  func pills(_ sketch: inout Sketch) {
    guard case .pills(let texts)? = view.chrome, !texts.isEmpty else { return }
    let size = max(8, (height - 14) / 1.194)
    let runs = texts.map { shape($0, size) }
    let gap = 6.0
    let padding = max(
      0, (width - gap * Double(texts.count - 1) - runs.map(\.width).reduce(0, +)) / Double(2 * texts.count))
    var x = 0.0
    for run in runs {
      let pill = read(CGRect(x: x, y: 0, width: run.width + 2 * padding, height: height))
      sketch.fill(pill, radius: look.isGlass ? height / 2 : 6, palette[.tertiarySystemFill])
      sketch.text(run, size: size, at: pill.midX, middle: pill.midY, palette[.label])
      x += run.width + 2 * padding + gap
    }
  }

  /// September 2026, its ninth day chosen.
  func calendar(_ mode: SceneDatePicker.Mode, _ sketch: inout Sketch) {
    let hasDays = mode != .time
    if hasDays { month(in: CGRect(x: 0, y: 0, width: width, height: mode == .date ? height : height - 47), &sketch) }
    guard mode != .date else { return }
    let middle = height - 23.5
    sketch.text(
      shape("Time", 17, .semibold), size: 17, at: read(16), middle: middle, palette[.label], isMirrored ? .right : .left
    )
    let run = shape("9:41 AM", 17)
    let pill = read(CGRect(x: width - 16 - run.width - 22, y: middle - 17, width: run.width + 22, height: 34))
    sketch.fill(pill, radius: 6, palette[.tertiarySystemFill])
    sketch.text(run, size: 17, at: pill.midX, middle: middle, palette[.label])
  }

  private func month(in room: CGRect, _ sketch: inout Sketch) {
    let start: Sketch.Alignment = isMirrored ? .right : .left
    sketch.text(shape("September 2026", 17, .semibold), size: 17, at: read(16), middle: 24, palette[.label], start)
    for (x, way) in [(width - 60, -1.0), (width - 20, 1)] {
      let (place, turn) = (read(x), isMirrored ? -way : way)
      sketch.line([(place - 4 * turn, 17), (place + 4 * turn, 24), (place - 4 * turn, 31)], tint, width: 2)
    }
    let column = (room.width - 16) / 7
    let row = max(16, (room.height - 68) / 6)
    func middle(_ index: Int) -> Double { read(8 + column * (Double(index) + 0.5)) }
    for (index, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      sketch.text(shape(day, 13, .semibold), size: 13, at: middle(index), middle: 56, palette[.tertiaryLabel])
    }
    // The first of September 2026 is a Tuesday.
    for day in 1...30 {
      let place = day + 1
      let y = 68 + row * (Double(place / 7) + 0.5)
      let isChosen = day == 9
      if isChosen { sketch.disc(middle(place % 7), y, radius: min(22, row / 2), tint.faded(0.15)) }
      sketch.text(
        shape("\(day)", 20, isChosen ? .semibold : .regular), size: 20, at: middle(place % 7), middle: y,
        isChosen ? tint : palette[.label])
    }
  }
}
