internal import CPango
import UIKit

/// The font files that Pango uses in one thread.
///
/// Each file is its own family, so that nothing is left to choose, and fontconfig is not used. Fonts have one large
/// size: nothing is rounded or hinted, so their measurements are valid for every size. No other thread sees this
/// object, and Pango starts none.
final class PangoFonts {
  /// In pixels.
  static let referenceSize = 1000.0
  /// Pango's unit, in em.
  static let unit = 1 / (Double(PANGO_SCALE) * referenceSize)

  let files: FontFiles
  let context: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  private var current: OpaquePointer?
  /// Pango's fonts by file number, and its font sets by the names of their families.
  private var fonts: [Int: OpaquePointer] = [:]
  private var fontsets: [String: OpaquePointer] = [:]
  /// Fallback families for the text being shaped.
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

  /// Returns the name of a file's family.
  private static func family(_ number: Int) -> String { "plumb-\(number)" }
  /// Pango's name for the emoji family.
  private static let emojiFamily = "emoji"

  private static func number(ofFamily name: some StringProtocol) -> Int? { Int(name.dropFirst(6)) }

  /// Returns Pango's description of a font and its fallbacks, owned by this object.
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

  // MARK: Requests by Pango

  /// Returns Pango's font of a file, owned by this object.
  private func font(_ number: Int) -> OpaquePointer? {
    if let known = fonts[number] { return known }
    fonts[number] = FileFont.make(number)
    return fonts[number]
  }

  /// Returns the first font of a description, owned by the caller, who frees it with `g_object_unref`.
  func font(_ description: OpaquePointer?) -> OpaquePointer? {
    guard let names = pango_font_description_get_family(description),
      let number = String(cString: names).split(separator: ",").first.flatMap(Self.number(ofFamily:)),
      let font = font(number)
    else { return nil }
    g_object_ref(UnsafeMutableRawPointer(font))
    return font
  }

  /// Returns the fonts of a description, best first, owned by the caller; for emoji, those of the text being shaped.
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

  /// Returns families for the characters of a text that its own fonts lack, and for emoji. They depend on the text
  /// alone, not on what was shaped before.
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

  /// Files from semibold on: fonts for other scripts come in two weights.
  private lazy var boldNumbers = Set((files.weights.dropFirst(5) + files.italics.dropFirst(5)).map(\.number))

  /// Selects a font and its fallbacks for the following texts.
  func use(_ font: Int, _ helpers: [FallbackFonts.Family]) {
    guard let description = description(font, helpers), description != current else { return }
    pango_context_set_font_description(context, description)
    current = description
  }

  // MARK: Fonts

  /// Returns Pango's own font of a file as a HarfBuzz font.
  func shaper(_ number: Int) -> OpaquePointer? {
    font(number).flatMap { pango_font_get_hb_font(UnsafeMutableRawPointer($0).assumingMemoryBound(to: PangoFont.self)) }
  }

  /// Returns the glyph of a character; nil if the font has none.
  /// - Parameter font: A result of ``shaper(_:)``.
  func glyph(of scalar: Unicode.Scalar, _ font: OpaquePointer) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns a glyph's advance in em, without kerning.
  /// - Parameter font: A result of ``shaper(_:)``.
  func ownAdvance(of glyph: UInt32, _ font: OpaquePointer) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) * Self.unit
  }

  /// Returns whether a file draws glyphs at the advances of a font that is not available.
  func isStandIn(_ font: Int) -> Bool { standIns.contains(font) || NamedFaces.installed.contains(font) }
  private lazy var standIns = Set((files.weights + files.italics).map(\.number))
}
