internal import CCairo
import Drawing
import Foundation
import Layout
import Typography

/// Paints areas and lines that an application drew itself, at their exact positions: not moved to pixels.
struct HandPainter {
  let context: OpaquePointer
  let scale: Double
  /// In points.
  let origin: CGPoint

  func paint(_ content: DrawnShape.Content) {
    switch content {
    case .area(let outline, let filling):
      trace(outline.steps)
      cairo_set_fill_rule(context, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      switch filling {
      case .color(let color):
        setColor(color)
        cairo_fill(context)
      case .gradient(let gradient): fill(gradient)
      }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    case .line(let steps, let line, let color):
      trace(steps)
      setColor(color)
      stroke(line)
    case .text, .picture: break
    }
  }

  private func trace(_ steps: [OutlineStep]) {
    cairo_new_path(context)
    OutlineTracing(x: origin.x * scale, y: origin.y * scale, across: scale, down: scale).add(steps, to: context)
  }

  private func setColor(_ color: SceneColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func stroke(_ line: DrawnLine) {
    cairo_set_line_width(context, line.width * scale)
    switch line.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch line.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, line.miterLimit)
    if !line.dash.isEmpty {
      cairo_set_dash(context, line.dash.map { $0 * scale }, Int32(line.dash.count), line.phase * scale)
    }
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, 10)
  }

  private func fill(_ gradient: DrawnGradient) {
    let pattern =
      switch gradient.course {
      case .linear(let x1, let y1, let x2, let y2): cairo_pattern_create_linear(x1, y1, x2, y2)
      case .radial(let x1, let y1, let r1, let x2, let y2, let r2):
        cairo_pattern_create_radial(x1, y1, r1, x2, y2, r2)
      }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // From the context's pixels to the gradient's own coordinates.
    let own = gradient.transform
    var matrix = cairo_matrix_t(
      xx: own.a * scale, yx: own.b * scale, xy: own.c * scale, yy: own.d * scale, x0: (own.tx + origin.x) * scale,
      y0: (own.ty + origin.y) * scale)
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return }
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }
}
