internal import CPango
import Foundation
import Synchronization
import UIKit
import Values

/// Fonts in a document's own files.
package enum CustomFonts {
  /// Makes the faces of a file available to `UIFont(name:size:)`.
  /// - Returns: PostScript names, one per face.
  /// - Throws: ``TypographyError/unreadableFont``.
  /// - Complexity: O(bytes), once per file.
  package static func register(_ path: String) throws -> [String] {
    if let known = names.withLock({ $0[path] }) { return known }
    // Opening a pipe would block.
    guard RegularFile.isThere(path), FontHeader.isFont(path) else { throw TypographyError.unreadableFont(path: path) }
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    if hb_blob_get_length(blob) > Limits.fontBytes { throw TypographyError.unreadableFont(path: path) }
    let faces = (0..<min(hb_face_count(blob), 64)).compactMap { face(Int($0), of: blob, path) }
    if faces.isEmpty { throw TypographyError.unreadableFont(path: path) }
    for face in faces { FontFileFace.register(face) }
    let found = faces.map(\.postScriptName)
    names.withLock { $0[path] = found }
    return found
  }

  private static let names = Mutex<[String: [String]]>([:])

  /// Returns the files below a folder of which another file with the same font but other contents is registered, sorted.
  /// Texts are drawn with one of the two.
  /// - Complexity: O(files + bytes of those with a font in common).
  package static func replaced(below folder: String) -> [String] {
    let all = names.withLock { $0 }
    func isBelow(_ path: String) -> Bool { path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") }
    return all.keys.filter(isBelow).sorted().filter { path in
      all.contains { other, faces in
        !isBelow(other) && !Set(faces).isDisjoint(with: all[path] ?? [])
          && FileManager.default.contents(atPath: other) != FileManager.default.contents(atPath: path)
      }
    }
  }

  /// Files that have been registered, sorted.
  static var paths: [String] { names.withLock { $0.keys.sorted() } }

  private static func face(_ index: Int, of blob: OpaquePointer?, _ path: String) -> FontFileFace? {
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    // A face that cannot be read has no glyphs.
    guard hb_face_get_glyph_count(face) > 0, let name = name(6, face) else { return nil }
    let unit = 1 / CGFloat(hb_face_get_upem(face))
    func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 ? CGFloat(value) * unit : nil
    }
    let ascender = measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.8
    return FontFileFace(
      postScriptName: name, familyName: self.name(16, face) ?? self.name(1, face) ?? name, path: path, index: index,
      isBold: hb_style_get_value(font, HB_STYLE_TAG_WEIGHT) >= 600,
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0,
      metrics: FontMetrics(
        ascender: ascender, descender: -(measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -0.2),
        lineGap: measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0,
        capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7, xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5,
        unitsPerEm: CGFloat(hb_face_get_upem(face))))
  }

  private static func name(_ id: UInt32, _ face: OpaquePointer?) -> String? {
    var size: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    hb_ot_name_get_utf8(face, id, nil, &size, &buffer)
    let text = String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
