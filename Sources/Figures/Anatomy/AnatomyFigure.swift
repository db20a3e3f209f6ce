package import Drawing
import Foundation
package import Layout

/// The parts of a layout, named: an equation with its seven parts, hugging and resistance as arrows, a frame in its superview, and
/// what is called when the device is turned. Each is made from what the document has.
package struct AnatomyFigure: Sendable {
  private let measurer: PangoMeasurer

  static let width = FigureDrawing.usualWidth
  /// Around the figure, in points.
  static let margin = 10.0

  /// - Parameter measurer: Shapes all texts.
  package init(measurer: PangoMeasurer) { self.measurer = measurer }

  /// Draws a layout that has its explanation.
  /// - Parameter rotation: What is called when its device is turned; nil leaves that out.
  /// - Complexity: O(views + constraints).
  package func draw(_ layout: SolvedLayout, rotation: RotationEvents? = nil) -> DisplayList {
    let inks = FigureInks(isDark: layout.isDark)
    var sheet = AnatomySheet(inks: inks, words: FigureLanguage(layout), measurer: measurer)
    sheet.title(layout.title, layout.cell.name)
    if let explanation = layout.explanation {
      EquationAnatomy(explanation)?.draw(into: &sheet)
      ContentAnatomy(layout, explanation)?.draw(into: &sheet)
      FrameAnatomy(layout, explanation)?.draw(into: &sheet)
    }
    if let rotation { RotationAnatomy(rotation: rotation).draw(into: &sheet) }
    let size = CGSize(width: Self.width, height: (sheet.y + Self.margin).rounded(.up))
    return DisplayList(sheet.sketch, size: size, title: "\(layout.title), \(layout.cell.name)", on: inks.page)
  }
}

/// A drawing of several parts below each other.
struct AnatomySheet {
  let inks: FigureInks
  let words: FigureLanguage
  let measurer: PangoMeasurer
  var sketch = Sketch()
  /// Where the next part begins.
  var y = AnatomyFigure.margin

  mutating func title(_ title: String, _ cell: String) {
    let room = AnatomyFigure.width - 2 * AnatomyFigure.margin
    let titles = measurer.wrapped(title, size: 13, weight: .bold, in: room)
    y += sketch.lines(titles, x: AnatomyFigure.margin, baseline: y + 10.5, step: 16, inks.ink)
    text(cell, AnatomyFigure.margin, y + 8, size: 8, inks.soft)
    y += 18
  }

  mutating func heading(_ text: String) {
    self.text(text, AnatomyFigure.margin, y + 9, size: 10, inks.ink, .bold)
    y += 18
  }

  /// Draws a text from a place on, in the middle of it, or up to it.
  mutating func text(
    _ text: String, _ x: Double, _ baseline: Double, size: Double, _ ink: Ink, _ weight: CaptionWeight = .regular,
    _ alignment: Sketch.Alignment = .left
  ) {
    let run = measurer.shape(text, size: size, weight: weight)
    let left: Double =
      switch alignment {
      case .left: x
      case .center: x - run.width / 2
      case .right: x - run.width
      }
    sketch.text(run, x: left, baseline: baseline, ink)
  }

  /// Draws an arrow along an axis.
  mutating func arrow(from start: CGPoint, to end: CGPoint, _ ink: Ink) {
    let isAcross = abs(end.y - start.y) < 0.1
    let sign = isAcross ? (end.x > start.x ? 1.0 : -1) : end.y > start.y ? 1 : -1
    let tip = isAcross ? CGPoint(x: end.x - 5 * sign, y: end.y) : CGPoint(x: end.x, y: end.y - 5 * sign)
    sketch.line([(start.x, start.y), (tip.x, tip.y)], ink, width: 1.4)
    let (dx, dy) = isAcross ? (0.0, 3.2) : (3.2, 0.0)
    sketch.polygon([(end.x, end.y), (tip.x - dx, tip.y - dy), (tip.x + dx, tip.y + dy)], ink)
  }

  /// Draws a length with its value in the middle.
  mutating func dimension(from start: CGPoint, to end: CGPoint, _ label: String, _ ink: Ink) {
    let isAcross = abs(end.y - start.y) < 0.1
    sketch.line([(start.x, start.y), (end.x, end.y)], ink, width: 1.2)
    for point in [start, end] {
      let (dx, dy) = isAcross ? (0.0, 4.0) : (4.0, 0.0)
      sketch.line([(point.x - dx, point.y - dy), (point.x + dx, point.y + dy)], ink, width: 1.2)
    }
    let run = measurer.shape(label, size: 9, weight: .semibold)
    let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    sketch.fill(CGRect(x: x - run.width / 2 - 3, y: y - 6.5, width: run.width + 6, height: 13), radius: 3, inks.page)
    sketch.text(run, size: 9, at: x, middle: y, ink)
  }
}
