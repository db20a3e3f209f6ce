internal import CPango
import UIKit

/// The font files that one thread's Pango knows.
///
/// Owns a private fontconfig configuration with the named files that were asked for so far and nothing else, each under a
/// family of its own, so that no choice is left to anyone's taste. Fonts are of one large size: nothing is rounded or
/// hinted, so what they measure holds for every size.
final class PangoFonts {
  /// In pixels.
  private static let referenceSize = 1000.0
  /// Of Pango's units, in em.
  static let unit = 1 / (Double(PANGO_SCALE) * referenceSize)

  let files: FontFiles
  let context: OpaquePointer
  private let configuration: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  private var loaded: Set<Int> = []
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  private var current: OpaquePointer?
  /// Pango's fonts by the file behind them; each is held, so that none takes another's place in memory.
  private var numbers: [OpaquePointer: Int] = [:]
  private var shapers: [Int: OpaquePointer] = [:]

  /// An empty configuration in the place of the system's, which Pango would read whether it is used or not: most of the
  /// time to a first label.
  private static let emptiedSystemFonts: Bool = {
    guard let empty = FcConfigCreate() else { return false }
    return FcConfigSetCurrent(empty) != 0
  }()

  /// - Throws: ``TypographyError/unreadableFont`` if Pango cannot be set up.
  init(_ files: FontFiles) throws {
    _ = Self.emptiedSystemFonts
    guard let configuration = FcConfigCreate() else { throw TypographyError.unreadableFont(path: "fontconfig") }
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      FcConfigDestroy(configuration)
      throw TypographyError.unreadableFont(path: "Pango's FreeType font map")
    }
    self.files = files
    self.configuration = configuration
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
  }

  deinit {
    for font in numbers.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    FcConfigDestroy(configuration)
  }

  // MARK: Files

  /// The family that a file has here.
  private static func family(_ number: Int) -> String { "plumb-\(number)" }
  /// What Pango calls the family of emoji.
  private static let emojiFamily = "emoji"

  /// Makes a file known to Pango.
  private func load(_ number: Int) {
    guard loaded.insert(number).inserted, let entry = FontTable.entry(number),
      FcConfigAppFontAddFile(configuration, entry.path) != 0,
      let set = FcConfigGetFonts(configuration, FcSetApplication)
    else { return }
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
        String(cString: file) == entry.path
      else { continue }
      var face: Int32 = 0
      _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &face)
      FcPatternDel(pattern, FC_FAMILY)
      // Faces of a collection that nobody asked for, and instances of variable fonts, keep away.
      FcPatternAddString(pattern, FC_FAMILY, Int(face) == entry.face ? Self.family(number) : "plumb-none")
      if number == files.fallbacks.emojiFile?.number { FcPatternAddString(pattern, FC_FAMILY, Self.emojiFamily) }
    }
    pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    current = nil
  }

  /// What a font and those that help it out are to Pango.
  func description(_ font: Int, _ helpers: [FallbackFonts.Family]) -> OpaquePointer? {
    let key = DescriptionKey(font: font, helpers: helpers.map(\.rank))
    if let known = descriptions[key] { return known }
    let isBold = boldNumbers.contains(font)
    let numbers = [font] + helpers.map { isBold ? $0.bold.number : $0.regular.number }
    for number in numbers { load(number) }
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

  /// Families for the characters of a text that its own fonts lack, and for those that ask to be pictures. They follow from
  /// the text alone: not from what was shaped before.
  func helpers(_ bytes: UnsafeBufferPointer<UInt8>, _ runs: [StyledText.Run]) -> [FallbackFonts.Family] {
    guard bytes.contains(where: { $0 >= 0xC2 }) else { return [] }
    let own = Set(runs.map { files.number(of: $0.font.face) }).compactMap(shaper)
    var found: [Int: FallbackFonts.Family] = [:]
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      var glyph: hb_codepoint_t = 0
      let isPicture = scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
      let isCovered = own.allSatisfy { hb_font_get_nominal_glyph($0, scalar.value, &glyph) != 0 }
      if isCovered && !isPicture { continue }
      if !isPicture, scalar.properties.isDefaultIgnorableCodePoint { continue }
      for family in files.fallbacks.candidates(for: isPicture ? "\u{1F600}" : scalar) { found[family.rank] = family }
    }
    return found.values.sorted { $0.rank < $1.rank }
  }

  /// Files from semibold on: other scripts come in two weights.
  private lazy var boldNumbers = Set((files.weights.dropFirst(5) + files.italics.dropFirst(5)).map(\.number))

  /// The file behind one of Pango's fonts.
  func number(of font: OpaquePointer) -> Int {
    if let known = numbers[font] { return known }
    let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var family: UnsafeMutablePointer<FcChar8>?
    var number = -1
    if FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family {
      number = Int(String(cString: family).dropFirst(6)) ?? -1
    }
    numbers[font] = number
    g_object_ref(UnsafeMutableRawPointer(font))
    return number
  }

  /// Makes a font, with those that help it out, the one that texts are in.
  func use(_ font: Int, _ helpers: [FallbackFonts.Family]) {
    guard let description = description(font, helpers), description != current else { return }
    pango_context_set_font_description(context, description)
    current = description
  }

  // MARK: Fonts

  /// Pango's own font of a file, as HarfBuzz knows it.
  func shaper(_ number: Int) -> OpaquePointer? {
    if let known = shapers[number] { return known }
    guard let description = description(number, []), let font = pango_context_load_font(context, description) else {
      return nil
    }
    // Held, and with it the font that HarfBuzz has of it.
    _ = self.number(of: OpaquePointer(font))
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    shapers[number] = pango_font_get_hb_font(font)
    return shapers[number]
  }

  func isStandIn(_ font: Int) -> Bool { standIns.contains(font) }
  private lazy var standIns = Set((files.weights + files.italics).map(\.number))
}
