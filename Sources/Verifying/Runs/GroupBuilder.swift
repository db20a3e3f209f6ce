import RecipeDocuments

/// Groups cells by cause.
struct GroupBuilder {
  var scene: StoredScene
  private var groupOf: [GroupKey: Int] = [:]
  private var factsOf: [LayoutFacts: Int] = [:]
  private let tree: ViewParents
  /// The folded effects of each group.
  private var foldings: [EffectFolding] = []

  private struct GroupKey: Hashable {
    let cause: Cause
    let status: CellStatus
  }

  init(scene: StoredScene, tree: ViewParents) { (self.scene, self.tree) = (scene, tree) }

  /// - Parameters:
  ///   - parts: The effects of each cause in the cell, at least one.
  ///   - direct: Returns which of the changed views the inputs affect directly; called for the first cell of a cause.
  mutating func add(
    _ observation: Observation, _ verdict: Verdict, _ parts: [CausedChanges],
    golden: (entry: SceneRecord.CellEntry, facts: LayoutFacts)?, isPictured: Bool,
    direct: (_ inputs: [DocumentChange], _ moved: Set<String>) -> Set<String>
  ) {
    let groups = parts.map { add($0, observation.cell.name, direct) }
    // The cause for reports that name only one: the first that changed the layout.
    let main = zip(parts, groups).first { $0.0.status == verdict.status && !$0.0.changes.isEmpty }?.1 ?? groups[0]
    var changes: [FactChange] = []
    if case .layoutChanged(let found) = verdict { changes = found }
    let facts = position(of: observation.facts)
    scene.cells.append(
      StoredCell(
        name: observation.cell.name, status: verdict.status, group: main, changes: changes.map(StoredChange.init),
        facts: facts, goldenFacts: golden.map { position(of: $0.facts) }, pixelHash: observation.pixelHash,
        goldenHash: golden?.entry.pixelHash, isPictured: isPictured, pictures: [], size: [], outlines: [],
        causes: groups.count > 1 ? groups : nil, drawingHash: observation.drawingHash))
  }

  /// - Returns: The cause's group.
  private mutating func add(
    _ part: CausedChanges, _ cell: String, _ direct: (_ inputs: [DocumentChange], _ moved: Set<String>) -> Set<String>
  ) -> Int {
    let key = GroupKey(cause: part.cause, status: part.status)
    let group = groupOf[key] ?? scene.groups.count
    if groupOf[key] == nil {
      groupOf[key] = group
      var views: Set<String> = []
      if let inputs = part.cause.inputs, !part.changes.isEmpty {
        views = direct(inputs, Set(part.changes.map(\.subject)))
      }
      foldings.append(EffectFolding(tree, direct: views))
      scene.groups.append(
        StoredGroup(
          kind: part.cause.kind, cause: part.cause.description, rules: part.cause.rules, effects: [],
          cells: [],
          edits: part.cause.inputs))
    }
    scene.groups[group].cells.append(cell)
    for change in part.changes where !change.isRename { note(change, in: cell, group) }
    if !part.changes.isEmpty {
      foldings[group].add(part.changes, from: part.facts.before, to: part.facts.after, in: cell)
    }
    if part.status == .paint { note(text: "the picture changed, the layout did not", example: "", in: cell, group) }
    return group
  }

  private mutating func position(of facts: LayoutFacts) -> Int {
    if let known = factsOf[facts] { return known }
    factsOf[facts] = scene.facts.count
    scene.facts.append(facts.lines)
    return scene.facts.count - 1
  }

  private mutating func note(_ change: FactChange, in cell: String, _ group: Int) {
    note(text: change.distance, example: change.description, in: cell, group)
  }

  private mutating func note(text: String, example: String, in cell: String, _ group: Int) {
    if let known = scene.groups[group].effects.firstIndex(where: { $0.text == text }) {
      scene.groups[group].effects[known].cells.append(cell)
    } else {
      scene.groups[group].effects.append(StoredEffect(text: text, example: example, cells: [cell]))
    }
  }

  func finished() -> StoredScene {
    var scene = scene
    for (index, folding) in foldings.enumerated() {
      let effects = folding.effects
      if !effects.isEmpty, effects != scene.groups[index].effects { scene.groups[index].summary = effects }
    }
    return scene
  }
}
