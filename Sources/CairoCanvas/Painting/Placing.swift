import Drawing
import Foundation

/// Computes the positions of commands on the pixels, and which of them can be painted without Cairo.
///
/// Follows the beginnings and ends of groups; paints nothing.
struct Placing {
  /// Pixels per point.
  let scale: Double
  /// The origin of the current group, in points.
  private(set) var origin = CGPoint.zero
  private(set) var isTurned = false
  /// The area that is not clipped, if Cairo is not needed: nothing is rotated, transparent as a group, or hidden by a
  /// curve.
  private(set) var direct: OpenArea?
  private var outer: [(origin: CGPoint, isTurned: Bool, direct: OpenArea?)] = []

  init(scale: Double, picture: PixelBox) {
    self.scale = scale
    direct = OpenArea(box: picture)
  }

  mutating func begin(_ group: Group) {
    outer.append((origin, isTurned, direct))
    origin = CGPoint(x: origin.x + group.translation.x, y: origin.y + group.translation.y)
    if group.transform != nil { (origin, isTurned) = (.zero, true) }
    if group.opacity < 1 || group.transform != nil || group.eraser != nil {
      direct = nil
    } else if case .path? = group.clip {
      direct = nil
    } else if let clip = group.clip {
      direct = PixelBox(pixelRect(clip.bounds)).flatMap { direct?.cut(to: $0, radius: clip.radius * scale) }
    }
  }

  mutating func end() {
    guard let state = outer.popLast() else { return }
    (origin, isTurned, direct) = state
  }

  /// Returns a rectangle in pixels with its edges on whole ones; sides longer than 0 keep at least one pixel.
  func pixelRect(_ rect: CGRect) -> CGRect {
    let moved = exactRect(rect)
    if isTurned { return moved }
    let (left, width) = Self.onPixels(moved.minX, moved.width)
    let (top, height) = Self.onPixels(moved.minY, moved.height)
    return CGRect(x: left, y: top, width: width, height: height)
  }

  /// Returns a rectangle in pixels at its exact position.
  func exactRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX + origin.x) * scale, y: (rect.minY + origin.y) * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  private static func onPixels(_ start: Double, _ length: Double) -> (Double, Double) {
    // A millionth of a pixel prevents rounding errors from deciding halves.
    let near = (start + 0.5 + 1e-6).rounded(.down)
    let far = (start + length + 0.5 + 1e-6).rounded(.down)
    return (near, length > 0 ? max(1, far - near) : 0)
  }

  /// Returns the visible part of a rectangle of whole pixels, if Cairo is not needed.
  func box(_ rect: CGRect) -> PixelBox? {
    guard let direct, let box = PixelBox(rect) else { return nil }
    return direct.seen(of: box)
  }

  /// Returns the visible part of a box with square corners, if Cairo is not needed.
  func box(of shape: Shape) -> PixelBox? {
    if case .path = shape { return nil }
    return shape.radius <= 0 ? box(pixelRect(shape.bounds)) : nil
  }
}
