internal import CCairo
import Drawing
import Foundation
import Typography

/// Carries out commands on one Cairo context.
///
/// Keeps the current origin itself, in points, so that it can move edges to pixels; only turned groups leave placing to
/// Cairo.
struct Painter {
  private let context: OpaquePointer
  private let scale: Double
  private let outlines: GlyphOutlines
  private var origin = CGPoint.zero
  private var isTurned = false
  private var saved: [(origin: CGPoint, isTurned: Bool, opacity: Double)] = []

  init(context: OpaquePointer, scale: Double, outlines: GlyphOutlines) {
    self.context = context
    self.scale = scale
    self.outlines = outlines
  }

  mutating func paint(_ command: DisplayCommand) {
    switch command {
    case .fill(.path(let steps), let color):
      setColor(color)
      add(steps)
      cairo_fill(context)
    case .stroke(let shape, let color, let width, let dash): stroke(shape, color, width: width, dash: dash)
    case .fill(let shape, let color):
      setColor(color)
      trace(pixelRect(shape.bounds), radius: shape.radius * scale)
      cairo_fill(context)
    case .border(let shape, let color, let width, let dash):
      border(shape, color, width: width, dash: dash)
    case .text(let run, let x, let baseline, let color):
      text(run, x: x, baseline: baseline, color)
    case .image(let picture, let rect): image(picture, rect)
    case .beginGroup(let group): begin(group)
    case .endGroup:
      guard let state = saved.popLast() else { return }
      (origin, isTurned) = (state.origin, state.isTurned)
      if state.opacity < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, state.opacity)
      }
      cairo_restore(context)
    }
  }

  private mutating func begin(_ group: Group) {
    let opacity = min(max(group.opacity, 0), 1)
    saved.append((origin, isTurned, opacity))
    cairo_save(context)
    if opacity < 1 { cairo_push_group(context) }
    origin = CGPoint(x: origin.x + group.translation.x, y: origin.y + group.translation.y)
    if let transform = group.transform {
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx * scale,
        y0: transform.ty * scale)
      cairo_translate(context, origin.x * scale, origin.y * scale)
      cairo_transform(context, &matrix)
      origin = .zero
      isTurned = true
    }
    if let clip = group.clip {
      trace(pixelRect(clip.bounds), radius: clip.radius * scale)
      cairo_clip(context)
    }
  }

  private func setColor(_ color: Ink) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  // MARK: Boxes

  /// A rectangle in pixels, its edges on whole ones; what has an extent keeps at least one pixel of it.
  private func pixelRect(_ rect: CGRect) -> CGRect {
    let moved = CGRect(
      x: (rect.minX + origin.x) * scale, y: (rect.minY + origin.y) * scale, width: rect.width * scale,
      height: rect.height * scale)
    if isTurned { return moved }
    let (left, width) = Self.onPixels(moved.minX, moved.width)
    let (top, height) = Self.onPixels(moved.minY, moved.height)
    return CGRect(x: left, y: top, width: width, height: height)
  }

  private static func onPixels(_ start: Double, _ length: Double) -> (Double, Double) {
    // A millionth of a pixel keeps arithmetic noise from deciding halves.
    let near = (start + 0.5 + 1e-6).rounded(.down)
    let far = (start + length + 0.5 + 1e-6).rounded(.down)
    return (near, length > 0 ? max(1, far - near) : 0)
  }

  private func trace(_ rect: CGRect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }

  /// A line inside the edge, a whole number of pixels wide: what lies between two outlines, filled.
  private func border(_ shape: Shape, _ color: Ink, width: Double, dash: Dash?) {
    let line = max(1, (width * scale).rounded())
    let outer = pixelRect(shape.bounds)
    setColor(color)
    if let dash {
      let lengths = [dash.line * scale, dash.gap * scale]
      cairo_set_dash(context, lengths, 2, 0)
      cairo_set_line_width(context, line)
      trace(outer.shrunk(by: line / 2), radius: max(0, shape.radius * scale - line / 2))
      cairo_stroke(context)
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    trace(outer, radius: shape.radius * scale)
    if outer.width > 2 * line, outer.height > 2 * line {
      trace(outer.shrunk(by: line), radius: max(0, shape.radius * scale - line))
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  // MARK: Outlines

  /// Where the outline is, in whatever fractions of pixels.
  private func stroke(_ shape: Shape, _ color: Ink, width: Double, dash: Dash?) {
    setColor(color)
    cairo_set_line_width(context, width * scale)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    if let dash { cairo_set_dash(context, [dash.line * scale, dash.gap * scale], 2, 0) }
    if case .path(let steps) = shape {
      add(steps)
    } else {
      let rect = shape.bounds
      trace(
        CGRect(
          x: (rect.minX + origin.x) * scale, y: (rect.minY + origin.y) * scale, width: rect.width * scale,
          height: rect.height * scale), radius: shape.radius * scale)
    }
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
  }

  private func add(_ steps: [OutlineStep]) {
    cairo_new_path(context)
    add(steps, x: origin.x * scale, baseline: origin.y * scale, across: scale, down: scale)
  }

  // MARK: Images

  /// The file nearest to the canvas's scale, its edges on pixels like those of boxes.
  private func image(_ picture: Picture, _ rect: CGRect) {
    paint(picture.png(for: scale), pixelRect(rect))
  }

  /// A PNG file, stretched to a rectangle in pixels.
  private func paint(_ png: [UInt8], _ target: CGRect) {
    guard target.width > 0, target.height > 0, let surface = PictureSurface(png: png) else { return }
    let (width, height) = (surface.width, surface.height)
    cairo_save(context)
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, target.width / width, target.height / height)
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
  }

  // MARK: Text

  private func text(_ run: GlyphRun, x: Double, baseline: Double, _ color: Ink) {
    setColor(color)
    for piece in run.pieces {
      let size = piece.size * scale
      for glyph in run.glyphs[piece.glyphs] {
        let start = (x + glyph.x + origin.x) * scale
        let base = (baseline - glyph.y + origin.y) * scale
        guard let index = glyph.index else {
          addMissingGlyph(x: start, baseline: base, width: glyph.advance * scale, size: size)
          continue
        }
        switch outlines.shape(of: index, font: piece.font) {
        case .outline(let outline): add(outline, x: start, baseline: base, across: size * piece.stretch, down: -size)
        case .picture(let png, let left, let top, let width, let height):
          // What was traced so far is filled first: painting a picture takes the context's path.
          cairo_fill(context)
          paint(
            png, CGRect(x: start + left * size, y: base - top * size, width: width * size, height: height * size))
          setColor(color)
        }
      }
    }
    cairo_fill(context)
  }

  /// - Parameters: Where the outline's origin lies, and how many pixels its unit has each way.
  private func add(_ outline: [OutlineStep], x left: Double, baseline: Double, across: Double, down: Double) {
    func px(_ x: Double) -> Double { left + x * across }
    func py(_ y: Double) -> Double { baseline + y * down }
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
        // The cubic through the same points.
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

  /// An empty box for a character that the font lacks.
  private func addMissingGlyph(x: Double, baseline: Double, width: Double, size: Double) {
    let line = 0.05 * size
    let box = CGRect(
      x: x + line, y: baseline - 0.7 * size, width: max(0.1 * size, width - 2 * line), height: 0.7 * size)
    // Around once, and back inside: the middle stays empty under the winding rule.
    trace(box, radius: 0)
    let inner = box.shrunk(by: line)
    cairo_move_to(context, inner.minX, inner.minY)
    cairo_line_to(context, inner.minX, inner.maxY)
    cairo_line_to(context, inner.maxX, inner.maxY)
    cairo_line_to(context, inner.maxX, inner.minY)
    cairo_close_path(context)
  }
}
