internal import CCairo
import Drawing
import Foundation
import Typography

/// Executes commands on one Cairo context.
///
/// Computes positions itself (``Placing``), so that it can move edges to pixels; only rotated groups leave that to
/// Cairo. It paints boxes on whole pixels and lines of text, which are nearly all of a layout, itself (``Raster``),
/// with the same result.
struct Painter {
  private let context: OpaquePointer
  private let scale: Double
  private let outlines: GlyphOutlines
  private var placing: Placing
  private let raster: Raster
  private let masks: TextMasks
  private let bench: Workbench
  private var groups: [(opacity: Double, eraser: Eraser?)] = []

  init(
    context: OpaquePointer, raster: Raster, scale: Double, outlines: GlyphOutlines, masks: TextMasks, bench: Workbench
  ) {
    self.context = context
    self.raster = raster
    self.scale = scale
    self.outlines = outlines
    self.masks = masks
    self.bench = bench
    placing = Placing(scale: scale, picture: raster.box)
  }

  /// Paints a whole picture on a white background.
  mutating func paint(_ commands: [DisplayCommand]) {
    let covers = Covers(commands, in: raster.box, scale: scale)
    for part in covers.open(raster.box, after: -1) { raster.fill(part, .white) }
    for (index, command) in commands.enumerated() {
      if case .fill(let shape, let color) = command, let box = placing.box(of: shape) {
        for part in covers.open(box, after: index) { raster.fill(part, Paint(color)) }
      } else {
        paint(command)
      }
    }
  }

  private mutating func paint(_ command: DisplayCommand) {
    switch command {
    case .fill(.path(let steps), let color):
      setColor(color)
      add(steps)
      fillPath()
    case .drawn(let content):
      raster.changes.noteAll()
      HandPainter(context: context, scale: scale, origin: placing.origin).paint(content)
    case .stroke(let shape, let color, let width, let dash): stroke(shape, color, width: width, dash: dash)
    case .fill(let shape, let color):
      setColor(color)
      trace(placing.pixelRect(shape.bounds), radius: shape.radius * scale)
      fillPath()
    case .border(let shape, let color, let width, let dash):
      border(shape, color, width: width, dash: dash)
    case .text(let run, let x, let baseline, let color):
      text(run, x: x, baseline: baseline, color)
    case .image(let picture, let rect): image(picture, rect)
    case .beginGroup(let group): begin(group)
    case .endGroup:
      guard let group = groups.popLast() else { return }
      if let eraser = group.eraser { erase(eraser) }
      placing.end()
      if group.opacity < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, group.opacity)
      }
      cairo_restore(context)
    }
  }

  private mutating func begin(_ group: Group) {
    let opacity = min(max(group.opacity, 0), 1)
    groups.append((opacity, group.eraser))
    cairo_save(context)
    if opacity < 1 { cairo_push_group(context) }
    let start = CGPoint(x: placing.origin.x + group.translation.x, y: placing.origin.y + group.translation.y)
    placing.begin(group)
    if let transform = group.transform {
      raster.changes.noteAll()
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx * scale,
        y0: transform.ty * scale)
      cairo_translate(context, start.x * scale, start.y * scale)
      cairo_transform(context, &matrix)
    }
    if case .path(let steps)? = group.clip {
      add(steps)
      cairo_set_fill_rule(context, group.clipsEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    } else if let clip = group.clip {
      trace(placing.pixelRect(clip.bounds), radius: clip.radius * scale)
      cairo_clip(context)
    }
    if let eraser = group.eraser {
      // Only the area of the eraser is drawn separately.
      trace(placing.pixelRect(eraser.area), radius: 0)
      cairo_clip(context)
      cairo_push_group(context)
    }
  }

  /// Erases from what was drawn since the group began, and paints the rest on the picture.
  private mutating func erase(_ eraser: Eraser) {
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    for command in eraser.commands { paint(command) }
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }

  private func setColor(_ color: Ink) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Fills the path, and clears it.
  private func fillPath() {
    noteRows()
    cairo_fill(context)
  }

  /// Strokes the path with a line of this width in pixels, and clears it.
  private func strokePath(_ line: Double) {
    noteRows(beyond: line)
    cairo_stroke(context)
  }

  /// Notes the rows that the path touches.
  /// - Parameter line: The width of the line with which it is stroked, in pixels.
  private func noteRows(beyond line: Double = 0) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    raster.changes.note(from: top - line, to: bottom + line)
  }

  // MARK: Boxes

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

  /// Paints a line inside the edge, a whole number of pixels wide, by filling the area between two outlines.
  private func border(_ shape: Shape, _ color: Ink, width: Double, dash: Dash?) {
    let line = max(1, (width * scale).rounded())
    let outer = placing.pixelRect(shape.bounds)
    setColor(color)
    if let dash {
      let lengths = [dash.line * scale, dash.gap * scale]
      cairo_set_dash(context, lengths, 2, 0)
      cairo_set_line_width(context, line)
      trace(outer.shrunk(by: line / 2), radius: max(0, shape.radius * scale - line / 2))
      strokePath(line)
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    if shape.radius <= 0, let edges = edges(of: outer, line) {
      for edge in edges { raster.fill(edge, Paint(color)) }
      return
    }
    trace(outer, radius: shape.radius * scale)
    if outer.width > 2 * line, outer.height > 2 * line {
      trace(outer.shrunk(by: line), radius: max(0, shape.radius * scale - line))
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    fillPath()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Returns the four sides of a frame without overlaps; the whole box if they leave no gap.
  private func edges(of rect: CGRect, _ line: Double) -> [PixelBox]? {
    guard rect.width > 2 * line, rect.height > 2 * line else { return placing.box(rect).map { [$0] } }
    let inner = rect.shrunk(by: line)
    let sides = [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: line),
      CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: line),
      CGRect(x: rect.minX, y: inner.minY, width: line, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: line, height: inner.height),
    ].compactMap(placing.box)
    return sides.count == 4 ? sides : nil
  }

  // MARK: Outlines

  /// Strokes an outline at its exact position, in fractions of pixels.
  private func stroke(_ shape: Shape, _ color: Ink, width: Double, dash: Dash?) {
    setColor(color)
    cairo_set_line_width(context, width * scale)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    if let dash { cairo_set_dash(context, [dash.line * scale, dash.gap * scale], 2, 0) }
    if case .path(let steps) = shape {
      add(steps)
    } else {
      trace(placing.exactRect(shape.bounds), radius: shape.radius * scale)
    }
    strokePath(width * scale)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
  }

  private func add(_ steps: [OutlineStep]) {
    cairo_new_path(context)
    OutlineTracing(x: placing.origin.x * scale, y: placing.origin.y * scale, across: scale, down: scale)
      .add(steps, to: context)
  }

  // MARK: Images

  /// Paints the file nearest to the canvas's scale, with edges on pixels like those of boxes.
  private func image(_ picture: Picture, _ rect: CGRect) {
    paint(picture.png(for: scale), placing.pixelRect(rect))
  }

  /// Paints a PNG file, stretched to a rectangle in pixels.
  private func paint(_ png: [UInt8], _ target: CGRect) {
    guard target.width > 0, target.height > 0, let surface = bench.pictures.surface(png: png) else { return }
    let (width, height) = (surface.width, surface.height)
    raster.changes.note(from: target.minY, to: target.maxY)
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
    let (left, base) = ((x + placing.origin.x) * scale, (baseline + placing.origin.y) * scale)
    if let direct = placing.direct, abs(left) < 1e9, abs(base) < 1e9 {
      let (column, row) = (left.rounded(.down), base.rounded(.down))
      // Rounding errors must not make one position into several.
      func part(_ value: Double) -> Double { (value * 0x1p40).rounded() * 0x1p-40 }
      let key = TextMasks.Key(run: run, scale: scale, x: part(left - column), y: part(base - row))
      let mask = masks.mask(key) {
        guard !hasPictures(run) else { return nil }
        return bench.masks.mask { context, far in
          fill(run, x: far + key.x, baseline: far + key.y, picture: nil, on: context)
        }
      }
      // Cairo clips outlines before it fills them, which moves their edges slightly, so partly visible text is left
      // to it.
      if let mask {
        let place = mask.box(column: Int(column), row: Int(row))
        if direct.shows(place) {
          raster.fill(mask, in: place, Paint(color))
          return
        }
      }
    }
    setColor(color)
    fill(run, x: left, baseline: base, picture: color, on: context)
    fillPath()
  }

  private func hasPictures(_ run: GlyphRun) -> Bool {
    run.pieces.contains { piece in
      run.glyphs[piece.glyphs].contains { glyph in
        guard let index = glyph.index, case .picture = outlines.shape(of: index, font: piece.font) else { return false }
        return true
      }
    }
  }

  /// Adds the outlines of a line to the path.
  /// - Parameters:
  ///   - x: The start of the line, in pixels.
  ///   - picture: The colour to continue with after an emoji, which is painted at once.
  private func fill(_ run: GlyphRun, x: Double, baseline: Double, picture color: Ink?, on context: OpaquePointer) {
    for piece in run.pieces {
      let size = piece.size * scale
      for glyph in run.glyphs[piece.glyphs] {
        let start = x + glyph.x * scale
        let base = baseline - glyph.y * scale
        guard let index = glyph.index else {
          addMissingGlyph(x: start, baseline: base, width: glyph.advance * scale, size: size, to: context)
          continue
        }
        switch outlines.shape(of: index, font: piece.font) {
        case .outline(let outline):
          OutlineTracing(x: start, y: base, across: size * piece.stretch, down: -size).add(outline, to: context)
        case .picture(let png, let left, let top, let width, let height):
          guard let color else { continue }
          // The outlines traced so far are filled first, because painting a picture uses the context's path.
          fillPath()
          paint(
            png, CGRect(x: start + left * size, y: base - top * size, width: width * size, height: height * size))
          setColor(color)
        }
      }
    }
  }

  /// Adds an empty box for a character that the font lacks.
  private func addMissingGlyph(x: Double, baseline: Double, width: Double, size: Double, to context: OpaquePointer) {
    let line = 0.05 * size
    let box = CGRect(
      x: x + line, y: baseline - 0.7 * size, width: max(0.1 * size, width - 2 * line), height: 0.7 * size)
    // Around once, and back inside: the middle stays empty under the winding rule.
    cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    let inner = box.shrunk(by: line)
    cairo_move_to(context, inner.minX, inner.minY)
    cairo_line_to(context, inner.minX, inner.maxY)
    cairo_line_to(context, inner.maxX, inner.maxY)
    cairo_line_to(context, inner.maxX, inner.minY)
    cairo_close_path(context)
  }
}
