import SceneModel

extension Scene {
  /// PostScript names of the named fonts of its views' texts.
  /// - Complexity: O(views).
  var fontNames: Set<String> {
    let fonts = allViews.flatMap { view -> [SceneFont?] in
      let runs: [SceneTextRun]? =
        switch view.kind {
        case .label(let label): label.runs
        case .button(let button): button.runs
        default: nil
        }
      return [view.kind.content.font] + (runs ?? []).map(\.font)
    }
    return fonts.reduce(into: []) { names, font in
      if case .named(let name, _)? = font?.choice { names.insert(name) }
    }
  }
}
