import Foundation
import Layout

/// A date picker as wheels, pills or a calendar, on the date of Apple's pictures, because a picture has no today.
struct DatePickerDrawing: ControlDrawing {
  let picker: SceneDatePicker
  /// Texts of a compact date picker.
  let pills: [String]

  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    switch picker.style {
    case .wheels: view.wheels(Self.columns(picker.mode), &sketch)
    case .compact: view.pills(pills, &sketch)
    case .inline: view.calendar(picker.mode, &sketch)
    }
  }

  /// Returns the columns of wheels, with five rows each, the middle one selected.
  private static func columns(_ mode: SceneDatePicker.Mode) -> [[String]] {
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
}

extension ViewDrawing {
  /// Draws one pill per text, as wide as the picker measured it.
  fileprivate func pills(_ texts: [String], _ sketch: inout Sketch) {
    if texts.isEmpty { return }
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

  /// Draws September 2026, with the ninth selected.
  fileprivate func calendar(_ mode: SceneDatePicker.Mode, _ sketch: inout Sketch) {
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
    // 1 September 2026 is a Tuesday.
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
