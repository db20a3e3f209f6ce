import Synchronization

/// Numbers for the font files in use, so that glyphs can refer to them in one word.
///
/// A number identifies the same file for the lifetime of the process, and nothing beyond it: no output contains one.
enum FontTable {
  struct Entry: Hashable {
    var path: String
    /// Position in a collection of faces.
    var face: Int
    /// Whether its outlines are emboldened.
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
