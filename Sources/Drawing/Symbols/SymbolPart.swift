import Foundation
import Layout

/// A part of a symbol: a shape that is painted, or cut out of what is below it, in units of the grid.
struct SymbolPart: Sendable, Hashable {
  var steps: [OutlineStep]
  /// Whether the shape erases what is below instead of being painted.
  var isErasing = false
  /// Whether the inside belongs to the shape.
  var isFilled = false
  /// The width of the line along the outline, in multiples of the line width of the symbol's weight; 0 for none.
  var line = 1.0
  /// Additional width on both sides of the line, in units.
  var room = 0.0

  /// The margin around a cut-out next to another shape, in units.
  static let gap = 1.5

  /// Returns the part moved, with another line width.
  func moved(_ place: (CGPoint) -> CGPoint, line factor: Double = 1) -> SymbolPart {
    var part = self
    part.steps = steps.map { $0.moved(place) }
    part.line *= factor
    return part
  }

  /// The part cut out instead of painted, or vice versa.
  var inverted: SymbolPart {
    var part = self
    part.isErasing.toggle()
    return part
  }
}

extension OutlineStep {
  /// Rounds to ten-thousandths of a unit, so that numbers do not depend on a system's sine function.
  fileprivate func moved(_ place: (CGPoint) -> CGPoint) -> OutlineStep {
    func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let moved = place(CGPoint(x: x, y: y))
      return ((moved.x * 1e4).rounded() / 1e4, (moved.y * 1e4).rounded() / 1e4)
    }
    switch self {
    case .move(let x, let y):
      let end = point(x, y)
      return .move(x: end.x, y: end.y)
    case .line(let x, let y):
      let end = point(x, y)
      return .line(x: end.x, y: end.y)
    case .quadratic(let cx, let cy, let x, let y):
      let (control, end) = (point(cx, cy), point(x, y))
      return .quadratic(cx: control.x, cy: control.y, x: end.x, y: end.y)
    case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
      let (first, second, end) = (point(c1x, c1y), point(c2x, c2y), point(x, y))
      return .cubic(c1x: first.x, c1y: first.y, c2x: second.x, c2y: second.y, x: end.x, y: end.y)
    case .close: return .close
    }
  }
}
