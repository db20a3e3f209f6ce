/// Everything besides the layout that pixels depend on: libraries, and the font files a scene's text is drawn with.
package struct Fingerprint: Sendable, Hashable {
  /// The renderer's part, the same for every scene.
  package var base: String
  /// Other font files with their hashes, sorted.
  package var fonts: [String]
  /// Names of the project's own font files. Their content is the document's, like a picture's, and not the renderer's.
  package var ownFiles: Set<String>

  /// - Parameter fonts: Font files with their hashes, in any order.
  package init(base: String, fonts: some Sequence<String> = [], ownFiles: Set<String> = []) {
    self.base = base
    self.fonts = Set(fonts).sorted()
    self.ownFiles = ownFiles
  }

  private static let separator = ", with "

  /// Reads the format of a record's header.
  package init(text: String) {
    guard let range = text.firstRange(of: Self.separator) else {
      self.init(base: text)
      return
    }
    self.init(
      base: String(text[..<range.lowerBound]),
      fonts: text[range.upperBound...].split(separator: "; ").map(String.init))
  }

  /// The format of a record's header.
  package var text: String { fonts.isEmpty ? base : base + Self.separator + fonts.joined(separator: "; ") }

  /// Returns the fingerprint of a record with cells of both, which uses the font files of both.
  package func joined(with other: Fingerprint) -> Fingerprint { Fingerprint(base: base, fonts: fonts + other.fonts) }

  /// The font files that belong to the machine.
  private var installed: Set<String> { Set(fonts.filter { !ownFiles.contains(Self.file($0)) }) }

  /// The file's name in an entry of ``fonts``.
  package static func file(_ font: String) -> String {
    font.lastIndex(of: " ").map { String(font[..<$0]) } ?? font
  }

  /// Returns the project's own font files whose content has changed since a record.
  package func changedFiles(since recorded: Fingerprint) -> [String] {
    let old = Set(recorded.fonts.map(Self.file))
    return fonts.filter { !recorded.fonts.contains($0) }.map(Self.file).filter {
      ownFiles.contains($0) && old.contains($0)
    }
  }

  /// Returns whether pictures of a record can be compared with this renderer's: the libraries are the same, and every
  /// file used now was used then. Some of a scene's cells may use fewer files than all of them.
  package func isThat(of recorded: Fingerprint) -> Bool {
    base == recorded.base && installed.isSubset(of: recorded.fonts)
  }

  /// What paints, and shapes no text: this program's drawing, Cairo, and the part of it that fills pixels.
  private static let painters: Set<Substring> = ["plumb", "cairo", "PIXMAN_DISABLE"]

  /// Returns whether text is shaped as it was for a record: by the same libraries, with the same fonts.
  package func shapesText(like recorded: Fingerprint) -> Bool {
    func shapers(_ base: String) -> [Substring] {
      base.split(separator: ",").map { $0.drop { $0 == " " } }.filter { part in
        !Self.painters.contains(part.prefix { $0 != " " })
      }
    }
    return shapers(base) == shapers(recorded.base) && installed.isSubset(of: recorded.fonts)
  }
}
