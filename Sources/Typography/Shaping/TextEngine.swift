internal import CPango
import UIKit

/// Shapes paragraphs with Pango, in one thread.
final class TextEngine {
  /// Inter turns hyphens into arrows and letters into times signs; San Francisco does not.
  private static let features = "calt=0"
  private static let digitFeatures = "calt=0,tnum=1"

  private let fonts: PangoFonts
  private let plain: PlainShaping
  private let glyphString: UnsafeMutablePointer<PangoGlyphString>
  /// Font features for every text, and for text with monospaced digits.
  private let attributes: OpaquePointer
  private let digitAttributes: OpaquePointer
  private var bitmapAdvances: [Int: BitmapAdvances?] = [:]

  /// - Throws: ``TypographyError/unreadableFont`` if Pango cannot be set up.
  init(fonts files: FontFiles) throws {
    fonts = try PangoFonts(files)
    plain = PlainShaping(fonts)
    glyphString = pango_glyph_string_new()
    attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new(Self.features))
    digitAttributes = pango_attr_list_new()
    pango_attr_list_insert(digitAttributes, pango_attr_font_features_new(Self.digitFeatures))
  }

  deinit {
    pango_attr_list_unref(attributes)
    pango_attr_list_unref(digitAttributes)
    pango_glyph_string_free(glyphString)
  }

  // MARK: Shaping

  /// Shapes a paragraph.
  /// - Parameters:
  ///   - runs: Its fonts, which cover all of it.
  ///   - isRightToLeft: The direction of a text without strong characters.
  /// - Complexity: O(characters).
  func shape(_ text: String, _ runs: [StyledText.Run], isRightToLeft: Bool) -> ShapedParagraph {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.isEmpty { return ShapedParagraph(length: 0, isRightToLeft: isRightToLeft) }
      if let run = runs.first, runs.count == 1,
        let shaped = plain.shape(bytes, run.font.face, isRightToLeft: isRightToLeft)
      {
        return shaped
      }
      return shapeItems(of: bytes, runs, isRightToLeft)
    }
  }

  /// Shapes any text, split by Pango into parts of one font, script and direction.
  func shapeItems(
    of bytes: UnsafeBufferPointer<UInt8>, _ runs: [StyledText.Run], _ isRightToLeft: Bool
  ) -> ShapedParagraph {
    guard let start = bytes.baseAddress else { return ShapedParagraph(length: 0) }
    let count = bytes.count
    // For Pango a text ends at its first null character; another control character is equally invisible.
    guard !bytes.contains(0) else {
      let cleaned = bytes.map { $0 == 0 ? 1 : $0 }
      return cleaned.withUnsafeBufferPointer { shapeItems(of: $0, runs, isRightToLeft) }
    }
    return start.withMemoryRebound(to: CChar.self, capacity: count) { text in
      var shaped = ShapedParagraph(length: count)
      shaped.isRightToLeft = BaseDirection.isRightToLeft(bytes) ?? isRightToLeft
      let attributes = attributes(for: runs, fonts.helpers(bytes, runs))
      defer { pango_attr_list_unref(attributes) }
      let items = pango_itemize_with_base_dir(
        fonts.context, shaped.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text, 0, Int32(count),
        attributes,
        nil)
      defer { g_list_free(items) }
      shaped.glyphs.reserveCapacity(count)
      var node = items
      while let current = node {
        let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
        append(item, text, count, to: &shaped)
        pango_item_free(item)
        node = current.pointee.next
      }
      return shaped
    }
  }

  /// Sets the context's font, and returns attributes with those of further runs.
  private func attributes(for runs: [StyledText.Run], _ helpers: [FallbackFonts.Family]) -> OpaquePointer {
    if runs.count <= 1 {
      let face = runs.first?.font.face ?? FontFace()
      fonts.use(fonts.files.number(of: face), helpers)
      return pango_attr_list_ref(face.hasMonospacedDigits ? digitAttributes : attributes)
    }
    let list: OpaquePointer = pango_attr_list_new()
    var start = 0
    for run in runs {
      let end = start + run.length
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = guint(start)
        attribute?.pointee.end_index = guint(end)
        pango_attr_list_insert(list, attribute)
      }
      if let description = fonts.description(fonts.files.number(of: run.font.face), helpers) {
        insert(pango_attr_font_desc_new(description))
      }
      insert(pango_attr_font_features_new(run.font.face.hasMonospacedDigits ? Self.digitFeatures : Self.features))
      start = end
    }
    return list
  }

  private func append(
    _ item: UnsafeMutablePointer<PangoItem>, _ text: UnsafePointer<CChar>, _ count: Int,
    to shaped: inout ShapedParagraph
  ) {
    let offset = Int(item.pointee.offset)
    let length = Int(item.pointee.length)
    pango_shape_full(text + offset, Int32(length), text, Int32(count), &item.pointee.analysis, glyphString)
    let font = item.pointee.analysis.font.map { FileFont.number(of: OpaquePointer($0)) } ?? -1
    let bitmaps = bitmapAdvances(of: font)
    let isStandIn = fonts.isStandIn(font)
    let shaper = isStandIn ? fonts.shaper(font) : nil
    // The cluster of the last glyph with an advance.
    var cluster = -1
    let first = shaped.glyphs.count
    let string = glyphString.pointee
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      var glyph = ShapedParagraph.Glyph(
        index: info.glyph, cluster: offset + Int(string.log_clusters[index]),
        advance: Double(info.geometry.width) * PangoFonts.unit, x: Double(info.geometry.x_offset) * PangoFonts.unit,
        y: -Double(info.geometry.y_offset) * PangoFonts.unit)
      if info.glyph & 0x1000_0000 != 0 {
        mend(&glyph)
      } else if let bitmaps {
        glyph.advance = bitmaps.advance(of: info.glyph)
        glyph.isPicture = glyph.advance > 0
        (glyph.x, glyph.y) = (0, 0)
      } else if let shaper, glyph.advance != 0 {
        // Kerning is San Francisco's, and so are advances if they are known.
        if glyph.cluster != cluster, let slot = slot(at: glyph.cluster, text, count) {
          glyph.slot = slot
          glyph.advance = fonts.ownAdvance(of: info.glyph, shaper)
        }
        cluster = glyph.cluster
      } else if text[glyph.cluster] == 0x20 {
        // Pango gives a space the font of the words around it, iOS the text's own.
        glyph.slot = 0
      } else {
        glyph.isHangul = scalar(at: glyph.cluster, text, count).map { Self.hangul.contains($0.value) } ?? false
      }
      shaped.glyphs.append(glyph)
    }
    if text[offset] == 0x09 { for index in first..<shaped.glyphs.count { shaped.glyphs[index].advance = Self.tab } }
    shaped.items.append(
      ShapedParagraph.Item(
        range: offset..<offset + length, glyphs: first..<shaped.glyphs.count, level: item.pointee.analysis.level,
        font: font, isStandIn: isStandIn))
  }

  /// Hangul syllables.
  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// Returns the slot of the character at an offset.
  private func slot(at offset: Int, _ text: UnsafePointer<CChar>, _ count: Int) -> Int16? {
    scalar(at: offset, text, count).flatMap { FontAdvances.slot(of: $0) }.map { Int16($0) }
  }

  /// Returns the character at an offset.
  private func scalar(at offset: Int, _ text: UnsafePointer<CChar>, _ count: Int) -> Unicode.Scalar? {
    let bytes = UnsafeRawBufferPointer(start: text + offset, count: min(4, count - offset))
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  /// The width of a tab, in em: that of a few spaces, because labels have no tab stops.
  private static let tab = 1.2

  /// Replaces a character that is in no font: by nothing if it is a control character, else by a box of a typical
  /// width.
  private func mend(_ glyph: inout ShapedParagraph.Glyph) {
    let scalar = Unicode.Scalar(glyph.index & 0x0FFF_FFFF) ?? "\u{FFFD}"
    (glyph.x, glyph.y) = (0, 0)
    let category = scalar.properties.generalCategory
    if category == .control || category == .format || category == .lineSeparator {
      glyph.index = 0x0FFF_FFFF
      glyph.advance = scalar == "\t" ? Self.tab : 0
      return
    }
    glyph.index = scalar.value
    glyph.isMissing = true
    glyph.advance = scalar.value >= 0x1100 ? 1 : 0.6
  }

  private func bitmapAdvances(of font: Int) -> BitmapAdvances? {
    if fonts.isStandIn(font) { return nil }
    if let known = bitmapAdvances[font] { return known }
    let made = BitmapAdvances(font)
    bitmapAdvances[font] = .some(made)
    return made
  }

  // MARK: Breaks

  /// Returns the possible ends of lines in a paragraph and the ends of its characters, in bytes of UTF-8, including its
  /// own end.
  /// - Complexity: O(characters).
  func breaks(in bytes: [UInt8]) -> (words: [Int], characters: [Int]) {
    let text = String(decoding: bytes.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
    let count = text.unicodeScalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    pango_get_log_attrs(text, Int32(bytes.count), -1, pango_language_from_string("en"), &attributes, Int32(count + 1))
    var words: [Int] = []
    var characters: [Int] = []
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index > 0, attributes[index].is_line_break != 0 { words.append(offset) }
      if index > 0, attributes[index].is_cursor_position != 0 { characters.append(offset) }
      offset += UTF8.width(scalar)
    }
    return (words + [offset], characters + [offset])
  }
}
