import Synchronization

/// Numbers for the font files in use, so that glyphs can say where they are from in a word.
///
/// A number means the same file as long as the process lives, and nothing beyond it: no output holds one.
enum FontTable {
  struct Entry: Hashable {
    var path: String
    /// Position in a collection of faces.
    var face: Int
    /// Whether its outlines are drawn bolder than they are.
    var isEmboldened = false
  }

  private struct State {
    var entries: [Entry] = []
    var numbers: [Entry: Int] = [:]
  }

  private static let state = Mutex(State())

  static func number(of entry: Entry) -> Int {
    state.withLock { state in
      if let known = state.numbers[entry] { return known }
      state.entries.append(entry)
      state.numbers[entry] = state.entries.count - 1
      return state.entries.count - 1
    }
  }

  static func entry(_ number: Int) -> Entry? {
    state.withLock { $0.entries.indices.contains(number) ? $0.entries[number] : nil }
  }
}

extension GlyphRun.Piece {
  /// The piece's font file, face and boldness: what ``font`` stands for in every process. nil for a font that is not known.
  package var fontName: String? {
    FontTable.entry(font).map { "\($0.path) \($0.face)\($0.isEmboldened ? " bold" : "")" }
  }
}
