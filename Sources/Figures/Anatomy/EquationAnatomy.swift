import Drawing
import Foundation
import Layout

/// An equation with its seven parts named, and what it says on its two items.
struct EquationAnatomy {
  private let constraint: ExplainedConstraint
  private let second: ExplainedConstraint.Operand

  /// Takes the first equation between edges of two views, else the first one between two items.
  /// - Returns: nil if all equations have only a constant.
  init?(_ explanation: LayoutExplanation) {
    let pairs = explanation.constraints.filter { $0.second != nil && !$0.first.attribute.isLength }
    let between = pairs.first { $0.first.item.viewID != nil && $0.second?.item.viewID != nil && $0.constant != 0 }
    guard let constraint = between ?? pairs.first, let second = constraint.second else { return nil }
    (self.constraint, self.second) = (constraint, second)
  }

  private struct Part {
    let text: String
    let name: String
    let ink: Ink
  }

  private func parts(_ inks: FigureInks, _ words: FigureLanguage) -> [Part] {
    let constant = NumberText.plain(abs(constraint.constant), digits: 2)
    return [
      Part(text: constraint.first.name, name: words("item 1", "项目 1"), ink: inks.across),
      Part(text: ".\(constraint.first.attribute.rawValue)", name: words("attribute 1", "属性 1"), ink: inks.down),
      Part(text: constraint.relation.sign, name: words("relationship", "关系"), ink: inks.soft),
      Part(
        text: "\(NumberText.plain(constraint.multiplier, digits: 3)) ×", name: words("multiplier", "乘数"),
        ink: inks.givesWay),
      Part(text: second.name, name: words("item 2", "项目 2"), ink: inks.guide),
      Part(text: ".\(second.attribute.rawValue)", name: words("attribute 2", "属性 2"), ink: inks.down),
      Part(text: "\(constraint.constant < 0 ? "−" : "+") \(constant)", name: words("constant", "常量"), ink: inks.broken),
    ]
  }

  func draw(into sheet: inout AnatomySheet) {
    sheet.heading(sheet.words("The seven parts of a constraint", "约束的七个部分"))
    let parts = self.parts(sheet.inks, sheet.words)
    let room = AnatomyFigure.width - 2 * AnatomyFigure.margin
    let size = 12.0
    let gaps = [0.0, 0, 6, 6, 6, 0, 6]
    let runs = parts.map { sheet.measurer.shape($0.text, size: size, weight: .semibold) }
    let whole = zip(runs, gaps).reduce(0) { $0 + $1.0.width + $1.1 }
    let factor = min(1, room / whole)
    var x = AnatomyFigure.margin + (room - whole * factor) / 2
    let baseline = sheet.y + 34
    // Names are above and below in turns, so that they do not meet.
    var ends = [-1.0, -1.0]
    for (index, part) in parts.enumerated() {
      x += gaps[index] * factor
      let run = runs[index].scaled(by: factor)
      sheet.sketch.text(run, x: x, baseline: baseline, part.ink)
      let isBelow = index % 2 == 1
      let edge = isBelow ? baseline + 6 : baseline - 13
      sheet.sketch.line([(x + 1, edge), (x + run.width - 1, edge)], part.ink, width: 1.4)
      let name = sheet.measurer.shape(part.name, size: 8.5)
      var left = max(x + run.width / 2 - name.width / 2, ends[isBelow ? 1 : 0] + 5)
      left = min(max(left, AnatomyFigure.margin), AnatomyFigure.margin + room - name.width)
      ends[isBelow ? 1 : 0] = left + name.width
      sheet.sketch.text(name, x: left, baseline: isBelow ? edge + 12 : edge - 5, part.ink)
      x += run.width
    }
    sheet.y = baseline + 26
    drawItems(into: &sheet)
  }

  /// Two boxes with the two attributes and the distance between them.
  private func drawItems(into sheet: inout AnatomySheet) {
    let inks = sheet.inks
    let isAcross = constraint.first.attribute.isHorizontal
    let isForward = second.value <= constraint.first.value
    let names = isForward ? [second.name, constraint.first.name] : [constraint.first.name, second.name]
    let colors = isForward ? [inks.guide, inks.across] : [inks.across, inks.guide]
    let distance = NumberText.plain(abs(constraint.constant), digits: 2)
    let (width, height) = isAcross ? (118.0, 56.0) : (150.0, 36.0)
    let gap = 64.0
    let left = isAcross ? (AnatomyFigure.width - 2 * width - gap) / 2 : (AnatomyFigure.width - width) / 2
    for (index, name) in names.enumerated() {
      let rect = CGRect(
        x: isAcross ? left + Double(index) * (width + gap) : left,
        y: isAcross ? sheet.y : sheet.y + Double(index) * (height + 36), width: width, height: height)
      sheet.sketch.fill(rect, radius: 3, colors[index].faded(0.1))
      sheet.sketch.stroke(.path(.box(rect, radius: 3)), colors[index], width: 1.3)
      let run = sheet.measurer.fitted(name, 9.5, .bold, width - 8)
      sheet.sketch.text(run, size: 9.5, at: rect.midX, middle: rect.midY, inks.ink)
    }
    let (start, end) =
      isAcross
      ? (CGPoint(x: left + width, y: sheet.y + height / 2), CGPoint(x: left + width + gap, y: sheet.y + height / 2))
      : (CGPoint(x: left + width / 2, y: sheet.y + height), CGPoint(x: left + width / 2, y: sheet.y + height + 36))
    sheet.dimension(from: start, to: end, distance, inks.broken)
    sheet.y += (isAcross ? height : 2 * height + 36) + 20
  }
}
