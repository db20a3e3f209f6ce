package import Drawing
import Foundation
package import Layout

/// Layouts beside each other under a title: what breaks and where, two sides of a change, a text at its limit.
package struct PanelFigure {
  private let title: String
  private let panels: [LayoutPanel]
  private let measurer: PangoMeasurer

  /// Around the figure, in points.
  private static let margin = 12.0
  /// Between panels, in points.
  private static let gap = 16.0
  /// The greatest sides of a picture, in points.
  private static let greatest = CGSize(width: 340, height: 560)

  /// - Parameters:
  ///   - title: What the layouts show together.
  ///   - panels: At least one, from left to right; all at one scale.
  ///   - measurer: Shapes titles, captions and lengths.
  package init(_ title: String, _ panels: [LayoutPanel], measurer: PangoMeasurer) {
    (self.title, self.panels, self.measurer) = (title, panels, measurer)
  }

  /// The figure.
  /// - Complexity: That of the layouts' pictures.
  package var list: DisplayList {
    let inks = FigureInks(isDark: panels.contains { $0.layout.isDark })
    var sketch = Sketch()
    let scale = panels.map { $0.scale(fitting: Self.greatest) }.min() ?? 1
    let widths = panels.map { max(150, $0.fullSize.width * scale) }
    let width = widths.reduce(0, +) + Self.gap * Double(max(0, panels.count - 1)) + 2 * Self.margin
    let titles = measurer.wrapped(title, size: 12, weight: .bold, in: width - 2 * Self.margin)
    let top =
      Self.margin + 5 + sketch.lines(titles, x: Self.margin, baseline: Self.margin + 10, step: 15, inks.ink)
    var (left, height) = (Self.margin, 0.0)
    for (panel, width) in zip(panels, widths) {
      let origin = CGPoint(x: left, y: top)
      height = max(height, panel.draw(at: origin, scale: scale, width: width, inks, measurer, into: &sketch))
      left += width + Self.gap
    }
    let size = CGSize(width: width.rounded(.up), height: (top + height + Self.margin).rounded(.up))
    return DisplayList(sketch, size: size, title: title, on: inks.page)
  }
}
