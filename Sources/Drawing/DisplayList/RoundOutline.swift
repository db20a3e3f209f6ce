package import Foundation
package import Layout

/// Outlines with round parts, made of cubic curves.
extension [OutlineStep] {
  /// The distance of a quarter circle's control points from its ends, in radii.
  private static let handle = 0.5523

  /// Returns a circle.
  package static func circle(_ x: Double, _ y: Double, _ r: Double) -> [OutlineStep] {
    let k = handle * r
    return [
      .move(x: x + r, y: y), .cubic(c1x: x + r, c1y: y + k, c2x: x + k, c2y: y + r, x: x, y: y + r),
      .cubic(c1x: x - k, c1y: y + r, c2x: x - r, c2y: y + k, x: x - r, y: y),
      .cubic(c1x: x - r, c1y: y - k, c2x: x - k, c2y: y - r, x: x, y: y - r),
      .cubic(c1x: x + k, c1y: y - r, c2x: x + r, c2y: y - k, x: x + r, y: y), .close,
    ]
  }

  /// Returns a box, clockwise from after its top left corner, with some rounded corners.
  package static func box(_ rect: CGRect, radius r: Double, _ corners: SceneCorners = .all) -> [OutlineStep] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func length(_ corner: SceneCorners) -> Double { corners.contains(corner) ? r : 0 }
    let (a, b, c, d) = (length(.topLeft), length(.topRight), length(.bottomRight), length(.bottomLeft))
    // The distance from a corner to the control points, in radii.
    let k = 1 - handle
    var steps: [OutlineStep] = [.move(x: left + a, y: top), .line(x: right - b, y: top)]
    func turn(_ radius: Double, _ curve: OutlineStep) { if radius > 0 { steps.append(curve) } }
    turn(b, .cubic(c1x: right - k * b, c1y: top, c2x: right, c2y: top + k * b, x: right, y: top + b))
    steps.append(.line(x: right, y: bottom - c))
    turn(c, .cubic(c1x: right, c1y: bottom - k * c, c2x: right - k * c, c2y: bottom, x: right - c, y: bottom))
    steps.append(.line(x: left + d, y: bottom))
    turn(d, .cubic(c1x: left + k * d, c1y: bottom, c2x: left, c2y: bottom - k * d, x: left, y: bottom - d))
    steps.append(.line(x: left, y: top + a))
    turn(a, .cubic(c1x: left, c1y: top + k * a, c2x: left + k * a, c2y: top, x: left + a, y: top))
    return steps + [.close]
  }
}
