/// A place in a text.
package struct TextPlace: Hashable, Sendable {
  /// From 1. Lines end with a line feed.
  package let line: Int
  /// In Unicode scalars, from 1; a byte that is not UTF-8 counts as one.
  package let column: Int

  /// The place of a byte.
  /// - Parameters:
  ///   - offset: The byte's offset, from 0; the number of bytes for the end of the text.
  ///   - bytes: The text in UTF-8.
  /// - Complexity: O(offset).
  package init(of offset: Int, in bytes: some BidirectionalCollection<UInt8>) {
    let before = bytes.prefix(offset)
    line = before.count { $0 == 0x0A } + 1
    let own = before.suffix(from: before.lastIndex(of: 0x0A).map(before.index(after:)) ?? before.startIndex)
    column = String(decoding: own, as: UTF8.self).unicodeScalars.count + 1
  }

  /// Returns the place of the first byte that is not UTF-8; nil if there is none.
  /// - Complexity: O(length).
  package static func ofInvalidUTF8(in bytes: some BidirectionalCollection<UInt8>) -> TextPlace? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return TextPlace(of: offset, in: bytes)
  }
}
