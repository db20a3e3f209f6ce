import Goldens

extension StoredGroup {
  /// The cause in one sentence, by what it did: `Logo and all 6 views below it: down by 8`. Where only pictures changed, what the
  /// document says now.
  var sentence: String {
    if kind == .noGolden { return "New: there is no golden yet" }
    guard kind != .rules, kind != .renderer, let effect = shownEffects.first, !effect.example.isEmpty || summary != nil
    else { return cause }
    return effect.text
  }
}
