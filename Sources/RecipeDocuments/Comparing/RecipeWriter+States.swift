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

  /// Returns what a state changes, as keys and values in the notation of recipes.
  /// - Complexity: O(views).
  func statements(of state: SceneState, in scene: Scene) -> [(String, String)] {
    var lines: [(String, String)] = []
    if !state.variant.suffix.isEmpty { lines.append(("reader", state.variant.suffix)) }
    if let shows = state.showsKeyboard { lines.append(("keyboard", "\(shows)")) }
    if !state.removed.isEmpty { lines.append(("remove", state.removed.map(name).joined(separator: ", "))) }
    if !state.uninstalled.isEmpty { lines.append(("uninstall", state.uninstalled.sorted().joined(separator: ", "))) }
    let usual = SceneIndex(scene).views
    for (id, view) in state.views.sorted(by: { $0.key < $1.key }) {
      for (key, value) in keys(of: view, unlike: usual[id]) { lines.append(("\(name(of: id)) \(key)", value)) }
    }
    for constraint in state.constraints { lines.append((side(constraint), text(constraint))) }
    return lines
  }
}
