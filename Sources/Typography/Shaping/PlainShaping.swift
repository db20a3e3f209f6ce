internal import CPango
import UIKit

/// Shapes texts of printable ASCII with HarfBuzz alone: each is always one item, and Pango spends half of the time on
/// finding that out.
final class PlainShaping {
  private let fonts: PangoFonts
  private let buffer = hb_buffer_create()
  private let english = hb_language_from_string("en", -1)
  private let features: [hb_feature_t] = ["calt=0", "tnum=1"].map { name in
    var feature = hb_feature_t()
    hb_feature_from_string(name, -1, &feature)
    return feature
  }

  init(_ fonts: PangoFonts) { self.fonts = fonts }

  deinit { hb_buffer_destroy(buffer) }

  /// Returns nil for other texts, and for fonts that lack a character.
  /// - Parameter isRightToLeft: The direction of a text without strong characters.
  func shape(_ bytes: UnsafeBufferPointer<UInt8>, _ face: FontFace, isRightToLeft: Bool) -> ShapedParagraph? {
    let number = fonts.files.number(of: face)
    guard Self.isLeftToRight(bytes) ?? !isRightToLeft, let font = fonts.shaper(number), let start = bytes.baseAddress
    else { return nil }
    if face.file == nil, !face.hasMonospacedDigits, let characters = standInCharacters(number, font) {
      return shape(bytes, characters, number)
    }
    hb_buffer_clear_contents(buffer)
    start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(bytes.count), 0, Int32(bytes.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, english)
    hb_shape(font, buffer, features, face.hasMonospacedDigits ? 2 : 1)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    let isStandIn = fonts.isStandIn(number)
    var shaped = ShapedParagraph(length: bytes.count)
    shaped.glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      // A document's own font file may lack any character.
      if info.codepoint == 0 { return nil }
      shaped.glyphs.append(
        ShapedParagraph.Glyph(
          index: info.codepoint, cluster: Int(info.cluster),
          advance: isStandIn
            ? fonts.ownAdvance(of: info.codepoint, font) : Double(position.x_advance) * PangoFonts.unit,
          slot: isStandIn ? Int16(bytes[Int(info.cluster)]) - 0x20 : nil,
          x: Double(position.x_offset) * PangoFonts.unit,
          y: Double(position.y_offset) * PangoFonts.unit))
    }
    shaped.items = [
      ShapedParagraph.Item(
        range: 0..<bytes.count, glyphs: 0..<Int(count), level: 0, font: number, isStandIn: isStandIn)
    ]
    return shaped
  }

  /// The stand-in's glyphs of printable ASCII with their advances in em, by file: it has one glyph per character, and
  /// kerning is San Francisco's, so nothing is left to shape.
  private var characters: [Int: [(glyph: UInt32, advance: Double)]] = [:]

  /// Returns nil for a file that is not a stand-in.
  private func standInCharacters(_ number: Int, _ font: OpaquePointer) -> [(glyph: UInt32, advance: Double)]? {
    if let known = characters[number] { return known }
    guard fonts.isStandIn(number) else { return nil }
    let found = (UInt32(0x20)..<0x7F).map { scalar in
      let glyph = Unicode.Scalar(scalar).flatMap { fonts.glyph(of: $0, font) } ?? 0
      return (glyph, fonts.ownAdvance(of: glyph, font))
    }
    characters[number] = found
    return found
  }

  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ characters: [(glyph: UInt32, advance: Double)], _ number: Int
  ) -> ShapedParagraph {
    var shaped = ShapedParagraph(length: bytes.count)
    shaped.glyphs.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let slot = Int(byte) - 0x20
      let (glyph, advance) = characters[slot]
      shaped.glyphs.append(
        ShapedParagraph.Glyph(index: glyph, cluster: index, advance: advance, slot: Int16(slot), x: 0, y: 0))
    }
    shaped.items = [
      ShapedParagraph.Item(
        range: 0..<bytes.count, glyphs: 0..<bytes.count, level: 0, font: number, isStandIn: true)
    ]
    return shaped
  }

  /// Returns whether a text is left-to-right: nil if it has no letters, false if it has other characters.
  private static func isLeftToRight(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var hasLetter = false
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F else { return false }
      if byte & 0xDF >= 0x41, byte & 0xDF <= 0x5A { hasLetter = true }
    }
    return hasLetter ? true : nil
  }
}
