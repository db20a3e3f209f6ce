import Foundation
import Scenes

/// A view's box, of which a radius rounds some corners.
struct RoundedBox {
  let rect: CGRect
  let radius: Double
  let corners: SceneCorners

  init(_ rect: CGRect, _ paint: SolvedPaint) {
    (self.rect, corners) = (rect, paint.roundedCorners)
    radius = corners.isEmpty ? 0 : paint.cornerRadius
  }

  private var isWhole: Bool { corners == .all || radius <= 0 }

  /// Fills the box.
  func fill(_ ink: Ink, into sketch: inout Sketch) {
    if isWhole { return sketch.fill(rect, radius: radius, ink) }
    if rect.width <= 0 || rect.height <= 0 { return }
    sketch.group(Group(clip: .rect(rect))) { $0.fill(shape, ink) }
  }

  /// Draws a line along the inside of the edge.
  func border(_ ink: Ink, width: Double, into sketch: inout Sketch) {
    if isWhole { return sketch.border(rect, radius: radius, ink, width: width) }
    sketch.group(Group(clip: .rect(rect))) { $0.stroke(shape, ink, width: 2 * width) }
  }

  /// Begins groups that cut off what is outside of the box.
  /// - Returns: How many groups are to be ended.
  func beginClip(into commands: inout [DisplayCommand]) -> Int {
    if isWhole {
      commands.append(.beginGroup(Group(clip: .box(rect, radius: radius))))
      return 1
    }
    commands.append(.beginGroup(Group(clip: .rect(rect))))
    commands.append(.beginGroup(Group(clip: shape)))
    return 2
  }

  /// Has the round corners, and goes beyond the box where those of one side are square: edges of boxes stand on whole pixels,
  /// those of paths do not.
  private var shape: Shape {
    let square = SceneCorners.all.subtracting(corners)
    let sides: [(corners: SceneCorners, dx: Double, dy: Double)] = [
      ([.topLeft, .topRight], 0, -1), ([.bottomLeft, .bottomRight], 0, 1), ([.topLeft, .bottomLeft], -1, 0),
      ([.topRight, .bottomRight], 1, 0),
    ]
    if let side = sides.first(where: { $0.corners == square }) {
      return .box(rect.union(rect.offsetBy(dx: side.dx * 2 * radius, dy: side.dy * 2 * radius)), radius: radius)
    }
    return .path(path)
  }

  private var path: [OutlineStep] {
    let limit = min(radius, rect.width / 2, rect.height / 2)
    func length(_ corner: SceneCorners) -> Double { corners.contains(corner) ? limit : 0 }
    // How far the handles of a quarter's cubic lie from its corner, in radii.
    let k = 1 - 0.5523
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (a, b, c, d) = (length(.topLeft), length(.topRight), length(.bottomRight), length(.bottomLeft))
    return [
      .move(x: left + a, y: top), .line(x: right - b, y: top),
      .cubic(c1x: right - k * b, c1y: top, c2x: right, c2y: top + k * b, x: right, y: top + b),
      .line(x: right, y: bottom - c),
      .cubic(c1x: right, c1y: bottom - k * c, c2x: right - k * c, c2y: bottom, x: right - c, y: bottom),
      .line(x: left + d, y: bottom),
      .cubic(c1x: left + k * d, c1y: bottom, c2x: left, c2y: bottom - k * d, x: left, y: bottom - d),
      .line(x: left, y: top + a),
      .cubic(c1x: left, c1y: top + k * a, c2x: left + k * a, c2y: top, x: left + a, y: top), .close,
    ]
  }
}
