import RecipeDocuments

/// What changed in a document since its record was made, and how its views were called then.
struct RecordedHistory {
  /// nil if nothing changed, or if the record does not state its scene.
  private(set) var changes: DocumentChanges?
  /// The present names of views, by their names in the record.
  private(set) var names = FactNames()

  /// - Parameters:
  ///   - recipe: The present scene, as records state it.
  ///   - observations: The scene's cells now.
  /// - Complexity: O(views + constraints), and reading the recorded recipe if it is another one.
  init(_ comparison: SceneComparison, of scene: Scene, _ recipe: [String], _ observations: [Observation]) {
    if comparison.recipe == recipe { return }
    guard !comparison.recipe.isEmpty else {
      names = Self.names(comparison, observations)
      return
    }
    guard let changes = DocumentChanges(from: comparison.recipe.joined(separator: "\n") + "\n", to: scene) else {
      return
    }
    self.changes = changes
    let present = Dictionary(scene.allViews.map { ($0.id, $0.name) }) { first, _ in first }
    names = FactNames(
      changes.views.compactMap { old, id in
        present[id].flatMap { $0 == old ? nil : (old: old, new: $0) }
      })
  }

  /// Pairs views of a record without identities with the present ones by their order.
  private static func names(_ comparison: SceneComparison, _ observations: [Observation]) -> FactNames {
    let found = observations.lazy.compactMap { observation in
      comparison.golden(observation.cell.name).map { FactNames(of: $0.facts, inOrderOf: observation.facts) }
    }
    return found.first ?? FactNames()
  }
}
