/// The shadow of a view's box; lengths in points.
package struct SceneShadow: Sendable, Hashable, Encodable {
  /// nil for black.
  package var color: SceneColor?
  /// From 0 to 1.
  package var opacity: Double
  /// How far its edge fades: the standard deviation of a blur.
  package var radius: Double
  package var x: Double
  /// Downwards.
  package var y: Double

  /// A shadow; without values one as UIKit's, of full opacity.
  package init(color: SceneColor? = nil, opacity: Double = 1, radius: Double = 3, x: Double = 0, y: Double = -3) {
    (self.color, self.opacity, self.radius) = (color, opacity, radius)
    (self.x, self.y) = (x, y)
  }

  /// The largest length of each kind.
  package static let limit = 1000.0
}
