internal import CPango

/// One face of a font file for Pango: a subclass of `PangoFont`, at the reference size of ``PangoFonts``.
///
/// Pango's own fonts come from a `PangoFcFontMap`, which looks each of them up in its own threads and lets these change
/// its tables without a lock (`FcFontSetMatch`, `FcFontSetSort`; seen in Pango 1.50.12). Files here have fixed names,
/// so there is nothing to look up: HarfBuzz reads the face, and one thread owns it.
enum FileFont {
  /// The structure that GObject allocates: Pango's part first.
  struct Instance {
    var parent: PangoFont
    /// The file's number in ``FontTable``.
    var number: Int
    var face: OpaquePointer?
    /// The characters that the face has a glyph for; read on first use.
    var coverage: OpaquePointer?
  }

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(pango_font_get_type(), &parent)
    return g_type_register_static_simple(
      parent.type, "PlumbFileFont", parent.class_size, { setUpClass($0, $1) }, guint(MemoryLayout<Instance>.stride),
      nil, GTypeFlags(0))
  }()

  /// Returns a new font, owned by the caller; it has no glyphs if the file cannot be read.
  static func make(_ number: Int) -> OpaquePointer? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: Instance.self)
    instance.pointee.number = number
    instance.pointee.face = FontTable.entry(number).flatMap(HarfBuzzFont.face) ?? hb_face_get_empty()
    return OpaquePointer(object)
  }

  /// Returns the file behind a font created by ``make(_:)``.
  static func number(of font: OpaquePointer) -> Int {
    UnsafeMutableRawPointer(font).assumingMemoryBound(to: Instance.self).pointee.number
  }

  // MARK: Functions that Pango calls

  private static func instance(_ font: UnsafeMutablePointer<PangoFont>?) -> UnsafeMutablePointer<Instance>? {
    UnsafeMutableRawPointer(font)?.assumingMemoryBound(to: Instance.self)
  }

  private static func setUpClass(_ type: gpointer?, _ data: gpointer?) {
    guard let type else { return }
    type.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
      guard let object else { return }
      let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: Instance.self)
      hb_face_destroy(instance.pointee.face)
      if let coverage = instance.pointee.coverage { g_object_unref(UnsafeMutableRawPointer(coverage)) }
      g_type_class_peek(pango_font_get_type()).assumingMemoryBound(to: GObjectClass.self).pointee.finalize(object)
    }
    let methods = type.assumingMemoryBound(to: PangoFontClass.self)
    methods.pointee.describe = { _ in pango_font_description_new() }
    methods.pointee.describe_absolute = { _ in pango_font_description_new() }
    methods.pointee.get_font_map = { _ in nil }
    methods.pointee.get_features = { _, _, _, _ in }
    methods.pointee.get_metrics = { _, _ in nil }
    methods.pointee.get_coverage = { font, _ in FileFont.coverage(font) }
    methods.pointee.get_glyph_extents = { font, glyph, ink, logical in
      FileFont.extents(font, glyph, ink, logical)
    }
    methods.pointee.create_hb_font = { font in
      let shaper = hb_font_create(FileFont.instance(font)?.pointee.face)
      let scale = Int32(PangoFonts.referenceSize * Double(PANGO_SCALE))
      hb_font_set_scale(shaper, scale, scale)
      hb_font_set_ptem(shaper, Float(PangoFonts.referenceSize))
      return shaper
    }
  }

  /// - Complexity: O(characters of the file) the first time.
  private static func coverage(_ font: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
    guard let instance = instance(font) else { return nil }
    if let known = instance.pointee.coverage {
      g_object_ref(UnsafeMutableRawPointer(known))
      return known
    }
    guard let made = pango_coverage_new() else { return nil }
    let characters = hb_set_create()
    hb_face_collect_unicodes(instance.pointee.face, characters)
    var character = hb_codepoint_t.max
    while hb_set_next(characters, &character) != 0 {
      pango_coverage_set(made, Int32(character), PANGO_COVERAGE_EXACT)
    }
    hb_set_destroy(characters)
    instance.pointee.coverage = made
    g_object_ref(UnsafeMutableRawPointer(made))
    return made
  }

  /// Returns advances only: shaping needs nothing else, and ``TextEngine`` gives characters without a glyph a width.
  private static func extents(
    _ font: UnsafeMutablePointer<PangoFont>?, _ glyph: PangoGlyph, _ ink: UnsafeMutablePointer<PangoRectangle>?,
    _ logical: UnsafeMutablePointer<PangoRectangle>?
  ) {
    ink?.pointee = PangoRectangle()
    logical?.pointee = PangoRectangle()
    guard glyph & 0x1000_0000 == 0, glyph != 0x0FFF_FFFF, let shaper = pango_font_get_hb_font(font) else { return }
    logical?.pointee.width = hb_font_get_glyph_h_advance(shaper, glyph)
  }
}
