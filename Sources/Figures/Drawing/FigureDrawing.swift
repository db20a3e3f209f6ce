package import Drawing
import Foundation
package import Layout

/// Draws a layout as a textbook does: a schematic in which each constraint is drawn once, with the number of its equation.
package struct FigureDrawing: Sendable {
  /// Where the numbered equations are.
  package enum ListPlace: Sendable {
    case below, beside, none
  }

  private let measurer: PangoMeasurer
  private let list: ListPlace
  /// The width of the figure proper, margins included, in points.
  private let width: Double

  /// What a figure is as wide as: a phone's page, and a column in print.
  package static let usualWidth = 390.0
  /// Around the figure, in points.
  private static let margin = 10.0

  /// - Parameters:
  ///   - measurer: Shapes names, numbers and equations.
  ///   - list: Where the numbered equations are.
  ///   - width: The width of the figure proper, in points.
  package init(measurer: PangoMeasurer, list: ListPlace = .below, width: Double = usualWidth) {
    (self.measurer, self.list, self.width) = (measurer, list, width)
  }

  /// Draws a layout that has its explanation; without one, there is only a title.
  /// - Complexity: see ``FigurePlan``.
  package func draw(_ layout: SolvedLayout) -> DisplayList {
    let inks = FigureInks(isDark: layout.isDark)
    var sketch = Sketch()
    var size = CGSize(width: width, height: Self.margin)
    drawTitle(of: layout, inks, &size, &sketch)
    if let plan = FigurePlan(layout, width: width - 2 * Self.margin, measurer) {
      draw(plan, inks, &size, &sketch)
    }
    return DisplayList(sketch, size: size, title: "\(layout.title), \(layout.cell.name)", on: inks.page)
  }

  private func drawTitle(of layout: SolvedLayout, _ inks: FigureInks, _ size: inout CGSize, _ sketch: inout Sketch) {
    let room = width - 2 * Self.margin
    // A page has its own title.
    let titles = list == .none ? [] : measurer.wrapped(layout.title, size: 13, weight: .bold, in: room)
    size.height += sketch.lines(titles, x: Self.margin, baseline: size.height + 10.5, step: 16, inks.ink)
    let screen = layout.cell.size
    let words = FigureLanguage(layout)
    let text =
      "\(layout.cell.name) · \(NumberText.plain(screen.width)) × \(NumberText.plain(screen.height)) "
      + words("points · small gaps are drawn wider", "点 · 小间距画得较宽")
    let lines = measurer.wrapped(text, size: 8, in: room)
    size.height += 6 + sketch.lines(lines, x: Self.margin, baseline: size.height + 8, step: 11, inks.soft)
  }

  private func draw(_ plan: FigurePlan, _ inks: FigureInks, _ size: inout CGSize, _ sketch: inout Sketch) {
    size.width = max(size.width, (plan.width + 2 * Self.margin).rounded(.up))
    let top = size.height
    for (number, panel) in plan.panels.enumerated() {
      if plan.panels.count > 1 {
        let heading = measurer.fitted(Self.heading(of: panel), 9, .bold, size.width - 2 * Self.margin)
        let ink =
          switch panel.axes {
          case .both: inks.ink
          case .across: inks.across
          case .down: inks.down
          }
        sketch.text(heading, x: Self.margin, baseline: size.height + 8, ink)
        size.height += 13
      }
      size.height += outsideNames(of: panel, at: size.height, width: size.width, inks, &sketch)
      let left = (size.width - panel.size.width) / 2
      sketch.group(Group(translation: CGPoint(x: left, y: size.height))) { sketch in
        GroundDrawing(panel: panel, number: number, inks: inks, measurer: measurer).draw(into: &sketch)
        Self.drawNames(of: panel, inks, measurer, &sketch)
        MarkDrawing(panel: panel, inks: inks, measurer: measurer).draw(into: &sketch)
      }
      size.height += panel.size.height + 14
    }
    if list != .none {
      let origin =
        list == .below
        ? CGPoint(x: Self.margin, y: size.height) : CGPoint(x: size.width + Self.margin, y: top)
      let rows = plan.content.constraints.map(\.constraint)
      let listWidth = list == .below ? size.width - 2 * Self.margin : width - 2 * Self.margin
      var y = origin.y
      if rows.contains(where: { $0.label != $0.mark }) {
        let note = measurer.shape(
          FigureLanguage(plan.content.layout)(
            "Numbers without a label in the document count its equations.", "文档中没有编号的等式按顺序计数。"), size: 8)
        sketch.text(note, x: origin.x, baseline: y + 7, inks.soft)
        y += 13
      }
      y += EquationList(rows, width: listWidth, inks: inks, measurer).draw(
        at: CGPoint(x: origin.x, y: y), into: &sketch)
      y += drawOpenViews(plan, inks, at: CGPoint(x: origin.x, y: y), width: listWidth, &sketch)
      size.height = max(size.height, y + 10)
      if list == .beside { size.width += width - Self.margin }
    }
    let legend = FigureLegend(plan: plan, inks: inks, measurer: measurer)
    size.height += legend.draw(
      at: CGPoint(x: Self.margin, y: size.height + 2), width: size.width - 2 * Self.margin, into: &sketch)
    size.height = (size.height + Self.margin).rounded(.up)
  }

  /// Lists the frames that views with more than one possible frame can have.
  /// - Returns: The height.
  private func drawOpenViews(
    _ plan: FigurePlan, _ inks: FigureInks, at origin: CGPoint, width: Double, _ sketch: inout Sketch
  ) -> Double {
    var height = 0.0
    for view in plan.content.views {
      let sides = plan.content.layout.views[view.index].openAttributes
      if sides.isEmpty { continue }
      let text =
        "\(view.name) \(FigureLanguage(plan.content.layout)("is open", "未定")): \(sides.map(\.rangeText).joined(separator: ", "))"
      let lines = measurer.wrapped(text, size: 9, weight: .semibold, in: width)
      height += sketch.lines(lines, x: origin.x, baseline: origin.y + height + 16, step: 12, inks.givesWay)
    }
    return height > 0 ? height + 6 : 0
  }

  private static func heading(of panel: FigurePanel) -> String {
    let place = panel.content.views.first.map { $0.index == 0 ? "" : $0.name } ?? ""
    let words = FigureLanguage(panel.content.layout)
    let axis =
      switch panel.axes {
      case .both: ""
      case .across: words("across", "横向")
      case .down: words("down", "纵向")
      }
    return [place, axis].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Draws the names of views and guides.
  static func drawNames(
    of panel: FigurePanel, _ inks: FigureInks, _ measurer: PangoMeasurer, _ sketch: inout Sketch
  ) {
    for index in panel.objects.indices {
      guard let box = panel.placement[index].box else { continue }
      switch panel.objects[index] {
      case .name(let view):
        for (number, line) in panel.ground.stretch.names[view].enumerated() {
          let baseline = box.top + 8 + PanelStretch.nameHeight * Double(number)
          let ground = CGRect(x: box.left - 1.5, y: baseline - 7.6, width: line.width + 3, height: 10)
          sketch.fill(.path(.box(ground, radius: 2)), inks.page.faded(0.6))
          sketch.text(line, x: box.left, baseline: baseline, inks.ink)
        }
      case .guide(let guide):
        let run = measurer.shape(panel.ground.guides[guide].name, size: PanelStretch.nameSize)
        sketch.text(run, x: box.left, baseline: box.top + 8, inks.guide)
      case .mark, .reference: continue
      }
    }
  }

  /// Draws the names of lines that go through the whole screen above it, those that would cover each other in further rows.
  /// - Returns: The height of the rows.
  private func outsideNames(
    of panel: FigurePanel, at top: Double, width: Double, _ inks: FigureInks, _ sketch: inout Sketch
  ) -> Double {
    let left = (width - panel.size.width) / 2
    var rows: [[(low: Double, high: Double)]] = []
    var placed: [(run: GlyphRun, x: Double, row: Int)] = []
    for guide in panel.ground.guides.filter(\.isOutside).sorted(by: { $0.place < $1.place }) {
      let run = measurer.shape(guide.name, size: PanelStretch.nameSize)
      let place = left + guide.place
      let x = guide.place < panel.size.width / 2 ? place : place - run.width
      let span = (low: x - 4, high: x + run.width + 4)
      var row = 0
      while row < rows.count, rows[row].contains(where: { $0.low < span.high && span.low < $0.high }) { row += 1 }
      if row == rows.count { rows.append([]) }
      rows[row].append(span)
      placed.append((run, x, row))
    }
    let height = 11 * Double(rows.count)
    for (run, x, row) in placed {
      sketch.text(run, x: x, baseline: top + height - 11 * Double(row) - 6, inks.guide)
    }
    return height
  }
}
