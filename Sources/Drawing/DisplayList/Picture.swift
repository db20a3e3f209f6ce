import Scenes

/// A picture to be painted, with a file for each fineness.
package struct Picture: Sendable, Hashable {
  private let image: SceneImage

  init(_ image: SceneImage) { self.image = image }

  /// The PNG file for so many pixels a point: of that scale, else the next finer one, else the finest.
  package func png(for scale: Double) -> [UInt8] { image.variant(for: scale).data }
}
