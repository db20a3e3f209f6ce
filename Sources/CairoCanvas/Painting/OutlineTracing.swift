internal import CCairo
import Typography

/// Adds outlines to a context's path.
struct OutlineTracing {
  /// The horizontal position of the outline's origin, in pixels.
  let x: Double
  /// The vertical position of the outline's origin, in pixels.
  let y: Double
  /// Pixels per unit horizontally.
  let across: Double
  /// Pixels per unit downwards.
  let down: Double

  func add(_ outline: [OutlineStep], to context: OpaquePointer) {
    func px(_ x: Double) -> Double { self.x + x * across }
    func py(_ y: Double) -> Double { self.y + y * down }
    var last = (x: 0.0, y: 0.0)
    for step in outline {
      switch step {
      case .move(let x, let y):
        cairo_move_to(context, px(x), py(y))
        last = (x, y)
      case .line(let x, let y):
        cairo_line_to(context, px(x), py(y))
        last = (x, y)
      case .quadratic(let cx, let cy, let x, let y):
        // The equivalent cubic.
        cairo_curve_to(
          context, px(last.x + (cx - last.x) * 2 / 3), py(last.y + (cy - last.y) * 2 / 3),
          px(x + (cx - x) * 2 / 3), py(y + (cy - y) * 2 / 3), px(x), py(y))
        last = (x, y)
      case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
        cairo_curve_to(context, px(c1x), py(c1y), px(c2x), py(c2y), px(x), py(y))
        last = (x, y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
