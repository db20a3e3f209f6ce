package import Scenes

extension RecipeWriter {
  /// Returns a document's inputs, one fact per line as `key: value`, in its order: everything that can change a layout.
  ///
  /// Keys are stable: a constraint's key is its number, or the left side of its equation; a view's key is its name and
  /// a key of recipes.
  /// - Complexity: O(views + constraints).
  package static func inputs(of scene: Scene) -> [String] { SceneInputs(scene).lines }

  /// Returns the names of views in the document, by the other names that inputs have for them: ids of a storyboard,
  /// names of a written recipe.
  /// - Complexity: O(views).
  package static func documentNames(of scene: Scene) -> [String: String] {
    let (views, written) = (scene.allViews, ViewNames.names(of: scene.allViews))
    let own = Set(views.map(\.name))
    var names: [String: String] = [:]
    for view in views {
      // A name that belongs to a view of the document always means that view.
      for other in [written[view.id] ?? view.id, view.id] where !own.contains(other) { names[other] = view.name }
    }
    return names
  }
}

/// Collects a scene's inputs.
private struct SceneInputs {
  private let scene: Scene
  private let writer: RecipeWriter
  /// Names of views, by id.
  private let names: [String: String]
  private(set) var lines: [String] = []

  init(_ scene: Scene) {
    self.scene = scene
    let views = scene.allViews
    names = Dictionary(views.map { ($0.id, $0.name) }) { first, _ in first }
    // A name shared by two views identifies neither.
    let counts = Dictionary(grouping: views, by: \.name).mapValues(\.count)
    let written = ViewNames.names(of: views)
    writer = RecipeWriter(
      scene, keyNames: names.merging(written) { own, written in counts[own] == 1 ? own : written })
    for (key, value) in writer.sceneKeys { put(key, value) }
    for view in scene.views { note(view, in: nil) }
    for constraint in scene.constraints { put(constraint, in: "") }
    for variation in scene.variations {
      let place = "\(variation.sizeClasses.horizontal) x \(variation.sizeClasses.vertical), "
      if !variation.uninstalled.isEmpty {
        put("\(place)uninstall", variation.uninstalled.sorted().joined(separator: ", "))
      }
      for id in variation.uninstalledViews.sorted() { put("\(place)uninstall \(quotedName(id))", "") }
      for constraint in variation.constraints { put(constraint, in: place) }
    }
    noteAdaptations()
    for state in scene.states {
      let place = "state \(state.name), "
      if !state.variant.suffix.isEmpty { put("\(place)reader", state.variant.suffix) }
      if let shows = state.showsKeyboard { put("\(place)keyboard", "\(shows)") }
      for id in state.removed { put("\(place)remove \(quotedName(id))", "") }
      if !state.uninstalled.isEmpty { put("\(place)uninstall", state.uninstalled.sorted().joined(separator: ", ")) }
      let usual = Dictionary(scene.allViews.map { ($0.id, $0) }) { first, _ in first }
      for (id, view) in state.views.sorted(by: { $0.key < $1.key }) {
        for (key, value) in writer.keys(of: view, unlike: usual[id]) {
          put("\(place)\(quotedName(id)) \(key)", value)
        }
      }
      for constraint in state.constraints { put(constraint, in: place) }
    }
    for (language, strings) in scene.strings.sorted(by: { $0.key < $1.key }) {
      for (text, translation) in strings.sorted(by: { $0.key < $1.key }) {
        put("\(language) \(YAMLText.quoted(text))", YAMLText.quoted(translation))
      }
    }
  }

  /// Adds what a recipe's variations set, relative to the next more general one. In a storyboard, other size classes
  /// are scenes of their own.
  private mutating func noteAdaptations() {
    if scene.canvas != nil { return }
    let variations = scene.variations.sorted { $0.specificity < $1.specificity }
    for (index, variation) in variations.enumerated() {
      let classes = variation.sizeClasses
      guard let other = scene.adaptations[classes] else { continue }
      let general = variations[..<index].last { $0.matches(classes) && scene.adaptations[$0.sizeClasses] != nil }
      let usual = general.flatMap { scene.adaptations[$0.sizeClasses] } ?? scene
      let place = "\(classes.horizontal) x \(classes.vertical), "
      if (other.bars, other.barContents) != (usual.bars, usual.barContents) {
        put("\(place)bars", RecipeText.text(other.bars, other.barContents))
      }
      for change in writer.changes(from: usual, to: other) {
        for (key, value) in change.keys { put("\(place)\(quotedName(change.view.id)) \(key)", value) }
      }
    }
  }

  /// Returns a view's name as in records: the document's name.
  private func quotedName(_ id: String) -> String { YAMLText.quoted(names[id] ?? id) }

  private mutating func put(_ key: String, _ value: String) {
    // Always one line, whatever the document contains.
    let text = "\(key): \(value)".map { $0.isNewline ? " " : String($0) }.joined()
    lines.append(text)
  }

  private mutating func note(_ view: SceneView, in parent: SceneView?) {
    let name = quotedName(view.id)
    put("\(name) stands in", parent.map { quotedName($0.id) } ?? "the root view")
    for (key, value) in writer.keys(of: view) { put("\(name) \(key)", value) }
    for child in view.children { note(child, in: view) }
  }

  private mutating func put(_ constraint: SceneConstraint, in place: String) {
    let text = constraint.text.isEmpty ? writer.text(constraint) : constraint.statement
    put("\(place)\(constraint.inputKey)", text)
  }
}
