package import Verifying

extension StoredGroup {
  /// The cause in one sentence, by its effect: `Logo and all 6 views below it: down by 8`. If only pictures changed,
  /// the change in the document.
  package var sentence: String {
    if kind == .noGolden { return "New: there is no golden yet" }
    if kind == .rules || kind == .renderer { return cause }
    if let first = summary?.first { return first.text }
    // An effect without an example concerns only pictures.
    guard let only = effects.first, effects.count == 1, !only.example.isEmpty else { return cause }
    return only.text
  }
}
