import Layout

/// A picture to draw, with a file for each resolution.
package struct Picture: Sendable, Hashable {
  private let image: SceneImage

  init(_ image: SceneImage) { self.image = image }

  /// Returns the PNG file for a number of pixels per point: of that scale, else of the next finer one, else of the
  /// finest.
  package func png(for scale: Double) -> [UInt8] { image.variant(for: scale).data }
}
