import Layout
import LayoutMaps
import Values

/// Sweeps and maps as text for the terminal.
enum SweepTexts {
  /// Breakpoints with their causes, then the edges if they are requested.
  @MainActor
  static func text(
    _ report: SweepReport, of scene: Scene, edges: Bool, reader: String, _ parameter: SweptParameter
  ) -> String {
    let range = report.sweep.range
    let fixed = parameter.fixed.map { "\($0.side) \(number($0.length))" }
    let head =
      [Escaped.line(scene.title)] + (reader.isEmpty ? [] : [Escaped.line(reader)])
      + ["\(parameter.title) from \(number(range.lowerBound)) to \(number(range.upperBound))"] + fixed
    var lines = [head.joined(separator: ", ") + ": " + Count.text(report.sweep.pieces.count, "piece")]
    lines += report.breakpoints.map { "  at \(number($0.at)): \(Escaped.line($0.cause))" }
    for edge in edges ? report.edges : [] {
      lines.append("  \(Escaped.line(edge.name))")
      lines += edge.pieces.map { piece in
        "    \(number(piece.from)) to \(number(piece.to)): \(form(slope: piece.slope, offset: piece.offset, parameter.name))"
      }
    }
    lines += report.sweep.remainder.map {
      "  not known: \(number($0.lowerBound)) to \(number($0.upperBound)): what decides there could not be determined"
    }
    return lines.joined(separator: "\n")
  }

  /// One line: `simple-stack-view: 2 regions from 8 layouts`.
  @MainActor
  static func summary(_ map: LayoutMap, of scene: Scene) -> String {
    summary(Count.text(map.regions.count, "region"), map.layoutCount, map.remainder.isEmpty, scene)
  }

  /// One line: `simple-stack-view: 2 pieces from 6 layouts`.
  @MainActor
  static func summary(_ sweep: Sweep, of scene: Scene) -> String {
    summary(Count.text(sweep.pieces.count, "piece"), sweep.layoutCount, sweep.remainder.isEmpty, scene)
  }

  private static func summary(_ parts: String, _ layouts: Int, _ isWhole: Bool, _ scene: Scene) -> String {
    "\(Escaped.line(scene.id)): \(parts) from \(Count.text(layouts, "layout"))" + (isWhole ? "" : ", part is not known")
  }

  /// Regions with their corners.
  @MainActor
  static func text(_ map: LayoutMap, of scene: Scene, reader: String) -> String {
    var lines = [
      Escaped.line(scene.title) + (reader.isEmpty ? "" : ", \(Escaped.line(reader))")
        + ", width from \(number(map.width.lowerBound)) to \(number(map.width.upperBound)), "
        + "height from \(number(map.height.lowerBound)) to \(number(map.height.upperBound)): "
        + Count.text(map.regions.count, "region")
    ]
    lines += map.regions.enumerated().map { index, region in
      let corners = region.polygon.vertices.map { "\(number($0.x)) x \(number($0.y))" }.joined(separator: ", ")
      return "  \(index + 1): \(corners)" + (region.isWhole ? "" : " (found by bisection)")
    }
    return (lines + map.unknown.map { "  " + $0 }).joined(separator: "\n")
  }

  /// `width - 32`, `0.5 * width + 8`, `414`.
  private static func form(slope: Double, offset: Double, _ parameter: String) -> String {
    if abs(slope) < 1e-9 { return number(offset) }
    let factor = abs(slope - 1) < 1e-9 ? parameter : "\(NumberText.plain(slope, digits: 6)) * \(parameter)"
    if abs(offset) < 1e-9 { return factor }
    return "\(factor) \(offset < 0 ? "-" : "+") \(number(abs(offset)))"
  }

  private static func number(_ number: Double) -> String { NumberText.plain(number) }

  /// Regions with their forms, for programs.
  @MainActor
  static func json(_ map: LayoutMap, of scene: Scene, reader: String) -> JSONText {
    func pair(_ range: ClosedRange<Double>) -> JSONText {
      .list([.number(range.lowerBound), .number(range.upperBound)])
    }
    func corners(_ polygon: ConvexPolygon) -> JSONText {
      .list(polygon.vertices.map { .list([.number($0.x), .number($0.y)]) })
    }
    func form(_ form: AffineForm) -> JSONText {
      .pairs([("width", .number(form.x)), ("height", .number(form.y)), ("offset", .number(form.constant))])
    }
    let who = reader.isEmpty ? [] : [("reader", JSONText.text(reader))]
    return .pairs(
      [("scene", .text(scene.id))] + who + [
        ("width", pair(map.width)), ("height", pair(map.height)),
        (
          "regions",
          .list(
            map.regions.map { region in
              let edges = zip(region.facts.views, region.frames).flatMap { view, frame in
                RegionFrame.edges.compactMap { edge in
                  frame.form(of: edge, isRightToLeft: false).map { ("\(view.name).\(edge)", form($0)) }
                }
              }
              return .pairs([
                ("corners", corners(region.polygon)), ("exact", .flag(region.isWhole)), ("edges", .pairs(edges)),
              ])
            })
        ),
        (
          "remainder",
          .list(map.remainder.map { .pairs([("corners", corners($0.polygon)), ("reason", .text($0.reason))]) })
        ),
      ])
  }
}
