import Foundation
import Scenes

/// A control as one knows it, in few strokes, inside its frame.
struct ControlMark {
  let view: SolvedView
  let measurer: PangoMeasurer

  private static let tint = Ink(0x007AFF)
  private static let green = Ink(0x34C759)
  private static let track = Ink(0xD9DCE3)
  private static let line = Ink(0xB9BDC6)
  private static let white = Ink(0xFFFFFF)
  private static let ink = Ink(0x1B1D22)

  private var width: Double { view.frame.width }
  private var height: Double { view.frame.height }
  private var bounds: CGRect { CGRect(origin: .zero, size: view.frame.size) }

  func draw(into commands: inout [DisplayCommand]) {
    guard let control = view.control, width > 0, height > 0 else { return }
    if let background = view.background { commands.append(.fill(.rect(bounds), Ink(background))) }
    switch control {
    case .toggle(let isOn): toggle(isOn, &commands)
    case .slider(let value): slider(value, &commands)
    case .stepper: stepper(&commands)
    case .progress(let value): bar(value, in: bounds, &commands)
    case .spinner: spinner(&commands)
    case .pages(let count): pages(count, &commands)
    case .segments(let titles): segments(titles, &commands)
    case .datePicker: wheels(&commands)
    case .searchBar: search(&commands)
    }
  }

  private func disc(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    .rounded(CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  private func toggle(_ isOn: Bool, _ commands: inout [DisplayCommand]) {
    commands.append(.fill(.rounded(bounds, radius: height / 2), isOn ? Self.green : Self.track))
    let x = isOn ? width - height / 2 : height / 2
    commands.append(.fill(disc(x, height / 2, max(0, height / 2 - 2)), Self.white))
  }

  private func bar(_ value: Double, in rect: CGRect, _ commands: inout [DisplayCommand]) {
    commands.append(.fill(.rounded(rect, radius: rect.height / 2), Self.track))
    var part = rect
    part.size.width *= min(max(value, 0), 1)
    commands.append(.fill(.rounded(part, radius: rect.height / 2), Self.tint))
  }

  private func slider(_ value: Double, _ commands: inout [DisplayCommand]) {
    bar(value, in: CGRect(x: 2, y: height / 2 - 2, width: max(0, width - 4), height: 4), &commands)
    let radius = min(14, height / 2 - 1)
    let knob = disc(radius + (width - 2 * radius) * min(max(value, 0), 1), height / 2, radius)
    commands += [.fill(knob, Self.white), .border(knob, Self.line, width: 1, dash: nil)]
  }

  private func stepper(_ commands: inout [DisplayCommand]) {
    commands.append(.fill(.rounded(bounds, radius: 8), Self.track))
    commands.append(.fill(.rect(CGRect(x: width / 2 - 0.5, y: height / 4, width: 1, height: height / 2)), Self.line))
    for x in [width / 4, width * 3 / 4] {
      commands.append(.fill(.rect(CGRect(x: x - 6, y: height / 2 - 1, width: 12, height: 2)), Self.ink))
    }
    commands.append(.fill(.rect(CGRect(x: width * 3 / 4 - 1, y: height / 2 - 6, width: 2, height: 12)), Self.ink))
  }

  /// Eight dots in a ring, each paler than the one before.
  private func spinner(_ commands: inout [DisplayCommand]) {
    let side = min(width, height)
    for index in 0..<8 {
      let angle = Double(index) * .pi / 4
      let (x, y) = (width / 2 + cos(angle) * side * 0.36, height / 2 + sin(angle) * side * 0.36)
      commands.append(.fill(disc(x, y, side * 0.09), Ink(0x6B7280, alpha: 0.25 + 0.09 * Double(index))))
    }
  }

  /// A dot a page, closer together where there are too many for the width.
  private func pages(_ count: Int, _ commands: inout [DisplayCommand]) {
    let step = min(18, width / Double(max(1, count)))
    for index in 0..<max(0, count) {
      let x = width / 2 + (Double(index) - Double(count - 1) / 2) * step
      commands.append(.fill(disc(x, height / 2, min(4, step * 0.4)), index == 0 ? Self.ink : Self.line))
    }
  }

  private func segments(_ titles: [String], _ commands: inout [DisplayCommand]) {
    commands.append(.fill(.rounded(bounds, radius: 8), Self.track))
    if titles.isEmpty { return }
    let segment = width / Double(titles.count)
    let chosen = CGRect(x: 2, y: 2, width: max(0, segment - 4), height: max(0, height - 4))
    commands.append(.fill(.rounded(chosen, radius: 6), Self.white))
    for (index, title) in titles.enumerated() {
      let run = measurer.shape(title, size: 13, weight: .medium)
      guard run.width <= segment else { continue }
      commands.append(
        .text(run, x: (Double(index) + 0.5) * segment - run.width / 2, baseline: height / 2 + 4.7, Self.ink))
    }
  }

  private func wheels(_ commands: inout [DisplayCommand]) {
    let band = CGRect(x: 8, y: height / 2 - 16, width: max(0, width - 16), height: 32)
    commands.append(.fill(.rounded(band, radius: 8), Ink(0xE9EBF0)))
    for step in -2...2 {
      for column in 0..<3 {
        let x = width * (Double(column) + 0.5) / 3
        let bar = CGRect(x: x - 26, y: height / 2 + Double(step) * 34 - 4, width: 52, height: 8)
        commands.append(.fill(.rounded(bar, radius: 4), step == 0 ? Self.ink : Self.line))
      }
    }
  }

  private func search(_ commands: inout [DisplayCommand]) {
    let field = bounds.shrunk(by: min(10, height / 4))
    commands.append(.fill(.rounded(field, radius: 10), Ink(0xE9EBF0)))
    let run = measurer.shape("Search", size: 15)
    commands.append(.border(disc(field.minX + 16, field.midY, 6), Self.line, width: 2, dash: nil))
    if run.width + 40 < field.width {
      commands.append(.text(run, x: field.minX + 30, baseline: field.midY + 5.4, Ink(0x8A8F9A)))
    }
  }
}
