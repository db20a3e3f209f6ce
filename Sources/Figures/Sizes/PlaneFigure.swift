package import Drawing
package import Foundation
package import Layout

/// All window sizes as a plane: the regions of a map, each with a number and its layout.
package struct PlaneFigure {
  /// The sizes with one law of the layout.
  package struct Region: Sendable {
    /// The corners: widths and heights in points.
    package let corners: [CGPoint]
    /// A window of the region; nil for none.
    package let panel: LayoutPanel?

    /// See the properties.
    package init(corners: [CGPoint], panel: LayoutPanel?) { (self.corners, self.panel) = (corners, panel) }
  }

  private let title: String
  private let width: ClosedRange<Double>
  private let height: ClosedRange<Double>
  private let regions: [Region]
  private let unknown: [[CGPoint]]
  private let measurer: PangoMeasurer
  private let inks: FigureInks

  /// - Parameters:
  ///   - title: The scene's title.
  ///   - width: The widths of the plane, in points.
  ///   - height: Its heights.
  ///   - regions: In the order of their numbers.
  ///   - unknown: The corners of what is not known.
  ///   - measurer: Shapes all texts.
  package init(
    title: String, width: ClosedRange<Double>, height: ClosedRange<Double>, regions: [Region], unknown: [[CGPoint]],
    measurer: PangoMeasurer
  ) {
    (self.title, self.width, self.height, self.regions) = (title, width, height, regions)
    (self.unknown, self.measurer) = (unknown, measurer)
    inks = FigureInks(isDark: regions.contains { $0.panel?.layout.isDark ?? false })
  }

  /// Around the figure, before the plane, its side, and between it and the pictures, in points.
  private static let (margin, left, plane, gap) = (14.0, 40.0, 400.0, 18.0)
  /// The largest side of a picture, and the pictures in a row.
  private static let (side, columns) = (150.0, 4)

  /// The figure.
  /// - Complexity: That of the layouts' pictures.
  package var list: DisplayList {
    var sketch = Sketch()
    sketch.text(measurer.shape(title, size: 13, weight: .bold), x: Self.margin, baseline: Self.margin + 11, inks.ink)
    let top = Self.margin + 26
    drawPlane(at: CGPoint(x: Self.margin + Self.left, y: top), &sketch)
    let panels = regions.enumerated().compactMap { number, region in region.panel.map { (number, $0) } }
    let start = Self.margin + Self.left + Self.plane + 2 * Self.gap
    var (y, right) = (top, start)
    for row in stride(from: 0, to: panels.count, by: Self.columns) {
      var (x, tallest) = (start, 0.0)
      for (number, panel) in panels[row..<min(row + Self.columns, panels.count)] {
        tallest = max(tallest, draw(panel, number, at: CGPoint(x: x, y: y), &sketch))
        x += Self.side + Self.gap
      }
      right = max(right, x)
      y += tallest + Self.gap
    }
    let size = CGSize(width: right.rounded(.up), height: max(y, top + Self.plane + 44).rounded(.up))
    return DisplayList(sketch, size: size, title: title, on: inks.page)
  }

  /// - Returns: The height.
  private func draw(_ panel: LayoutPanel, _ number: Int, at origin: CGPoint, _ sketch: inout Sketch) -> Double {
    let disc = EquationDisc("\(number + 1)", isRequired: true, measurer)
    disc.draw(at: origin, FigureInks.series(number), on: inks.page, into: &sketch)
    let below = CGPoint(x: origin.x, y: origin.y + EquationDisc.height + 4)
    let scale = panel.scale(fitting: CGSize(width: Self.side, height: Self.side))
    let height = panel.draw(at: below, scale: scale, width: Self.side, inks, measurer, into: &sketch)
    return below.y + height - origin.y
  }

  private func drawPlane(at origin: CGPoint, _ sketch: inout Sketch) {
    func place(_ size: CGPoint) -> (Double, Double) {
      func share(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        (value - range.lowerBound) / max(1e-9, range.upperBound - range.lowerBound)
      }
      return (
        origin.x + Self.plane * share(size.x, width), origin.y + Self.plane * (1 - share(size.y, height))
      )
    }
    for corners in unknown { sketch.polygon(corners.map(place), inks.rule) }
    for (number, region) in regions.enumerated() {
      let corners = region.corners.map(place)
      sketch.polygon(corners, FigureInks.series(number).faded(0.35))
      sketch.line(corners + corners.prefix(1), inks.page, width: 1)
    }
    for (number, region) in regions.enumerated() where Self.isWide(region.corners.map(place)) {
      let corners = region.corners.map(place)
      let count = Double(max(1, corners.count))
      let middle = (corners.reduce(0) { $0 + $1.0 } / count, corners.reduce(0) { $0 + $1.1 } / count)
      let run = measurer.shape("\(number + 1)", size: 10, weight: .bold)
      sketch.text(run, size: 10, at: middle.0, middle: middle.1, inks.ink)
    }
    let bottom = origin.y + Self.plane
    for end in [width.lowerBound, width.upperBound] {
      let run = measurer.shape(NumberText.plain(end, digits: 1), size: 9)
      sketch.text(run, x: place(CGPoint(x: end, y: 0)).0 - run.width / 2, baseline: bottom + 13, inks.ink)
    }
    for end in [height.lowerBound, height.upperBound] {
      let run = measurer.shape(NumberText.plain(end, digits: 1), size: 9)
      sketch.text(run, x: origin.x - run.width - 5, baseline: place(CGPoint(x: 0, y: end)).1 + 3, inks.ink)
    }
    let axes = measurer.shape("width in points, height upwards", size: 9)
    sketch.text(axes, x: origin.x + (Self.plane - axes.width) / 2, baseline: bottom + 28, inks.soft)
  }

  /// Whether a number has room in a region.
  private static func isWide(_ corners: [(Double, Double)]) -> Bool {
    let (across, down) = (corners.map(\.0), corners.map(\.1))
    return (across.max() ?? 0) - (across.min() ?? 0) > 12 && (down.max() ?? 0) - (down.min() ?? 0) > 12
  }
}
