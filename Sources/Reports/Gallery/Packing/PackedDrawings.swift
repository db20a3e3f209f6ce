import Drawing
import Values
import Verifying

/// Drawings with everything that repeats written once: glyphs, pictures, and texts without their numbers.
struct PackedDrawings {
  private var texts = PackedTexts()
  private var glyphs = NumberedValues<LongText>()
  private var images = NumberedValues<LongText>()

  /// Adds a drawing.
  /// - Parameter description: A text that belongs to it.
  /// - Returns: Where its texts are: head, body, description, then the groups of the system.
  /// - Complexity: O(length).
  mutating func add(_ parts: SVGParts, description: String? = nil) -> String {
    let letters = parts.glyphs.map { glyphs.place(of: LongText(text: $0)) }
    let pictures = parts.images.map { images.place(of: LongText(text: $0)) }
    var list = [
      texts.add(parts.head, inserting: letters, at: Self.byte(.glyph)),
      texts.add(parts.body, inserting: pictures, at: Self.byte(.image)),
    ]
    for text in [description].compactMap(\.self) + parts.apart { list.append(texts.add(text)) }
    return list.map { "\($0.skeleton) \($0.row)" }.joined(separator: " ")
  }

  private static func byte(_ mark: SVGParts.Mark) -> UInt8 { mark.rawValue.utf8.first ?? 0 }

  /// The tables as members of a JSON object.
  /// - Complexity: O(numbers).
  var members: [(String, String?)] {
    let tables = texts.json
    return [
      ("glyphs", RawJSON.list(glyphs.values.map { RawJSON.text($0.text) })),
      ("images", RawJSON.list(images.values.map { RawJSON.text($0.text) })),
      ("skeletons", tables.skeletons), ("columns", tables.columns),
    ]
  }
}

/// A text as a key that is hashed at memory speed: glyphs are outlines of hundreds of bytes, which every drawing lists.
private struct LongText: Hashable {
  var text: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.withContiguousStorageIfAvailable { XXH64.hash(UnsafeRawBufferPointer($0)) })
  }
}
