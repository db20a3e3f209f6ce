import Values

extension LayoutMap {
  /// What is not known, a sentence for each reason: `not known (stopped): 240 square points in 3 places, between 320 x 480
  /// and 400 x 500`.
  package var unknown: [String] {
    Set(remainder.map(\.reason)).sorted().map { reason in
      let polygons = remainder.filter { $0.reason == reason }.map(\.polygon)
      let (x, y) = Self.bounds(of: polygons)
      let area = Int(polygons.reduce(0) { $0 + $1.area }.rounded())
      let size = area == 0 ? "less than a square point" : Count.text(area, "square point")
      let places = polygons.count > 1 ? " in \(polygons.count) places" : ""
      func corner(_ x: Double, _ y: Double) -> String { "\(NumberText.plain(x)) x \(NumberText.plain(y))" }
      return "not known (\(reason)): \(size)\(places), between \(corner(x.lowerBound, y.lowerBound)) and "
        + corner(x.upperBound, y.upperBound)
    }
  }

  /// The option for the greatest range that is known as a whole, such as `--height 480...1366`; nil if there is none, or if
  /// all is known.
  package var knownRange: String? {
    if remainder.isEmpty { return nil }
    let (x, y) = Self.bounds(of: remainder.map(\.polygon))
    let parts = [
      ("height", y.upperBound.rounded(.up), height.upperBound, width),
      ("height", height.lowerBound, y.lowerBound.rounded(.down), width),
      ("width", x.upperBound.rounded(.up), width.upperBound, height),
      ("width", width.lowerBound, x.lowerBound.rounded(.down), height),
    ]
    func area(_ part: (String, Double, Double, ClosedRange<Double>)) -> Double {
      (part.2 - part.1) * (part.3.upperBound - part.3.lowerBound)
    }
    guard let best = parts.max(by: { area($0) < area($1) }), best.1 < best.2 else { return nil }
    return "--\(best.0) \(NumberText.plain(best.1))...\(NumberText.plain(best.2))"
  }

  private static func bounds(of polygons: [ConvexPolygon]) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    func range(_ values: [Double]) -> ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }
    let vertices = polygons.flatMap(\.vertices)
    return (range(vertices.map(\.x)), range(vertices.map(\.y)))
  }
}
