internal import CPango
import Synchronization

/// A step of a glyph's outline, in em, y upwards from the baseline.
public enum OutlineStep: Sendable, Hashable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(cx: Double, cy: Double, x: Double, y: Double)
  case cubic(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
  case close
}

/// Outlines of glyphs, read once per glyph from the font file.
public final class GlyphOutlines: Sendable {
  private let fonts: FontFiles
  private let cache = Mutex<[Key: [OutlineStep]]>([:])

  private struct Key: Hashable {
    let font: Int
    let glyph: UInt32
  }

  public init(fonts: FontFiles) { self.fonts = fonts }

  /// - Parameters:
  ///   - glyph: Index in the font file.
  ///   - font: Position in ``FontFiles/weights``.
  public func outline(of glyph: UInt32, font: Int) -> [OutlineStep] {
    let key = Key(font: font, glyph: glyph)
    return cache.withLock { cache in
      if let known = cache[key] { return known }
      let outline = Self.read(glyph, from: fonts.weights[font].path)
      cache[key] = outline
      return outline
    }
  }

  private final class Pen {
    let unit: Double
    var steps: [OutlineStep] = []

    init(unitsPerEm: UInt32) { unit = 1 / Double(unitsPerEm) }

    static func from(_ data: UnsafeMutableRawPointer?) -> Pen? {
      data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private static func read(_ glyph: UInt32, from path: String) -> [OutlineStep] {
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
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
    let pen = Pen(unitsPerEm: hb_face_get_upem(face))
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return pen.steps
  }
}
