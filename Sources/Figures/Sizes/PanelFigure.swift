package import Drawing
import Foundation
package import Layout

/// Layouts beside each other under a title: what breaks and where, two sides of a change, a text at its limit.
package struct PanelFigure {
  private let title: String
  private let panels: [LayoutPanel]
  private let measurer: PangoMeasurer

  private static let margin = 12.0
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
    let scale = scale
    let widths = panels.map { max(150, $0.fullSize.width * scale) }
    let width = widths.reduce(0, +) + Self.gap * Double(max(0, panels.count - 1)) + 2 * Self.margin
    var top = Self.margin
    for line in measurer.wrapped(title, size: 12, weight: .bold, in: width - 2 * Self.margin) {
      sketch.text(line, x: Self.margin, baseline: top + 10, inks.ink)
      top += 15
    }
    top += 5
    var (left, height) = (Self.margin, 0.0)
    for (panel, width) in zip(panels, widths) {
      let origin = CGPoint(x: left, y: top)
      height = max(height, panel.draw(at: origin, scale: scale, width: width, inks, measurer, into: &sketch))
      left += width + Self.gap
    }
    let size = CGSize(width: width.rounded(.up), height: (top + height + Self.margin).rounded(.up))
    return DisplayList(
      size: size, title: title, commands: [.fill(.rect(CGRect(origin: .zero, size: size)), inks.page)] + sketch.commands
    )
  }

  private var scale: Double {
    panels.map {
      min(1, Self.greatest.width / max(1, $0.fullSize.width), Self.greatest.height / max(1, $0.fullSize.height))
    }.min() ?? 1
  }
}
