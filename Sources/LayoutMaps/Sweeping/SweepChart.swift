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
  private typealias Marks = ChartMarks

  /// The chart as an SVG file.
  package var svg: String {
    let causes = report.breakpoints
    let bottom = Self.top + Self.plotHeight
    let height = bottom + 56 + 18 * Double(causes.count)
    let width = Self.left + Self.plotWidth + Self.right
    var parts = Marks.head(title, width: width, height: height, left: Self.left)
    for step in 0...4 {
      let value = values.lowerBound + (values.upperBound - values.lowerBound) * Double(step) / 4
      let y = place(value: value)
      parts.append(Marks.line(Self.left, y, Self.left + Self.plotWidth, y, "#e5e5ea"))
      parts.append(Marks.text(Self.left - 8, y + 4, NumberText.plain(value, digits: 0), anchor: "end"))
    }
    for end in [report.sweep.range.lowerBound, report.sweep.range.upperBound] {
      parts.append(Marks.text(place(end), bottom + 18, NumberText.plain(end, digits: 1), anchor: "middle"))
    }
    parts.append(
      Marks.text(
        Self.left + Self.plotWidth / 2, bottom + 36, "\(parameter) in points", anchor: "middle", fill: Marks.gray))
    for (index, breakpoint) in causes.enumerated() {
      let x = place(breakpoint.at)
      parts.append(Marks.line(x, Self.top, x, bottom, "#8e8e93", dash: "3 3"))
      parts.append(Marks.text(x, Self.top - 6, "\(index + 1)", anchor: "middle", fill: Marks.gray))
      parts.append(
        Marks.text(
          Self.left, bottom + 56 + 18 * Double(index),
          "\(index + 1)   at \(NumberText.plain(breakpoint.at)): \(breakpoint.cause)"))
    }
    for (index, edge) in report.edges.enumerated() {
      let color = Marks.colors[index % Marks.colors.count]
      for piece in edge.pieces {
        parts.append(
          Marks.line(
            place(piece.from), place(value: piece.slope * piece.from + piece.offset), place(piece.to),
            place(value: piece.slope * piece.to + piece.offset), color, width: 2))
      }
      parts.append(
        Marks.text(Self.left + Self.plotWidth + 12, Self.top + 12 + 18 * Double(index), edge.name, fill: color))
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
}
