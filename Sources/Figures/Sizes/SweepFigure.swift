package import Drawing
package import Foundation
package import Layout

/// A range of windows as a chart: for each view the edges that change, plotted; and for each change its reason, between the
/// layouts on its two sides.
package struct SweepFigure {
  /// An edge over the range.
  package struct Curve: Sendable {
    /// The view's name.
    package let view: String
    /// The edge, such as `width`.
    package let edge: String
    /// Straight pieces: the parameter and the edge at both ends, in points.
    package let pieces: [(from: CGPoint, to: CGPoint)]

    /// See the properties.
    package init(view: String, edge: String, pieces: [(from: CGPoint, to: CGPoint)]) {
      (self.view, self.edge, self.pieces) = (view, edge, pieces)
    }
  }

  /// A value of the parameter at which the layout changes.
  package struct Change: Sendable {
    /// The parameter's value, in points.
    package let at: Double
    /// The reason, in a few words.
    package let reason: String
    /// The layouts below and above.
    package let sides: [LayoutPanel]

    /// See the properties.
    package init(at: Double, reason: String, sides: [LayoutPanel]) {
      (self.at, self.reason, self.sides) = (at, reason, sides)
    }
  }

  private let title: String
  private let axis: String
  /// What is plotted of the parameter's range.
  private let range: ClosedRange<Double>
  private let isCutBelow: Bool
  private let isCutAbove: Bool
  private let views: [(name: String, curves: [Curve])]
  private let changes: [Change]
  private let measurer: PangoMeasurer
  private let inks: FigureInks

  /// - Parameters:
  ///   - title: The scene's title and what is swept.
  ///   - axis: What the parameter is, such as `width in points`.
  ///   - range: The parameter's range.
  ///   - curves: Edges; those of a view are plotted together.
  ///   - changes: In order.
  package init(
    title: String, axis: String, range: ClosedRange<Double>, curves: [Curve], changes: [Change],
    measurer: PangoMeasurer
  ) {
    var views: [(name: String, curves: [Curve])] = []
    for curve in curves {
      if let place = views.firstIndex(where: { $0.name == curve.view }) {
        views[place].curves.append(curve)
      } else {
        views.append((curve.view, [curve]))
      }
    }
    (self.title, self.axis, self.views, self.changes) = (title, axis, views, changes)
    self.range = Self.shown(range, changes.map(\.at))
    (isCutBelow, isCutAbove) = (self.range.lowerBound > range.lowerBound, self.range.upperBound < range.upperBound)
    self.measurer = measurer
    inks = FigureInks(isDark: changes.contains { $0.sides.contains { $0.layout.isDark } })
  }

  /// Returns the part of a range in which something changes, with room on both sides: beyond it all lines go on straight.
  private static func shown(_ range: ClosedRange<Double>, _ changes: [Double]) -> ClosedRange<Double> {
    guard let first = changes.min(), let last = changes.max() else { return range }
    let room = max(30, (last - first) * 0.15)
    return max(range.lowerBound, first - room)...min(range.upperBound, last + room)
  }

  /// The width of the chart, in points.
  private static let width = 720.0
  /// Around the chart, in points.
  private static let margin = 14.0
  /// The space beside the plots: values on the left, names of edges on the right.
  private static let (left, right) = (44.0, 92.0)
  /// The height of a view's plot, in points.
  private static let plotHeight = 72.0
  /// The space of a change, and the greatest sides of its pictures.
  private static let columns = 3
  /// The largest picture of a layout, in points.
  private static let picture = CGSize(width: 104, height: 150)
  /// The dashes of a plot's curves, which differ without colours, too.
  private static let dashes: [Dash?] = [nil, Dash(line: 6, gap: 2.5), Dash(line: 2, gap: 2), Dash(line: 9, gap: 3)]

  /// The chart.
  /// - Complexity: That of the pictures of the layouts beside each change.
  package var list: DisplayList {
    var sketch = Sketch()
    let titles = measurer.wrapped(title, size: 13, weight: .bold, in: Self.width - 2 * Self.margin)
    let top = Self.margin + sketch.lines(titles, x: Self.margin, baseline: Self.margin + 11, step: 17, inks.ink)
    let plots = drawPlots(at: top + 6, &sketch)
    let y = drawChanges(at: plots + 10, &sketch)
    let size = CGSize(width: Self.width, height: (y + Self.margin).rounded(.up))
    return DisplayList(sketch, size: size, title: title, on: inks.page)
  }

  // MARK: Plots

  private func place(_ value: Double) -> Double {
    let room = Self.width - 2 * Self.margin - Self.left - Self.right
    return Self.margin + Self.left
      + room * (value - range.lowerBound) / max(1e-9, range.upperBound - range.lowerBound)
  }

  /// - Returns: The y below the plots.
  private func drawPlots(at top: Double, _ sketch: inout Sketch) -> Double {
    if views.isEmpty {
      text("No edge changes otherwise than in proportion.", Self.margin, top + 9, inks.soft, &sketch)
      return top + 16
    }
    let discs = changes.indices.map { EquationDisc("\($0 + 1)", isRequired: true, measurer) }
    let rows = rows(of: discs)
    let step = EquationDisc.height + 1
    let plots = top + step * Double((rows.max() ?? 0) + 1) + 3
    var y = plots
    for (name, curves) in views { y = drawPlot(name, curves, at: y, &sketch) }
    for (number, change) in changes.enumerated() {
      let (x, row) = (place(change.at), plots - 3 - step * Double(rows[number] + 1))
      sketch.line([(x, row + EquationDisc.height), (x, y)], inks.soft, width: 0.8, dash: Dash(line: 3, gap: 3))
    }
    for (number, change) in changes.enumerated() {
      let origin = CGPoint(
        x: place(change.at) - discs[number].width / 2, y: plots - 3 - step * Double(rows[number] + 1))
      discs[number].draw(at: origin, inks.ink, on: inks.page, into: &sketch)
    }
    for end in [range.lowerBound, range.upperBound] {
      let isCut = end == range.lowerBound ? isCutBelow : isCutAbove
      let run = measurer.shape(NumberText.plain(end, digits: 1) + (isCut ? " …" : ""), size: 9)
      sketch.text(run, x: place(end) - run.width / 2, baseline: y + 11, inks.ink)
    }
    let run = measurer.shape(axis, size: 9)
    sketch.text(
      run, x: (place(range.lowerBound) + place(range.upperBound) - run.width) / 2, baseline: y + 11, inks.soft)
    return y + 18
  }

  /// Returns a row above the plots for each change's number, from the lowest: none is over another.
  private func rows(of discs: [EquationDisc]) -> [Int] {
    var ends: [Double] = []
    return changes.indices.map { number in
      let left = place(changes[number].at) - discs[number].width / 2
      let row = ends.firstIndex { $0 <= left } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = left + discs[number].width + 2
      return row
    }
  }

  /// - Returns: The y below the plot.
  private func drawPlot(_ name: String, _ curves: [Curve], at top: Double, _ sketch: inout Sketch) -> Double {
    let values = curves.flatMap(shown).flatMap { [$0.from.y, $0.to.y] }
    let (least, greatest) = (values.min() ?? 0, max(values.max() ?? 1, (values.min() ?? 0) + 1))
    let (left, right) = (place(range.lowerBound), place(range.upperBound))
    let head = top + 15
    func height(_ value: Double) -> Double {
      head + Self.plotHeight * (1 - (value - least) / (greatest - least))
    }
    let title = measurer.fitted(name, 10, .bold, right - left)
    sketch.text(title, x: left, baseline: top + 10, inks.ink)
    for value in [least, greatest] {
      let run = measurer.shape(NumberText.plain(value, digits: 1), size: 8.5)
      sketch.line([(left, height(value)), (right, height(value))], inks.rule, width: 1)
      sketch.text(run, x: left - run.width - 5, baseline: height(value) + 3, inks.soft)
    }
    var labels: [(y: Double, run: GlyphRun, ink: Ink)] = []
    for (number, curve) in curves.enumerated() {
      let ink = FigureInks.series(number)
      let pieces = shown(curve)
      for piece in pieces {
        sketch.line(
          [(place(piece.from.x), height(piece.from.y)), (place(piece.to.x), height(piece.to.y))], ink, width: 1.8,
          dash: Self.dashes[number % Self.dashes.count])
      }
      let end = pieces.last.map { height($0.to.y) } ?? head
      labels.append((end, measurer.shape(curve.edge, size: 9), ink))
    }
    // Each name beside its curve's end, none over another.
    var next = head - 4
    for label in labels.sorted(by: { $0.y < $1.y }) {
      let y = max(label.y, next)
      sketch.text(label.run, x: right + 6, baseline: y + 3, label.ink)
      next = y + 11
    }
    return max(head + Self.plotHeight, next) + 10
  }

  /// The pieces of a curve within what is plotted.
  private func shown(_ curve: Curve) -> [(from: CGPoint, to: CGPoint)] {
    curve.pieces.compactMap { from, to in
      let (start, end) = (max(from.x, range.lowerBound), min(to.x, range.upperBound))
      if start > end { return nil }
      let slope = to.x > from.x ? (to.y - from.y) / (to.x - from.x) : 0
      func point(_ x: Double) -> CGPoint { CGPoint(x: x, y: from.y + slope * (x - from.x)) }
      return (point(start), point(end))
    }
  }

  // MARK: Changes

  /// - Returns: The y below the changes.
  private func drawChanges(at top: Double, _ sketch: inout Sketch) -> Double {
    let column = (Self.width - 2 * Self.margin - Double(Self.columns - 1) * Self.margin) / Double(Self.columns)
    var y = top
    for start in stride(from: 0, to: changes.count, by: Self.columns) {
      var tallest = 0.0
      for number in start..<min(start + Self.columns, changes.count) {
        let x = Self.margin + Double(number - start) * (column + Self.margin)
        tallest = max(tallest, drawChange(number, at: CGPoint(x: x, y: y), width: column, &sketch))
      }
      y += tallest + Self.margin
    }
    return y
  }

  /// - Returns: The height.
  private func drawChange(_ number: Int, at origin: CGPoint, width: Double, _ sketch: inout Sketch) -> Double {
    let change = changes[number]
    let disc = EquationDisc("\(number + 1)", isRequired: true, measurer)
    disc.draw(at: origin, inks.ink, on: inks.page, into: &sketch)
    text(
      "at \(NumberText.plain(change.at))", origin.x + disc.width + 5, origin.y + 11, inks.ink, weight: .bold, &sketch)
    let top = origin.y + EquationDisc.height + 4
    let reasons = measurer.wrapped(change.reason, size: 9, in: width)
    let y = top + 4 + sketch.lines(reasons, x: origin.x, baseline: top + 9, step: 12, inks.ink)
    let scale = change.sides.map { $0.scale(fitting: Self.picture) }.min() ?? 1
    var (x, height) = (origin.x, 0.0)
    for side in change.sides {
      let room = max(60, side.fullSize.width * scale)
      height = max(
        height, side.draw(at: CGPoint(x: x, y: y), scale: scale, width: room, inks, measurer, into: &sketch))
      x += room + 8
    }
    return y + height - origin.y
  }

  private func text(
    _ text: String, _ x: Double, _ baseline: Double, _ ink: Ink, weight: CaptionWeight = .regular,
    _ sketch: inout Sketch
  ) {
    sketch.text(measurer.shape(text, size: 9, weight: weight), x: x, baseline: baseline, ink)
  }
}
