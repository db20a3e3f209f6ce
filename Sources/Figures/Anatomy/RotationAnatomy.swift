import Drawing
import Foundation
import Layout

/// What happens when a device is turned: the calls in order, with the window and the root view as they are at each, and what has
/// changed since the one before.
struct RotationAnatomy {
  let rotation: RotationEvents

  /// The height of an event's row, in points.
  private static let row = 42.0
  /// The longer side of a window, in points of the figure.
  private static let side = 34.0
  /// Where an event's text begins, in points.
  private static let textX = 78.0

  func draw(into sheet: inout AnatomySheet) {
    sheet.y += 8
    sheet.heading(sheet.words("The device is turned", "设备旋转"))
    let longer = max(rotation.cell.size.width, rotation.cell.size.height)
    var before: RotationEvents.Event?
    for (index, event) in rotation.events.enumerated() {
      draw(event, index + 1, after: before, scale: Self.side / longer, into: &sheet)
      before = event
      sheet.y += Self.row
    }
    let legend = sheet.words(
      "outline: the window; filled: the root view; green: what has changed", "轮廓:窗口;填充:根视图;绿色:已变化")
    sheet.text(legend, AnatomyFigure.margin, sheet.y + 6, size: 8, sheet.inks.soft)
    sheet.y += 22
  }

  private func draw(
    _ event: RotationEvents.Event, _ number: Int, after before: RotationEvents.Event?, scale: Double,
    into sheet: inout AnatomySheet
  ) {
    let inks = sheet.inks
    let middle = sheet.y + Self.row / 2 - 2
    sheet.sketch.group(Group(id: "event-\(number)", label: event.name)) { sketch in
      func box(_ size: Size) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: 52 - width / 2, y: middle - height / 2, width: width, height: height)
      }
      sketch.fill(box(event.view), radius: 2, inks.across.faded(0.3))
      sketch.stroke(.path(.box(box(event.window), radius: 2)), inks.soft, width: 1)
    }
    sheet.text("\(number)", AnatomyFigure.margin, middle + 3.5, size: 10, inks.ink, .bold)
    let announced = event.announced.map { sheet.words(" to ", " 至 ") + $0 } ?? ""
    sheet.text(event.name, Self.textX, middle - 4, size: 10, inks.ink, .semibold)
    if !announced.isEmpty {
      sheet.text(
        announced, AnatomyFigure.width - AnatomyFigure.margin, middle - 4, size: 9, inks.givesWay, .semibold, .right)
    }
    func size(_ size: Size) -> String { "\(NumberText.plain(size.width)) × \(NumberText.plain(size.height))" }
    var x = Self.textX
    let classes = "\(event.sizeClasses.horizontal) × \(event.sizeClasses.vertical)"
    for (word, value, isNew) in [
      (sheet.words("window", "窗口"), size(event.window), before.map { $0.window != event.window } ?? false),
      (sheet.words("view", "视图"), size(event.view), before.map { $0.view != event.view } ?? false),
      ("", classes, before.map { $0.sizeClasses != event.sizeClasses } ?? false),
    ] {
      let run = sheet.measurer.shape(
        word.isEmpty ? value : "\(word) \(value)", size: 8.5, weight: isNew ? .bold : .regular)
      sheet.sketch.text(run, x: x, baseline: middle + 10, isNew ? inks.down : inks.soft)
      x += run.width + 12
    }
  }
}
