internal import CPango
import UIKit

/// The font files that one thread's Pango knows.
///
/// Each file is a family of its own, so that no choice is left to anyone's taste; fontconfig is not asked. Fonts are of one
/// large size: nothing is rounded or hinted, so what they measure holds for every size. Nothing here is seen by another
/// thread, and Pango starts none.
final class PangoFonts {
  /// In pixels.
  static let referenceSize = 1000.0
  /// Of Pango's units, in em.
  static let unit = 1 / (Double(PANGO_SCALE) * referenceSize)

  let files: FontFiles
  let context: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  private var current: OpaquePointer?
  /// Pango's fonts by the file behind them, and the sets it chooses among by the names of their families.
  private var fonts: [Int: OpaquePointer] = [:]
  private var fontsets: [String: OpaquePointer] = [:]
  /// Families that help out the text being shaped.
  private var helping: [FallbackFonts.Family] = []

  /// - Throws: ``TypographyError/unreadableFont`` if Pango cannot be set up.
  init(_ files: FontFiles) throws {
    guard let fontMap = FileFontMap.make() else { throw TypographyError.unreadableFont(path: "Pango's font map") }
    self.files = files
    self.fontMap = fontMap
    context = pango_font_map_create_context(fontMap)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    FileFontMap.setOwner(self, of: fontMap)
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    for fontset in fontsets.values { g_object_unref(UnsafeMutableRawPointer(fontset)) }
    for font in fonts.values { g_object_unref(UnsafeMutableRawPointer(font)) }
  }

  // MARK: Families

  /// The family that a file has here.
  private static func family(_ number: Int) -> String { "plumb-\(number)" }
  /// What Pango calls the family of emoji.
  private static let emojiFamily = "emoji"

  private static func number(ofFamily name: some StringProtocol) -> Int? { Int(name.dropFirst(6)) }

  /// What a font and those that help it out are to Pango.
  func description(_ font: Int, _ helpers: [FallbackFonts.Family]) -> OpaquePointer? {
    let key = DescriptionKey(font: font, helpers: helpers.map(\.rank))
    if let known = descriptions[key] { return known }
    let isBold = boldNumbers.contains(font)
    let numbers = [font] + helpers.map { isBold ? $0.bold.number : $0.regular.number }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, numbers.map(Self.family).joined(separator: ","))
    pango_font_description_set_absolute_size(description, Self.referenceSize * Double(PANGO_SCALE))
    descriptions[key] = description
    return description
  }

  private struct DescriptionKey: Hashable {
    var font: Int
    var helpers: [Int]
  }

  // MARK: What Pango asks for

  /// Pango's font of a file; held here.
  private func font(_ number: Int) -> OpaquePointer? {
    if let known = fonts[number] { return known }
    fonts[number] = FileFont.make(number)
    return fonts[number]
  }

  /// The first font of a description, owned by the caller.
  func font(_ description: OpaquePointer?) -> OpaquePointer? {
    guard let names = pango_font_description_get_family(description),
      let number = String(cString: names).split(separator: ",").first.flatMap(Self.number(ofFamily:)),
      let font = font(number)
    else { return nil }
    g_object_ref(UnsafeMutableRawPointer(font))
    return font
  }

  /// The fonts of a description, best first, owned by the caller; of pictures those that help the text out.
  func fontset(_ description: OpaquePointer?) -> OpaquePointer? {
    var names = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    if names == Self.emojiFamily {
      let pictures = files.fallbacks.emojiFile.map { [$0] } ?? []
      names = (pictures + helping.map(\.regular)).map { Self.family($0.number) }.joined(separator: ",")
    }
    let fontset: OpaquePointer
    if let known = fontsets[names] {
      fontset = known
    } else {
      guard let made = pango_fontset_simple_new(pango_language_from_string("en")) else { return nil }
      for font in names.split(separator: ",").compactMap(Self.number(ofFamily:)).compactMap(font) {
        g_object_ref(UnsafeMutableRawPointer(font))
        pango_fontset_simple_append(made, UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFont.self))
      }
      fontset = made
      fontsets[names] = fontset
    }
    g_object_ref(UnsafeMutableRawPointer(fontset))
    return fontset
  }

  /// Families for the characters of a text that its own fonts lack, and for those that ask to be pictures. They follow from
  /// the text alone: not from what was shaped before.
  func helpers(_ bytes: UnsafeBufferPointer<UInt8>, _ runs: [StyledText.Run]) -> [FallbackFonts.Family] {
    helping = []
    guard bytes.contains(where: { $0 >= 0xC2 }) else { return [] }
    let own = Set(runs.map { files.number(of: $0.font.face) }).compactMap(shaper)
    var found: [Int: FallbackFonts.Family] = [:]
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      var glyph: hb_codepoint_t = 0
      let isPicture = scalar.value == 0xFE0F || FallbackFonts.isPicture(scalar)
      let isCovered = own.allSatisfy { hb_font_get_nominal_glyph($0, scalar.value, &glyph) != 0 }
      if isCovered && !isPicture { continue }
      if !isPicture, scalar.properties.isDefaultIgnorableCodePoint { continue }
      for family in files.fallbacks.candidates(for: isPicture ? "\u{1F600}" : scalar) { found[family.rank] = family }
    }
    helping = found.values.sorted { $0.rank < $1.rank }
    return helping
  }

  /// Files from semibold on: other scripts come in two weights.
  private lazy var boldNumbers = Set((files.weights.dropFirst(5) + files.italics.dropFirst(5)).map(\.number))

  /// Makes a font, with those that help it out, the one that texts are in.
  func use(_ font: Int, _ helpers: [FallbackFonts.Family]) {
    guard let description = description(font, helpers), description != current else { return }
    pango_context_set_font_description(context, description)
    current = description
  }

  // MARK: Fonts

  /// Pango's own font of a file, as HarfBuzz knows it.
  func shaper(_ number: Int) -> OpaquePointer? {
    font(number).flatMap { pango_font_get_hb_font(UnsafeMutableRawPointer($0).assumingMemoryBound(to: PangoFont.self)) }
  }

  /// The glyph of a character; nil if the font has none.
  /// - Parameter font: As ``shaper(_:)`` gives it.
  func glyph(of scalar: Unicode.Scalar, _ font: OpaquePointer) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// A glyph's advance in em, without kerning.
  /// - Parameter font: As ``shaper(_:)`` gives it.
  func ownAdvance(of glyph: UInt32, _ font: OpaquePointer) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) * Self.unit
  }

  /// Whether a file draws glyphs in the room of a font that is not here.
  func isStandIn(_ font: Int) -> Bool { standIns.contains(font) || NamedFaces.installed.contains(font) }
  private lazy var standIns = Set((files.weights + files.italics).map(\.number))
}
