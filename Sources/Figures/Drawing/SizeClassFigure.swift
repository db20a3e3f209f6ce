package import Drawing
import Foundation
package import Layout

/// The nine pairs of size classes as the guide's grid: widths across, heights down, the layout of each in its box, and below
/// it the numbers of the equations that a variation installs or removes there.
package struct SizeClassFigure {
  /// The drawing.
  package let list: DisplayList

  private struct Miniature {
    let panel: FigurePanel
    let constraints: [ExplainedConstraint]
  }

  /// Around the figure, in points.
  private static let margin = 10.0
  /// Between boxes, in points.
  private static let gap = 12.0
  /// The room for captions above and beside the boxes, in points.
  private static let heads = 50.0
  private static let classes: [SizeClass] = [.compact, .any, .regular]

  /// - Returns: nil without exactly one layout, with its explanation, of each pair of size classes.
  package init?(_ layouts: [SolvedLayout], _ measurer: PangoMeasurer) {
    let byClasses = Dictionary(grouping: layouts) { $0.cell.sizeClasses }
    guard layouts.count == 9, byClasses.count == 9, let first = layouts.first else { return nil }
    let widest = layouts.map(\.cell.size.width).max() ?? 1
    let column = (FigureDrawing.usualWidth - 2 * Self.margin - Self.heads - 2 * Self.gap) / 3
    var cells: [SizeClasses: Miniature] = [:]
    for layout in layouts {
      guard let explanation = layout.explanation else { return nil }
      let content = FigureContent(layout, explanation, measurer)
      let width = column * layout.cell.size.width / max(1, widest)
      let stretch = PanelStretch.miniature(content, width: width, measurer)
      cells[layout.cell.sizeClasses] = Miniature(
        panel: FigurePanel(stretch, .both, measurer), constraints: explanation.constraints)
    }
    var sheet = Sheet(
      cells: cells, inks: FigureInks(isDark: first.isDark), words: FigureLanguage(first), measurer: measurer)
    sheet.draw(first.title)
    list = DisplayList(
      sheet.sketch, size: sheet.size, title: "\(first.title), size classes", on: sheet.inks.page)
  }

  /// The drawing under way.
  private struct Sheet {
    let cells: [SizeClasses: Miniature]
    let inks: FigureInks
    let words: FigureLanguage
    let measurer: PangoMeasurer
    var sketch = Sketch()
    var size = CGSize(width: FigureDrawing.usualWidth, height: margin)

    /// Every equation once, in the order in which the boxes have them, with the boxes that have it.
    private var equations: [(constraint: ExplainedConstraint, boxes: Set<SizeClasses>)] {
      var found: [(constraint: ExplainedConstraint, boxes: Set<SizeClasses>)] = []
      for box in order {
        for constraint in cells[box]?.constraints ?? [] {
          if let known = found.firstIndex(where: {
            $0.constraint.mark == constraint.mark && $0.constraint.equation == constraint.equation
          }) {
            found[known].boxes.insert(box)
          } else {
            found.append((constraint, [box]))
          }
        }
      }
      return found
    }

    /// The box that others are compared with.
    private static let base = SizeClasses(horizontal: .any, vertical: .any)

    /// That box first.
    private var order: [SizeClasses] {
      let all = classes.flatMap { height in classes.map { SizeClasses(horizontal: $0, vertical: height) } }
      return [Self.base] + all.filter { $0 != Self.base }
    }

    mutating func draw(_ title: String) {
      let titles = measurer.wrapped(title, size: 13, weight: .bold, in: size.width - 2 * margin)
      size.height += sketch.lines(titles, x: margin, baseline: size.height + 10.5, step: 16, inks.ink)
      let columns = classes.map { width in
        classes.compactMap { cells[SizeClasses(horizontal: width, vertical: $0)]?.panel.size.width }.max() ?? 0
      }
      size.width = max(size.width, (2 * margin + heads + columns.reduce(0, +) + 2 * gap).rounded(.up))
      var x = margin + heads
      text(words("width", "宽度"), at: x, size.height + 9, size: 8, inks.soft)
      text(words("height", "高度"), at: margin, size.height + 22, size: 8, inks.soft)
      for (width, column) in zip(classes, columns) {
        let head = measurer.shape(width.rawValue, size: 9, weight: .bold)
        sketch.text(head, x: x + (column - head.width) / 2, baseline: size.height + 22, inks.ink)
        x += column + gap
      }
      size.height += 30
      for height in classes { drawRow(height, columns) }
      drawList()
    }

    private mutating func drawRow(_ height: SizeClass, _ columns: [Double]) {
      var (x, tallest) = (margin + heads, 0.0)
      let top = size.height
      for (width, column) in zip(classes, columns) {
        let classes = SizeClasses(horizontal: width, vertical: height)
        guard let cell = cells[classes] else { continue }
        let panel = cell.panel
        let left = x + (column - panel.size.width) / 2
        let origin = CGPoint(x: left, y: top)
        sketch.group(Group(id: "box-\(width.rawValue)-\(height.rawValue)", translation: origin)) { sketch in
          GroundDrawing(panel: panel, number: 0, inks: inks, measurer: measurer).draw(into: &sketch)
          FigureDrawing.drawNames(of: panel, inks, measurer, &sketch)
        }
        let below = CGPoint(x: left, y: top + panel.size.height + 5)
        let changes = drawChanges(of: classes, at: below, width: max(column, 60))
        if changes > 0, classes != Self.base {
          sketch.stroke(
            .path(.box(CGRect(x: left, y: top, width: panel.size.width, height: panel.size.height), radius: 3)),
            inks.givesWay, width: 1.8)
        }
        tallest = max(tallest, panel.size.height + changes)
        x += column + gap
      }
      let head = measurer.shape(height.rawValue, size: 9, weight: .bold)
      sketch.text(head, x: margin, baseline: top + tallest / 2 + 3, inks.ink)
      size.height += tallest + gap
    }

    /// Draws the numbers of a box that is not as that of any width and height: filled for those installed, struck for those
    /// removed; in that box itself, all numbers.
    /// - Returns: The height.
    private mutating func drawChanges(of box: SizeClasses, at origin: CGPoint, width: Double) -> Double {
      let shown = equations.filter { equation in
        let isInBase = equation.boxes.contains(Self.base)
        return box == Self.base ? isInBase : equation.boxes.contains(box) != isInBase
      }
      var (x, y) = (origin.x, origin.y)
      for (constraint, boxes) in shown {
        let disc = EquationDisc(constraint.mark, isRequired: boxes.contains(box), measurer)
        if x > origin.x, x + disc.width > origin.x + width { (x, y) = (origin.x, y + EquationDisc.height + 2) }
        let ink = boxes.contains(box) ? inks.ink(of: constraint) : inks.soft
        disc.draw(at: CGPoint(x: x, y: y), ink, on: inks.page, into: &sketch)
        if !boxes.contains(box) {
          sketch.line([(x + 1, y + EquationDisc.height - 1), (x + disc.width - 1, y + 1)], inks.soft, width: 1.1)
        }
        x += disc.width + 2
      }
      return shown.isEmpty ? 0 : y + EquationDisc.height + 7 - origin.y
    }

    private mutating func drawList() {
      let hint = words(
        "Boxes without numbers: as any, any. Struck: removed there.", "没有编号的格子:与 any, any 相同。划掉的编号:在该格中移除。")
      text(hint, at: margin, size.height + 7, size: 8, inks.soft)
      size.height += 18
      let equations = self.equations
      let notes = equations.map { note($0.boxes) }
      size.height += EquationList(
        equations.map(\.constraint), notes: notes, width: size.width - 2 * margin, inks: inks, measurer
      ).draw(at: CGPoint(x: margin, y: size.height), into: &sketch)
      size.height = (size.height + margin).rounded(.up)
    }

    /// Returns where an equation is installed, unless it is everywhere.
    private func note(_ boxes: Set<SizeClasses>) -> String? {
      if boxes.count == 9 { return nil }
      let all = classes.flatMap { width in classes.map { SizeClasses(horizontal: width, vertical: $0) } }
      func text(_ boxes: [SizeClasses]) -> String {
        boxes.map { "\($0.horizontal.rawValue) × \($0.vertical.rawValue)" }.joined(separator: ", ")
      }
      return boxes.count <= 4
        ? "\(words("only in", "仅在")) \(text(all.filter(boxes.contains)))"
        : "\(words("not in", "不在")) \(text(all.filter { !boxes.contains($0) }))"
    }

    private mutating func text(_ text: String, at x: Double, _ baseline: Double, size: Double, _ ink: Ink) {
      sketch.text(measurer.shape(text, size: size), x: x, baseline: baseline, ink)
    }
  }
}
