import Foundation
import Layout

/// A view's box, some of whose corners are rounded.
struct RoundedBox {
  let rect: CGRect
  let radius: Double
  let corners: SceneCorners

  /// - Parameter radius: That of `corners`, in points.
  init(_ rect: CGRect, radius: Double, corners: SceneCorners) {
    (self.rect, self.radius, self.corners) = (rect, corners.isEmpty ? 0 : radius, corners)
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

  /// Clips what `draw` adds to the box.
  func clip(into commands: inout [DisplayCommand], _ draw: (inout [DisplayCommand]) -> Void) {
    let shapes: [Shape] = isWhole ? [.box(rect, radius: radius)] : [.rect(rect), shape]
    for shape in shapes { commands.append(.beginGroup(Group(clip: shape))) }
    draw(&commands)
    for _ in shapes { commands.append(.endGroup) }
  }

  /// The shape with the rounded corners. It extends beyond the box if both corners of one side are square, because
  /// edges of boxes are aligned to pixels and those of paths are not.
  private var shape: Shape {
    let square = SceneCorners.all.subtracting(corners)
    let sides: [(corners: SceneCorners, dx: Double, dy: Double)] = [
      ([.topLeft, .topRight], 0, -1), ([.bottomLeft, .bottomRight], 0, 1), ([.topLeft, .bottomLeft], -1, 0),
      ([.topRight, .bottomRight], 1, 0),
    ]
    if let side = sides.first(where: { $0.corners == square }) {
      return .box(rect.union(rect.offsetBy(dx: side.dx * 2 * radius, dy: side.dy * 2 * radius)), radius: radius)
    }
    return .path(.box(rect, radius: min(radius, rect.width / 2, rect.height / 2), corners))
  }
}

extension SolvedView {
  /// The view's bounds with its rounded corners.
  var box: RoundedBox {
    RoundedBox(CGRect(origin: .zero, size: frame.size), radius: paint.cornerRadius, corners: paint.roundedCorners)
  }
}
