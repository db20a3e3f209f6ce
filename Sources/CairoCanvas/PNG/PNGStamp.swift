import Values

/// A picture file's statement about itself in a text chunk: a hash of its pixels, and the renderer that drew them.
package struct PNGStamp: Sendable, Hashable {
  static let keyword = "Plumb"

  /// The hash of the pixels (``PixelRows/hashText``).
  package var pixelHash: String
  /// The renderer's version.
  package var renderer: String

  /// - Parameter pixelHash: See ``PixelRows/hashText``.
  package init(pixelHash: String, renderer: String) {
    self.pixelHash = pixelHash
    self.renderer = renderer
  }

  /// Returns the chunk: the keyword, and the stamp with a hash of what it covers, which is the header, the palette, the
  /// compressed data and the hash of the pixels. If a program changes a picture and keeps its text chunks, or changes
  /// the stamp, the stamp no longer matches.
  func content(of data: [UInt8]) -> [UInt8] {
    Array(Self.keyword.utf8) + [0] + Array("\(pixelHash) \(Self.text(of: data, pixelHash)) \(renderer)".utf8)
  }

  /// - Parameter data: What decides the file's pixels (``PNGChunks/stamped``).
  init?(_ content: some Sequence<UInt8>, of data: [UInt8]) {
    let parts = Array(content).split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, String(decoding: parts[0], as: UTF8.self) == Self.keyword else { return nil }
    let words = String(decoding: parts[1], as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0].count == 16, words[1] == Self.text(of: data, String(words[0])) else { return nil }
    self.init(pixelHash: String(words[0]), renderer: String(words[2]))
  }

  private static func text(of data: [UInt8], _ pixelHash: String) -> String {
    (data + pixelHash.utf8).withUnsafeBytes { HashText.text(XXH64.hash($0)) }
  }
}
