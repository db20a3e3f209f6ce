/// The space that symbols leave in their alignment rectangle, which next to text of 17 points is 20 points high whatever the
/// symbol's own height (`control-metrics.md` 3.4).
package enum SymbolSpace {
  /// The point size of the text next to which symbols were measured.
  private static let measuredSize = 17.0
  /// The height of the alignment rectangle there, in points.
  private static let measuredHeight = 20.0

  /// Pixels above and below a symbol; negative if it extends beyond its alignment rectangle.
  private typealias Space = (above: Double, below: Double)

  /// Returns the height of the alignment rectangle of a symbol next to text of a size, in points.
  package static func height(pointSize: Double) -> Double { measuredHeight * pointSize / measuredSize }

  /// Returns the space above and below a symbol in points; nil if it was not measured at this scale.
  /// - Parameters:
  ///   - pointSize: The size of the text next to it, in points.
  ///   - scale: Pixels per point.
  package static func around(_ name: String, pointSize: Double, scale: Double) -> (above: Double, below: Double)? {
    guard let space = pixels(name, scale: scale) else { return nil }
    let factor = pointSize / measuredSize
    return ((space.above * factor).rounded() / scale, (space.below * factor).rounded() / scale)
  }

  private static func pixels(_ name: String, scale: Double) -> Space? {
    let shape = (name.hasSuffix(".fill") ? name.dropLast(5) : name[...]).split(separator: ".").last ?? ""
    switch scale {
    case 2:
      if let space = atTwo[name] { return space }
      return shape == "circle" ? (1, 1) : shape == "square" ? (2, 3) : nil
    case 3: return atThree[name] ?? (shape == "circle" ? (3, 1) : nil)
    default: return nil
    }
  }

  /// At two pixels per point, symbols that are neither in a circle nor in a square.
  private static let atTwo: [String: Space] = [
    "globe": (1, 1), "safari": (1, 1), "candybarphone": (1, 1), "airplane": (1, 1), "lock": (1, 2), "map": (1, 2),
    "placeholdertext.fill": (2, 3), "person": (2, 3), "mail": (2, 3), "car": (2, 3), "mail.stack": (-1, 0),
    "lock.rectangle.stack": (-1, 0), "sun.max": (-1, 0), "arrow.right": (5, 5), "arrow.left": (5, 5),
    "building.2": (0, 0), "newspaper": (0, 0), "iphone.homebutton": (0, 0), "person.fill": (3, 3),
    "person.3.fill": (3, 3), "sun.min.fill": (1, 1), "chevron.right": (4, 3), "play": (3, 4), "forward": (4, 5),
    "ellipsis": (14, 15),
  ]

  /// At three pixels per point, symbols that are not in a circle.
  private static let atThree: [String: Space] = [
    "key.fill": (-3, -4), "delete.backward": (5, 4), "checkmark": (7, 5), "music.note.list": (3, 1),
    "plus.square": (4, 3), "photo.on.rectangle": (2, 2),
  ]
}
