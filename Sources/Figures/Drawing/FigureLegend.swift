import Drawing
import Foundation
import Layout

/// The meaning of the forms that a figure uses.
struct FigureLegend {
  let plan: FigurePlan
  let inks: FigureInks
  let measurer: PangoMeasurer

  private var words: FigureLanguage { FigureLanguage(plan.content.layout) }

  /// The font size, in points.
  private static let size = 8.0
  /// The height of a line, in points.
  private static let lineHeight = 14.0

  private struct Entry {
    let text: String
    let width: Double
    let draw: (inout Sketch, Double, Double) -> Void
  }

  /// - Returns: The height.
  func draw(at origin: CGPoint, width: Double, into sketch: inout Sketch) -> Double {
    let entries = self.entries
    if entries.isEmpty { return 0 }
    sketch.line([(origin.x, origin.y), (origin.x + width, origin.y)], inks.rule, width: 0.8)
    var (x, y) = (origin.x, origin.y + 12)
    for entry in entries {
      let run = measurer.shape(entry.text, size: Self.size)
      let whole = entry.width + (entry.width > 0 ? 5 : 0) + run.width
      if x > origin.x, x + whole > origin.x + width { (x, y) = (origin.x, y + Self.lineHeight) }
      entry.draw(&sketch, x, y)
      sketch.text(run, x: x + whole - run.width, baseline: y + 2.8, inks.soft)
      x += whole + 14
    }
    return y + 6 - origin.y
  }

  private var entries: [Entry] {
    let constraints = plan.content.constraints
    let shapes = plan.panels.flatMap { panel in panel.objects.indices.map { panel.placement[$0].shape } }
    var found: [Entry] = []
    if constraints.contains(where: \.isAcross) { found.append(beam(words("across", "横向"), inks.across)) }
    if constraints.contains(where: { !$0.isAcross }) { found.append(beam(words("down", "纵向"), inks.down)) }
    if constraints.contains(where: { $0.constraint.priority != .required }) {
      found.append(beam(words("optional, @priority", "可选,@优先级"), inks.soft, Dash(line: 3.2, gap: 3)))
    }
    if shapes.contains(.flush) { found.append(flush) }
    if shapes.contains(.centre) { found.append(line(words("one centre", "同一中心"), inks.soft, Dash(line: 6, gap: 3.4))) }
    if shapes.contains(.baseline) {
      found.append(line(words("one baseline", "同一基线"), inks.down, Dash(line: 2.6, gap: 2.8)))
    }
    if plan.panels.contains(where: { !$0.ground.stretch.ties.strokes.isEmpty }) { found.append(tied) }
    if constraints.contains(where: { $0.constraint.status == .pulling }) {
      found.append(beam(words("gives way", "让步"), inks.givesWay, Dash(line: 3.2, gap: 3)))
    }
    if plan.content.views.contains(where: { !plan.content.layout.views[$0.index].openAttributes.isEmpty }) {
      found.append(open)
    }
    if constraints.contains(where: { $0.constraint.status == .broken }) { found.append(broken) }
    if constraints.contains(where: { $0.constraint.status != .satisfied }) {
      found.append(Entry(text: words("+ − points too many, too few", "+ − 多出或缺少的点数"), width: 0) { _, _, _ in })
    }
    return found
  }

  private func beam(_ text: String, _ ink: Ink, _ dash: Dash? = nil) -> Entry {
    Entry(text: text, width: 18) { sketch, x, y in
      sketch.line([(x, y), (x + 18, y)], ink, width: 1.3, dash: dash)
      for end in [x, x + 18] { sketch.line([(end, y - 3), (end, y + 3)], ink, width: 1.3) }
    }
  }

  private func line(_ text: String, _ ink: Ink, _ dash: Dash) -> Entry {
    Entry(text: text, width: 20) { sketch, x, y in
      sketch.line([(x, y), (x + 20, y)], ink, width: 1.1, dash: dash)
    }
  }

  private var flush: Entry {
    Entry(text: words("edges at one place", "边缘重合"), width: 8) { sketch, x, y in
      sketch.line([(x + 1.5, y - 5), (x + 1.5, y + 5)], inks.soft, width: 2.6)
      sketch.line([(x + 2, y), (x + 8, y)], inks.soft, width: 1.1)
    }
  }

  private var tied: Entry {
    Entry(text: words("sizes with as many strokes: tied", "短线数目相同的尺寸相等或成比例"), width: 18) { sketch, x, y in
      sketch.line([(x, y), (x + 18, y)], inks.soft, width: 1.3)
      for end in [x, x + 18] { sketch.line([(end, y - 3), (end, y + 3)], inks.soft, width: 1.3) }
      sketch.line([(x + 7.7, y + 3.6), (x + 10.3, y - 3.6)], inks.soft, width: 1.1)
    }
  }

  private var open: Entry {
    Entry(text: words("open: more than one frame possible", "未定:有多个可能的框架"), width: 16) { sketch, x, y in
      let rect = CGRect(x: x, y: y - 5, width: 16, height: 10)
      sketch.stroke(.path(.box(rect, radius: 2)), inks.givesWay, width: 0.8, dash: Dash(line: 4, gap: 3))
    }
  }

  private var broken: Entry {
    Entry(text: words("broken", "被放弃"), width: 18) { sketch, x, y in
      let points = (0...6).map { step -> (Double, Double) in
        let off = step % 6 == 0 ? 0 : step % 2 == 0 ? 2.5 : -2.5
        return (x + 3 * Double(step), y + off)
      }
      sketch.line(points, inks.broken, width: 1.3)
    }
  }
}
