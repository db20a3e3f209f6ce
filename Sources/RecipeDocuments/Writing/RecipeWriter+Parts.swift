import SceneModel
import Values

/// The parts of a recipe after its variations.
extension RecipeWriter {
  mutating func writeFurtherParts() {
    put("expect", block: scene.expectations.map { line($0) })
    put("invariants", block: scene.invariants.map(text))
    if scene.invariantWindows != SceneWindows() {
      let windows = scene.invariantWindows
      put("windows", "{ width: \(RecipeText.text(windows.width)), height: \(RecipeText.text(windows.height)) }")
    }
    if !scene.states.isEmpty { put("states", "") }
    for state in scene.states { write(state) }
    writeStrings()
    writeSilences()
    if let cells = scene.guardedCells { put("cells", "[\(cells.map(\.name).joined(separator: ", "))]") }
  }

  // MARK: States

  private mutating func write(_ state: SceneState) {
    let start = lines.count
    put(YAMLText.quoted(state.name), "", indent: 2)
    if let notes = state.notes { put("notes", YAMLText.quoted(notes), indent: 4) }
    for (key, value) in state.variant.settings { put(key, value, indent: 4) }
    if let shows = state.showsKeyboard { put("keyboard", "\(shows)", indent: 4) }
    var difference = SceneDifference()
    difference.views = changes(in: state)
    difference.uninstalled = uninstalled(state.uninstalled)
    difference.constraints = state.constraints.map { line($0) }
    if !state.removed.isEmpty {
      let views = state.removed.map { YAMLText.quoted(name(of: $0)) }
      put("remove", "[\(views.joined(separator: ", "))]", indent: 4)
    }
    write(difference, indent: 4)
    put("expect", block: state.expectations.map { line($0) }, indent: 4)
    if lines.count == start + 1 { endWithNothing() }
  }

  /// Returns the views that a state changes, with every key that it sets in any size classes.
  private func changes(in state: SceneState) -> [SceneChange] {
    var keys: [String: [(String, String)]] = [:]
    let others = SizeClasses.all.compactMap { scene.adaptations[$0] }
    for own in [scene] + others {
      guard let state = own.states.first(where: { $0.id == state.id }) else { continue }
      var changed = own
      changed.replaceViews(state.views)
      for change in changes(from: own, to: changed) {
        let known = keys[change.view.id] ?? []
        keys[change.view.id] = known + change.keys.filter { key in !known.contains { $0.0 == key.0 } }
      }
    }
    return scene.allViews.compactMap { view in
      if let keys = keys[view.id] { return SceneChange(view: view, keys: keys) }
      return nil
    }
  }

  // MARK: Invariants

  private func text(_ invariant: SceneInvariant) -> String {
    func list(_ ids: [String]) -> String { ids.map { EquationText.written(name(of: $0)) }.joined(separator: ", ") }
    switch invariant.statement {
    case .equation(let constraint): return line(constraint)
    case .noOverlap(let ids): return "no overlap: \(list(ids))"
    case .insideSafeArea(let ids): return "inside safe area: \(ids.isEmpty ? "*" : list(ids))"
    case .notCut(let ids): return "not cut: \(ids.isEmpty ? "*" : list(ids))"
    case .mirrored(let ids): return "mirrored: \(ids.isEmpty ? "*" : list(ids))"
    case .lines(let id, let relation, let count): return "lines(\(list([id]))) \(relation.rawValue) \(count)"
    }
  }

  // MARK: Texts

  /// Writes translations by text. Interface Builder identifies a text by its object and property; if two views have the
  /// same text, the first one's translation is written.
  private mutating func writeStrings() {
    var languages: [(String, [(String, String)])] = []
    for (language, strings) in scene.strings.sorted(by: { $0.key < $1.key }) {
      var own = strings
      if scene.canvas != nil {
        own = [:]
        func note(_ text: String, _ properties: [String], of id: String) -> String {
          let found = properties.lazy.compactMap { strings["\(id).\($0)"] }.first ?? strings[text]
          if let found, !text.isEmpty, own[text] == nil { own[text] = found }
          return text
        }
        for view in scene.allViews {
          var content: any SceneContent = view.kind.content
          content.translate(Translation { note($0, $1, of: view.id) })
        }
      }
      languages.append((language, own.sorted { $0.key < $1.key }))
    }
    languages.removeAll { $0.1.isEmpty && scene.canvas != nil }
    if languages.isEmpty { return }
    put("strings", "")
    for (language, strings) in languages {
      put(YAMLText.quoted(language), strings.isEmpty ? "{}" : "", indent: 2)
      for (text, translation) in strings { put(YAMLText.quoted(text), YAMLText.quoted(translation), indent: 4) }
    }
  }

  // MARK: Lint

  private mutating func writeSilences() {
    if scene.silences.isEmpty { return }
    put("lint", "")
    var rules: [String] = []
    for silence in scene.silences where !rules.contains(silence.rule) { rules.append(silence.rule) }
    for rule in rules {
      let silences = scene.silences.filter { $0.rule == rule }
      if let whole = silences.first(where: { $0.subject == nil }) {
        put(YAMLText.quoted(rule), YAMLText.quoted(whole.reason), indent: 2)
        continue
      }
      put(YAMLText.quoted(rule), "", indent: 2)
      for silence in silences {
        guard let subject = silence.subject else { continue }
        let view = scene.allViews.first { $0.name.lowercased() == subject.lowercased() }
        let key = view.map { YAMLText.quoted(name(of: $0.id)) } ?? text(label: subject)
        put(key, YAMLText.quoted(silence.reason), indent: 4)
      }
    }
  }
}
