internal import CPango
import Synchronization

/// A step of a glyph's outline, in em, y upwards from the baseline.
package enum OutlineStep: Sendable, Hashable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(cx: Double, cy: Double, x: Double, y: Double)
  case cubic(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
  case close
}

/// The appearance of a glyph.
package enum GlyphShape: Sendable, Hashable {
  case outline([OutlineStep])
  /// A picture in a PNG file, with its position in em, y upwards from the baseline.
  case picture(png: [UInt8], x: Double, y: Double, width: Double, height: Double)
}

/// Shapes of glyphs, read once per glyph from the font file.
package final class GlyphOutlines: Sendable {
  private let cache = Mutex<[Key: GlyphShape]>([:])
  private let texts = Mutex<[Key: String]>([:])

  private struct Key: Hashable {
    let font: Int
    let glyph: UInt32
  }

  /// Creates an empty cache.
  package init() {}

  /// - Parameters:
  ///   - glyph: Index in the font file.
  ///   - font: The file's number in a ``GlyphRun/Piece``.
  package func shape(of glyph: UInt32, font: Int) -> GlyphShape {
    let key = Key(font: font, glyph: glyph)
    return cache.withLock { cache in
      if let known = cache[key] { return known }
      let shape = FontTable.entry(font).map { Self.read(glyph, from: $0) } ?? .outline([])
      cache[key] = shape
      return shape
    }
  }

  /// Returns a glyph's shape in a writer's notation, made once per glyph: every caller must pass an equivalent closure.
  package func text(of glyph: UInt32, font: Int, _ make: (GlyphShape) -> String) -> String {
    let key = Key(font: font, glyph: glyph)
    if let known = texts.withLock({ $0[key] }) { return known }
    let text = make(shape(of: glyph, font: font))
    texts.withLock { $0[key] = text }
    return text
  }

  private final class Pen {
    let unit: Double
    var steps: [OutlineStep] = []

    init(unitsPerEm: UInt32) { unit = 1 / Double(unitsPerEm) }

    static func from(_ data: UnsafeMutableRawPointer?) -> Pen? {
      data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private static func read(_ glyph: UInt32, from entry: FontTable.Entry) -> GlyphShape {
    guard let font = HarfBuzzFont.open(entry) else { return .outline([]) }
    defer { hb_font_destroy(font) }
    let unitsPerEm = hb_face_get_upem(hb_font_get_face(font))
    if hb_ot_color_has_png(hb_font_get_face(font)) != 0, let picture = picture(glyph, font, 1 / Double(unitsPerEm)) {
      return picture
    }
    let steps = outline(glyph, font, unitsPerEm)
    return .outline(entry.isEmboldened ? EmboldenedOutline.of(steps) : steps)
  }

  private static func picture(_ glyph: UInt32, _ font: OpaquePointer, _ unit: Double) -> GlyphShape? {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    return .picture(
      png: Array(bytes), x: Double(extents.x_bearing) * unit, y: Double(extents.y_bearing) * unit,
      width: Double(extents.width) * unit, height: -Double(extents.height) * unit)
  }

  private static func outline(_ glyph: UInt32, _ font: OpaquePointer, _ unitsPerEm: UInt32) -> [OutlineStep] {
    let functions = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = Pen.from(data) else { return }
        pen.steps.append(.move(x: Double(x) * pen.unit, y: Double(y) * pen.unit))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = Pen.from(data) else { return }
        pen.steps.append(.line(x: Double(x) * pen.unit, y: Double(y) * pen.unit))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        guard let pen = Pen.from(data) else { return }
        let unit = pen.unit
        pen.steps.append(
          .quadratic(cx: Double(cx) * unit, cy: Double(cy) * unit, x: Double(x) * unit, y: Double(y) * unit))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, c1x, c1y, c2x, c2y, x, y, _ in
        guard let pen = Pen.from(data) else { return }
        let unit = pen.unit
        pen.steps.append(
          .cubic(
            c1x: Double(c1x) * unit, c1y: Double(c1y) * unit, c2x: Double(c2x) * unit, c2y: Double(c2y) * unit,
            x: Double(x) * unit, y: Double(y) * unit))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in Pen.from(data)?.steps.append(.close) }, nil, nil)
    let pen = Pen(unitsPerEm: unitsPerEm)
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return pen.steps
  }
}
