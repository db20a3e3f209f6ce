import Foundation
import Values

/// A map as a picture: its regions on the plane of window sizes, each with a number and a picture of its layout.
@MainActor
package struct PlaneChart {
  private let map: LayoutMap
  private let title: String
  private let picture: (SIMD2<Double>) -> (svg: String, size: SIMD2<Double>)

  /// - Parameter picture: Draws a window of a size in points: an SVG file, and the size of the picture.
  package init(
    _ map: LayoutMap, title: String, picture: @escaping (SIMD2<Double>) -> (svg: String, size: SIMD2<Double>)
  ) { (self.map, self.title, self.picture) = (map, title, picture) }

  private static let (left, top, plot, gap) = (64.0, 48.0, 440.0, 28.0)
  /// The largest side of a picture, and the pictures in a row.
  private static let (side, columns) = (168.0, 4)
  /// More regions than these have no picture.
  package static let pictureLimit = 60

  private typealias Marks = ChartMarks

  /// The chart as an SVG file.
  package var svg: String {
    let shown = map.regions.prefix(Self.pictureLimit)
    let rows = (shown.count + Self.columns - 1) / Self.columns
    let cell = Self.side + Self.gap
    let width = 2 * Self.left + Self.plot + Double(min(Self.columns, shown.count)) * cell
    let height = Self.top + max(Self.plot + 72, Double(rows) * cell + 24)
    var parts = Marks.head(title, width: width, height: height, left: Self.left)
    parts += plane
    for (index, region) in shown.enumerated() {
      let x = 2 * Self.left + Self.plot + Double(index % Self.columns) * cell
      let y = Self.top + Double(index / Self.columns) * cell
      parts += picture(of: region, index, x, y)
    }
    if map.regions.count > shown.count {
      parts.append(
        Marks.text(Self.left, height - 12, "\(map.regions.count - shown.count) more regions", fill: Marks.gray))
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  // MARK: The plane

  private var plane: [String] {
    var parts: [String] = []
    for region in map.remainder { parts.append(polygon(region.polygon, fill: "#e5e5ea")) }
    for (index, region) in map.regions.enumerated() {
      parts.append(polygon(region.polygon, fill: Self.color(index), opacity: 0.35))
    }
    for (index, region) in map.regions.enumerated() where region.polygon.thickness > 12 {
      let middle = place(region.polygon.middle)
      parts.append(Marks.text(middle.x, middle.y + 4, "\(index + 1)", anchor: "middle"))
    }
    let bottom = Self.top + Self.plot
    for end in [map.width.lowerBound, map.width.upperBound] {
      parts.append(
        Marks.text(place(SIMD2(end, 0)).x, bottom + 18, NumberText.plain(end, digits: 1), anchor: "middle"))
    }
    for end in [map.height.lowerBound, map.height.upperBound] {
      parts.append(
        Marks.text(Self.left - 8, place(SIMD2(0, end)).y + 4, NumberText.plain(end, digits: 1), anchor: "end"))
    }
    parts.append(
      Marks.text(
        Self.left + Self.plot / 2, bottom + 36, "width in points, height upwards", anchor: "middle", fill: Marks.gray))
    return parts
  }

  private static func color(_ index: Int) -> String { Marks.colors[index % Marks.colors.count] }

  private func polygon(_ polygon: ConvexPolygon, fill: String, opacity: Double = 1) -> String {
    let points = polygon.vertices.map(place).map { "\(Marks.number($0.x)),\(Marks.number($0.y))" }
    return
      "<polygon points=\"\(points.joined(separator: " "))\" fill=\"\(fill)\" fill-opacity=\"\(Marks.number(opacity))\" "
      + "stroke=\"#ffffff\"/>"
  }

  private func place(_ size: SIMD2<Double>) -> SIMD2<Double> {
    func share(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      (value - range.lowerBound) / max(1e-9, range.upperBound - range.lowerBound)
    }
    return SIMD2(
      Self.left + Self.plot * share(size.x, map.width), Self.top + Self.plot * (1 - share(size.y, map.height)))
  }

  // MARK: Pictures

  private func picture(of region: LayoutRegion, _ index: Int, _ x: Double, _ y: Double) -> [String] {
    let size = region.typicalSize
    let drawn = picture(size)
    let scale = min(1, Self.side / max(1, drawn.size.max()))
    let (width, height) = (drawn.size.x * scale, drawn.size.y * scale)
    // As a picture of its own, so that its names are not those of another one.
    let data = Data(drawn.svg.utf8).base64EncodedString()
    return [
      Marks.text(
        x, y - 6, "\(index + 1)   \(NumberText.plain(size.x)) x \(NumberText.plain(size.y))", fill: Self.color(index)),
      "<image x=\"\(Marks.number(x))\" y=\"\(Marks.number(y))\" width=\"\(Marks.number(width))\" "
        + "height=\"\(Marks.number(height))\" href=\"data:image/svg+xml;base64,\(data)\"/>",
      "<rect x=\"\(Marks.number(x))\" y=\"\(Marks.number(y))\" width=\"\(Marks.number(width))\" "
        + "height=\"\(Marks.number(height))\" fill=\"none\" stroke=\"#c7c7cc\"/>",
    ]
  }
}

extension LayoutRegion {
  /// A window of whole points in the middle, else the size at which the region was laid out.
  package var typicalSize: SIMD2<Double> {
    let whole = polygon.middle.rounded(.toNearestOrEven)
    return contains(whole) ? whole : sample
  }
}
