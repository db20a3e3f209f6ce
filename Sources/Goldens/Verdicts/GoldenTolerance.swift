import Values

/// The differences permitted before a cell counts as changed. None by default.
package struct GoldenTolerance: Sendable, Hashable {
  /// The name in `plumb.yaml` and `--tolerance`.
  package var name: String
  /// Differences of a channel up to this value, of 255, are ignored.
  package var channel: Int
  /// The greatest fraction of the pixels that may differ, from 0 to 1.
  package var pixels: Double
  /// The greatest perceived difference; nil sets no bound.
  package var delta: Double?
  /// The greatest fraction of a window of 16 by 16 pixels that may differ, from 0 to 1; nil sets no bound.
  package var window: Double?
  /// The number of pixels that may differ, whatever fraction of a picture they are.
  package var count = 0
  /// How far an edge may be from the golden's, in points.
  package var points = 0.0
  /// Views and rectangles to ignore.
  package var masks: [Mask] = []

  /// - Parameters:
  ///   - channel: Differences of a channel up to this value, of 255, are ignored.
  ///   - pixels: The largest share of pixels that may differ, from 0 to 1.
  ///   - delta: The largest visible difference (CIE 1976).
  ///   - window: The largest share of any 16 by 16 pixels, from 0 to 1.
  package init(name: String, channel: Int = 0, pixels: Double = 0, delta: Double? = nil, window: Double? = nil) {
    (self.name, self.channel, self.pixels, self.delta, self.window) = (name, channel, pixels, delta, window)
  }

  /// A tolerance that allows no difference.
  package static let exact = GoldenTolerance(name: "exact")

  /// Whether nothing may differ.
  package var isExact: Bool { channel == 0 && pixels == 0 && count == 0 && points == 0 && masks.isEmpty }

  /// Returns whether the difference between two pictures is within the tolerance; pictures of different sizes never
  /// are.
  package func holds(for measure: PictureMeasure) -> Bool {
    measure.sizes == nil && Double(measure.differing) <= max(pixels * Double(measure.pixels), Double(count))
      && delta.map { measure.differing == 0 || measure.delta <= $0 } ?? true
      && window.map { measure.densest <= $0 } ?? true
  }
}

extension GoldenTolerance: CustomStringConvertible {
  package var description: String {
    if isExact { return "exact" }
    let bounds = [
      "a channel up to \(channel) of 255", "\(NumberText.plain(pixels * 100)) % of the pixels",
      count > 0 ? Count.text(count, "pixel") : nil, delta.map { "ΔE up to \(NumberText.plain($0))" },
      window.map { "\(NumberText.plain($0 * 100)) % of 16 × 16" },
      points > 0 ? "edges up to \(NumberText.plain(points)) pt" : nil,
      masks.isEmpty ? nil : "without \(masks.map(\.description).joined(separator: ", "))",
    ]
    return "\(name): \(bounds.compactMap { $0 }.joined(separator: ", "))"
  }
}
