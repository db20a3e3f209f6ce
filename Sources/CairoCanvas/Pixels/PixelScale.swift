/// Where points become pixels: how many pixels a picture has for a point.
package struct PixelScale: Sendable, Hashable {
  /// Greater than zero.
  package let pixelsPerPoint: Double

  /// - Parameter pixelsPerPoint: Greater than zero.
  package init(_ pixelsPerPoint: Double) { self.pixelsPerPoint = pixelsPerPoint }

  /// One pixel a point: the scale of goldens.
  package static let one = PixelScale(1)

  /// A length in pixels.
  /// - Parameter points: In points.
  func pixels(_ points: Double) -> Double { points * pixelsPerPoint }
}
