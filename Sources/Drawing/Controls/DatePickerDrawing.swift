import Foundation
import Layout
import SystemValues

/// A date picker as wheels, pills or a calendar.
struct DatePickerDrawing: ControlDrawing {
  let picker: SceneDatePicker
  /// Texts of a compact date picker.
  let pills: [String]

  private var date: PickedDate { picker.date ?? .usual }

  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    switch picker.style {
    case .wheels: view.wheels(columns, &sketch)
    case .compact: view.pills(pills, &sketch)
    case .inline: view.calendar(date, picker.mode, &sketch)
    }
  }

  /// The columns of wheels, with five rows each, the middle one selected.
  private var columns: [[String]] {
    let rows = -2...2
    // Whole turns keep the numbers positive.
    let hours = rows.map { "\((date.hour12 - 1 + $0 + 12) % 12 + 1)" }
    let minutes = rows.map { row in
      let minute = (date.minute + row + 60) % 60
      return minute < 10 ? "0\(minute)" : "\(minute)"
    }
    let time = [hours, minutes, date.isMorning ? ["", "", "AM", "PM", ""] : ["", "AM", "PM", "", ""]]
    switch picker.mode {
    case .time: return time
    case .dateAndTime: return [rows.map { date.adding(days: $0).weekdayText }] + time
    case .date:
      return [
        rows.map { date.monthName(adding: $0) },
        rows.map { "\((date.day - 1 + $0 + date.monthLength) % date.monthLength + 1)" },
        rows.map { "\(date.year + $0)" },
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

  /// Draws the month of a date, with its day selected.
  fileprivate func calendar(_ date: PickedDate, _ mode: SceneDatePicker.Mode, _ sketch: inout Sketch) {
    let hasDays = mode != .time
    let room = CGRect(x: 0, y: 0, width: width, height: mode == .date ? height : height - 47)
    if hasDays { month(of: date, in: room, &sketch) }
    guard mode != .date else { return }
    let middle = height - 23.5
    sketch.text(
      shape("Time", 17, .semibold), size: 17, at: read(16), middle: middle, palette[.label], isMirrored ? .right : .left
    )
    let run = shape(date.timeText, 17)
    let pill = read(CGRect(x: width - 16 - run.width - 22, y: middle - 17, width: run.width + 22, height: 34))
    sketch.fill(pill, radius: 6, palette[.tertiarySystemFill])
    sketch.text(run, size: 17, at: pill.midX, middle: middle, palette[.label])
  }

  private func month(of date: PickedDate, in room: CGRect, _ sketch: inout Sketch) {
    let start: Sketch.Alignment = isMirrored ? .right : .left
    let title = shape("\(date.monthName()) \(date.year)", 17, .semibold)
    sketch.text(title, size: 17, at: read(16), middle: 24, palette[.label], start)
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
    for day in 1...date.monthLength {
      let place = day - 1 + date.firstWeekday
      let y = 68 + row * (Double(place / 7) + 0.5)
      let isChosen = day == date.day
      if isChosen { sketch.disc(middle(place % 7), y, radius: min(22, row / 2), tint.faded(0.15)) }
      sketch.text(
        shape("\(day)", 20, isChosen ? .semibold : .regular), size: 20, at: middle(place % 7), middle: y,
        isChosen ? tint : palette[.label])
    }
  }
}
