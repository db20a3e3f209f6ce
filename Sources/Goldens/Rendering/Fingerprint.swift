/// What pixels depend on beside the layout: libraries, and the font files that a scene's text is drawn with.
package struct Fingerprint: Sendable, Hashable {
  /// Of the renderer, for every scene alike.
  package var base: String
  /// Further font files with their hashes, sorted.
  package var fonts: [String]

  /// - Parameter fonts: With their hashes, in any order.
  package init(base: String, fonts: some Sequence<String> = []) {
    self.base = base
    self.fonts = Set(fonts).sorted()
  }

  private static let separator = ", with "

  /// As a record's header has it.
  package init(text: String) {
    guard let range = text.firstRange(of: Self.separator) else {
      self.init(base: text)
      return
    }
    self.init(
      base: String(text[..<range.lowerBound]),
      fonts: text[range.upperBound...].split(separator: "; ").map(String.init))
  }

  /// As a record's header has it.
  package var text: String { fonts.isEmpty ? base : base + Self.separator + fonts.joined(separator: "; ") }

  /// The fingerprint of a record with cells of both: the font files of both.
  package func joined(with other: Fingerprint) -> Fingerprint { Fingerprint(base: base, fonts: fonts + other.fonts) }

  /// Whether pictures of a record can be compared with this renderer's: the same libraries, and every file used now used
  /// then. A part of a scene's cells may use fewer files than all of them.
  package func isThat(of recorded: Fingerprint) -> Bool {
    base == recorded.base && Set(fonts).isSubset(of: recorded.fonts)
  }
}
