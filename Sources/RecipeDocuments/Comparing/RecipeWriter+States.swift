package import SceneModel

extension RecipeWriter {
  /// Returns the names of views that show pictures from files, whose content a recipe does not state.
  /// - Complexity: O(views).
  package static func pictured(in scene: Scene) -> Set<String> {
    let writer = RecipeWriter(scene)
    return Set(
      scene.allViews.filter { view in writer.keys(of: view).contains { $0.0.lowercased().contains("image") } }.map(
        \.name))
  }

  /// What a state says besides its constraints.
  struct StateStatement {
    let part: StatePart
    /// The part in words: a view's name and its key, or the state's key.
    let name: String
    let value: String
  }

  /// Returns what a state changes besides constraints, in the notation of recipes.
  /// - Complexity: O(views).
  func statements(of state: SceneState, in scene: Scene) -> [StateStatement] {
    var lines: [StateStatement] = []
    func add(_ part: StatePart, _ name: String, _ value: String) {
      lines.append(StateStatement(part: part, name: name, value: value))
    }
    for (key, value) in state.variant.settings { add(.reader(key), key, value) }
    if let shows = state.showsKeyboard { add(.keyboard, "keyboard", "\(shows)") }
    if !state.removed.isEmpty { add(.removed, "remove", state.removed.map(name).joined(separator: ", ")) }
    let uninstalled = scene.constraints.filter { $0.label.map(state.uninstalled.contains) ?? false }
    if !uninstalled.isEmpty { add(.uninstalled, "uninstall", uninstalled.map(text).joined(separator: ", ")) }
    let usual = SceneIndex(scene).views
    for (id, view) in state.views.sorted(by: { $0.key < $1.key }) {
      for (key, value) in keys(of: view, unlike: usual[id]) {
        add(.key(view: id, key), "\(name(of: id)) \(key)", value)
      }
    }
    return lines
  }
}

extension CellVariant {
  /// The reader's settings that are not the default, in the notation of recipes.
  var settings: [(key: String, value: String)] {
    let direction = direction.map { $0 == .rightToLeft ? SceneDirection.rightToLeft : .leftToRight }
    return [
      ("contentSize", contentSize?.rawValue), ("direction", direction?.rawValue),
      ("language", language.map { YAMLText.quoted($0.id) }), ("appearance", appearance?.rawValue),
      ("look", look.map { "\($0.version)" }),
    ].compactMap { key, value in value.map { (key, $0) } }
  }

  /// Takes a setting from an earlier version, by its key in recipes.
  mutating func take(_ key: String, from other: CellVariant) {
    switch key {
    case "contentSize": contentSize = other.contentSize
    case "direction": direction = other.direction
    case "language": language = other.language
    case "appearance": appearance = other.appearance
    default: look = other.look
    }
  }
}
