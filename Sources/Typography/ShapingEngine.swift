internal import CPango
import UIKit

/// Shapes text with Pango, in one thread at a time.
///
/// Owns a private fontconfig configuration with the named font files and nothing else, a font map and a context. Sizes
/// are in points at 72 dpi, positions are not rounded and nothing is hinted, so a line is as wide at one scale as at
/// another.
final class ShapingEngine {
  private let configuration: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let fonts: FontFiles

  init(fonts: FontFiles) throws {
    guard let configuration = FcConfigCreate() else { throw TypographyError.unreadableFont(path: "fontconfig") }
    self.fonts = fonts
    self.configuration = configuration
    for file in fonts.weights where FcConfigAppFontAddFile(configuration, file.path) == 0 {
      FcConfigDestroy(configuration)
      throw TypographyError.unreadableFont(path: file.path)
    }
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      FcConfigDestroy(configuration)
      throw TypographyError.unreadableFont(path: "Pango's FreeType font map")
    }
    self.fontMap = fontMap
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    FcConfigDestroy(configuration)
  }

  // MARK: Lines

  /// Shapes a text as one line.
  /// - Parameters:
  ///   - font: Position in ``FontFiles/weights``.
  ///   - size: In points.
  ///   - tracking: Added after every glyph, in points.
  func shape(_ text: String, font: Int, size: Double, tracking: Double) -> GlyphRun {
    setFont(font, size)
    // To Pango a text ends at its first null character.
    let shown = text.contains("\0") ? text.replacing("\0", with: "\u{FFFD}") : text
    pango_layout_set_text(layout, shown, Int32(shown.utf8.count))
    var glyphs: [GlyphRun.Glyph] = []
    var x = 0.0
    var run = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let node = run {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      append(item, tracking, to: &glyphs, x: &x)
      run = node.pointee.next
    }
    return GlyphRun(text: text, font: font, size: size, glyphs: glyphs, width: x)
  }

  private func append(_ item: PangoGlyphItem, _ tracking: Double, to glyphs: inout [GlyphRun.Glyph], x: inout Double) {
    let string = item.glyphs.pointee
    let start = Int(item.item.pointee.offset)
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      let unit = 1 / Double(PANGO_SCALE)
      let advance = Double(info.geometry.width) * unit + tracking
      let isKnown = info.glyph & 0x1000_0000 == 0 && info.glyph != 0x0FFF_FFFF
      glyphs.append(
        GlyphRun.Glyph(
          index: isKnown ? info.glyph : nil, x: x + Double(info.geometry.x_offset) * unit, advance: advance,
          offset: start + Int(string.log_clusters[index])))
      x += advance
    }
  }

  private func setFont(_ font: Int, _ size: Double) {
    let description = pango_font_description_new()
    pango_font_description_set_family_static(description, "Inter")
    pango_font_description_set_weight(description, PangoWeight(UInt32((font + 1) * 100)))
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  /// UTF-8 offsets in a text at which a line may end, the text's end included (Unicode line breaking).
  func breakOffsets(in text: String) -> [Int] {
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [text.utf8.count] }
    var offsets: [Int] = []
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() where index < Int(count) {
      if index > 0, attributes[index].is_line_break != 0 { offsets.append(offset) }
      offset += UTF8.width(scalar)
    }
    return offsets + [offset]
  }

  /// The file a weight is really drawn with: its position in ``FontFiles/weights``.
  func fileUsed(font: Int) -> Int? {
    setFont(font, 17)
    guard let description = pango_layout_get_font_description(layout),
      let loaded = pango_font_map_load_font(fontMap, context, description)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(loaded).assumingMemoryBound(to: PangoFcFont.self))
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    let path = String(cString: file)
    return fonts.weights.firstIndex { $0.path == path }
  }
}
