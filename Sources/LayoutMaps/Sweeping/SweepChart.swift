import Values

/// A sweep as a picture: edges plotted against the parameter, and breakpoints as marks with their causes below.
@MainActor
package struct SweepChart {
  private let report: SweepReport
  private let title: String
  private let parameter: String

  /// A chart of a report's edges.
  package init(_ report: SweepReport, title: String, parameter: String) {
    (self.report, self.title, self.parameter) = (report, title, parameter)
  }

  private static let (left, right, top, plotWidth, plotHeight) = (56.0, 190.0, 48.0, 640.0, 320.0)
  /// Distinguishable on white with any colour vision (Okabe and Ito 2008).
  private static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000"]

  /// The chart as an SVG file.
  package var svg: String {
    let causes = report.breakpoints
    let bottom = Self.top + Self.plotHeight
    let height = bottom + 56 + 18 * Double(causes.count)
    let width = Self.left + Self.plotWidth + Self.right
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.number(width))\" height=\"\(Self.number(height))\" "
        + "viewBox=\"0 0 \(Self.number(width)) \(Self.number(height))\" role=\"img\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"12\">",
      "<title>\(Escaped.xml(title))</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      "<text x=\"\(Self.number(Self.left))\" y=\"24\" font-size=\"15\" font-weight=\"600\">\(Escaped.xml(title))</text>",
    ]
    for step in 0...4 {
      let value = values.lowerBound + (values.upperBound - values.lowerBound) * Double(step) / 4
      let y = place(value: value)
      parts.append(Self.line(Self.left, y, Self.left + Self.plotWidth, y, "#e5e5ea"))
      parts.append(Self.text(Self.left - 8, y + 4, NumberText.plain(value, digits: 0), anchor: "end"))
    }
    for end in [report.sweep.range.lowerBound, report.sweep.range.upperBound] {
      parts.append(Self.text(place(end), bottom + 18, NumberText.plain(end, digits: 1), anchor: "middle"))
    }
    parts.append(
      Self.text(
        Self.left + Self.plotWidth / 2, bottom + 36, "\(parameter) in points", anchor: "middle", fill: "#6e6e73"))
    for (index, breakpoint) in causes.enumerated() {
      let x = place(breakpoint.at)
      parts.append(Self.line(x, Self.top, x, bottom, "#8e8e93", dash: "3 3"))
      parts.append(Self.text(x, Self.top - 6, "\(index + 1)", anchor: "middle", fill: "#6e6e73"))
      parts.append(
        Self.text(
          Self.left, bottom + 56 + 18 * Double(index),
          "\(index + 1)   at \(NumberText.plain(breakpoint.at)): \(breakpoint.cause)"))
    }
    for (index, edge) in report.edges.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      for piece in edge.pieces {
        parts.append(
          Self.line(
            place(piece.from), place(value: piece.slope * piece.from + piece.offset), place(piece.to),
            place(value: piece.slope * piece.to + piece.offset), color, width: 2))
      }
      parts.append(
        Self.text(Self.left + Self.plotWidth + 12, Self.top + 12 + 18 * Double(index), edge.name, fill: color))
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private var values: ClosedRange<Double> {
    let all = report.edges.flatMap(\.pieces).flatMap { [$0.slope * $0.from + $0.offset, $0.slope * $0.to + $0.offset] }
    let (least, greatest) = (min(0, all.min() ?? 0), max(1, all.max() ?? 1))
    return least...greatest
  }

  private func place(_ value: Double) -> Double {
    let range = report.sweep.range
    return Self.left + Self.plotWidth * (value - range.lowerBound) / max(1e-9, range.upperBound - range.lowerBound)
  }

  private func place(value: Double) -> Double {
    let range = values
    return Self.top + Self.plotHeight * (1 - (value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  private static func number(_ number: Double) -> String { NumberText.plain(number, digits: 2) }

  private static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String, width: Double = 1, dash: String? = nil
  ) -> String {
    "<path d=\"M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))\" stroke=\"\(color)\" "
      + "stroke-width=\"\(number(width))\" fill=\"none\"" + (dash.map { " stroke-dasharray=\"\($0)\"" } ?? "") + "/>"
  }

  private static func text(
    _ x: Double, _ y: Double, _ text: String, anchor: String = "start", fill: String = "#1c1c1e"
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" fill=\"\(fill)\">\(Escaped.xml(text))</text>"
  }
}
