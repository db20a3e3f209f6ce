/// The number of pixels per point of a picture.
package struct PixelScale: Sendable, Hashable {
  /// Greater than zero.
  package let pixelsPerPoint: Double

  /// - Parameter pixelsPerPoint: Greater than zero.
  package init(_ pixelsPerPoint: Double) { self.pixelsPerPoint = pixelsPerPoint }

  /// One pixel per point: the scale of goldens.
  package static let one = PixelScale(1)

  /// Returns a length in pixels.
  /// - Parameter points: In points.
  func pixels(_ points: Double) -> Double { points * pixelsPerPoint }
}
