import Goldens

extension StoredGroup {
  /// The cause in one sentence, by what it did: `Logo and all 6 views below it: down by 8`. Where only pictures changed, what the
  /// document says now.
  var sentence: String {
    if kind == .noGolden { return "New: there is no golden yet" }
    if kind == .rules || kind == .renderer { return cause }
    if let first = summary?.first { return first.text }
    // One without an example is of pictures alone.
    guard let only = effects.first, effects.count == 1, !only.example.isEmpty else { return cause }
    return only.text
  }
}
