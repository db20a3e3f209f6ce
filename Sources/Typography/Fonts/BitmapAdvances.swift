internal import CPango

/// Advances of bitmap fonts, read from the file because Pango knows them at one size only.
final class BitmapAdvances {
  private let font: OpaquePointer
  private let unit: Double

  /// Returns nil for an outline font.
  init?(_ number: Int) {
    guard let entry = FontTable.entry(number), let font = HarfBuzzFont.open(entry) else { return nil }
    let face = hb_font_get_face(font)
    guard hb_ot_color_has_png(face) != 0 else {
      hb_font_destroy(font)
      return nil
    }
    self.font = font
    unit = 1 / Double(hb_face_get_upem(face))
  }

  deinit { hb_font_destroy(font) }

  func advance(of glyph: UInt32) -> Double {
    glyph == 0x0FFF_FFFF ? 0 : Double(hb_font_get_glyph_h_advance(font, glyph)) * unit
  }
}

/// Font files opened with HarfBuzz, in font units.
enum HarfBuzzFont {
  /// Returns a font, owned by the caller, who frees it with `hb_font_destroy`; empty if the file cannot be read.
  static func open(_ entry: FontTable.Entry) -> OpaquePointer? {
    let face = face(entry)
    defer { hb_face_destroy(face) }
    return hb_font_create(face)
  }

  /// Returns a face, owned by the caller, who frees it with `hb_face_destroy`; empty if the file cannot be read.
  static func face(_ entry: FontTable.Entry) -> OpaquePointer? {
    let blob = hb_blob_create_from_file(entry.path)
    defer { hb_blob_destroy(blob) }
    return hb_face_create(blob, UInt32(entry.face))
  }
}
