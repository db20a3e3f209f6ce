import Layout
package import RecipeDocuments

/// What changed in a document since its record was made, and how its views were called then.
package struct RecordedHistory {
  /// nil if nothing changed, or if the record does not state its scene.
  package private(set) var changes: DocumentChanges?
  /// The present names of views, by their names in the record.
  package private(set) var names = FactNames()

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
    guard
      let changes = DocumentChanges(
        from: comparison.recipe, to: scene, fonts: .installed)
    else {
      return
    }
    self.changes = changes
    names = FactNames(
      changes.views.compactMap { old, id in
        changes.presentNames[id].flatMap { $0 == old ? nil : (old: old, new: $0) }
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

extension SceneComparison {
  /// Takes account of the present document: its masks, its views that were renamed, and what it may paint.
  ///
  /// Where all cells equal their goldens, the recorded document is not read.
  /// - Parameter recipe: The present scene, as records state it.
  package mutating func compare(with scene: Scene, _ recipe: [String], _ observations: [Observation]) -> RecordedHistory
  {
    masks = SceneMasks(tolerance.masks, of: scene.id, ViewParents(scene))
    let isEqual = observations.allSatisfy { verdict(on: $0) == .identical }
    let history = isEqual ? RecordedHistory() : RecordedHistory(self, of: scene, recipe, observations)
    names = history.names
    if tolerance.isExact || isEqual { return history }
    pictured = RecipeWriter.pictured(in: scene).union(history.changes?.pictured ?? [])
    isRepainted =
      self.recipe.isEmpty
      || (history.changes?.all ?? []).contains { change in
        change.changesPaint && (change.views.isEmpty || !change.views.allSatisfy(masks.views.contains))
      } || (history.changes == nil && self.recipe != recipe)
    return history
  }

  /// Returns the changes in the document since its record was made, for cells that all equal their goldens.
  /// - Returns: nil if nothing changed, if the record does not state its scene, or if it has other cells, which may have
  ///   changed.
  /// - Complexity: O(cells) if nothing changed, else O(views + constraints).
  func silentEdits(of scene: Scene, _ recipe: [String], _ observations: [Observation]) -> [String]? {
    if isOfEarlierFormat || self.recipe.isEmpty || self.recipe == recipe { return nil }
    if hasCells(besides: observations.map(\.cell)) { return nil }
    guard let changes = RecordedHistory(self, of: scene, recipe, []).changes else { return nil }
    if changes.isReordered { return ["the same parts in another order or with other numbers"] }
    return changes.descriptions(besides: [])
  }

  /// Returns the changes that are no part of a cause of differences.
  /// - Returns: nil for none, and if something else may show their effect: a tolerance hides it, or the record has other
  ///   cells.
  func silentEdits(
    among changes: DocumentChanges, of scene: StoredScene, _ observations: [Observation]
  ) -> [String]? {
    guard tolerance.isExact, !hasCells(besides: observations.map(\.cell)) else { return nil }
    return changes.descriptions(besides: Set(scene.groups.flatMap { $0.edits ?? [] }))
  }
}

extension DocumentChanges {
  /// Returns what is said of all changes but these and those that are made together with them; nil for none.
  fileprivate func descriptions(besides effective: Set<DocumentChange>) -> [String]? {
    let others =
      renames.filter { !effective.contains($0) } + edits.map(\.changes).filter(effective.isDisjoint).joined()
    return others.isEmpty ? nil : others.map(\.description)
  }
}

extension RecordedHistory {
  /// Nothing changed.
  fileprivate init() {}
}
