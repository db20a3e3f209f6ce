import Drawing
import Scenes

/// The effect of one cause in one cell.
struct CausedChanges {
  let cause: Cause
  let status: CellStatus
  /// The facts it changed; empty if it changed only the picture.
  var changes: [FactChange] = []
  /// The facts without it and with it.
  var facts: (before: LayoutFacts, after: LayoutFacts)
}

/// Lays a document out with each of its edits alone, to attribute each effect to its edit.
///
/// If the previous document, reconstructed from its record, is not laid out like its golden, nothing is separated,
/// because the record contains less than the document did.
@MainActor
struct EditSeparation {
  private let edits: InputEdits
  /// The version of the layout rules that computed the golden.
  private let rules: Int
  /// By the cell's name: with no edit, with each edit alone, with all edits.
  private let before: [String: Drawn]
  private let alone: [[String: Drawn]]
  private let after: [String: Drawn]

  /// A cell of one of the documents.
  private struct Drawn {
    let facts: LayoutFacts
    let list: DisplayList
  }

  /// - Parameters:
  ///   - edits: At least two.
  ///   - scene: Returns the scene that some inputs describe; nil if they cannot be read.
  ///   - inputs: The document's present inputs.
  /// - Returns: nil if the edits cannot be made separately.
  /// - Complexity: A solve and a display list for each cell and edit.
  init?(
    _ edits: InputEdits, rules: Int, inputs: [String], cells: [Cell], pipeline: LayoutPipeline, renderer: Renderer,
    scene: ([String]) -> Scene?
  ) {
    var edits = edits
    guard edits.edits.count > 1, edits.edits.count <= InputEdits.limit, !cells.isEmpty,
      let old = scene(edits.inputs(with: nil)), let new = scene(inputs)
    else { return nil }
    var scenes = edits.edits.indices.map { scene(edits.inputs(with: $0)) }
    let unreadable = scenes.indices.filter { scenes[$0] == nil }
    if !unreadable.isEmpty {
      // Joined, they may form a readable edit.
      edits.join(Set(unreadable))
      scenes = edits.edits.indices.map { scene(edits.inputs(with: $0)) }
    }
    let readable = scenes.compactMap(\.self)
    guard readable.count == edits.edits.count, readable.count > 1 else { return nil }
    func drawn(_ scene: Scene) -> [String: Drawn] {
      Dictionary(
        cells.map { cell in
          let layout = pipeline.solve(scene, in: cell)
          return (cell.name, Drawn(facts: LayoutFacts(layout), list: renderer.displayList(layout).untitled))
        }, uniquingKeysWith: { first, _ in first })
    }
    self.edits = edits
    self.rules = rules
    (before, alone, after) = (drawn(old), readable.map(drawn), drawn(new))
  }

  /// Returns the effect of each cause in a cell: of each edit by itself, and of all edits together.
  /// - Parameters:
  ///   - golden: The golden's facts with the views' present names.
  ///   - now: The cell's present facts.
  /// - Returns: nil if that cannot be determined.
  /// - Complexity: O(edits · facts).
  func changes(in cell: String, from golden: LayoutFacts, to now: LayoutFacts) -> [CausedChanges]? {
    guard let before = before[cell], let after = after[cell], after.facts == now else { return nil }
    var parts: [CausedChanges] = []
    // Differences without any edit are due to the device or to changed rules.
    let others = FactComparison.changes(from: golden, to: before.facts)
    if !others.isEmpty {
      let device = others.filter(\.isOfDevice)
      if device.isEmpty, rules == LayoutRules.version { return nil }
      parts.append(
        CausedChanges(
          cause: device.isEmpty ? .rules(since: rules) : .device(device), status: .layout, changes: others,
          facts: (golden, before.facts)))
    }
    var own: [LayoutFacts] = []
    for (edit, drawn) in zip(edits.edits, alone) {
      guard let drawn = drawn[cell] else { return nil }
      let changes = FactComparison.changes(from: before.facts, to: drawn.facts)
      own.append(drawn.facts)
      if changes.isEmpty, drawn.list == before.list { continue }
      parts.append(
        CausedChanges(
          cause: .inputs(edit), status: changes.isEmpty ? .paint : .layout, changes: changes,
          facts: (before.facts, drawn.facts)))
    }
    let together = JointChanges(from: before.facts, alone: own, to: now).changes
    if !together.isEmpty {
      parts.append(
        CausedChanges(
          cause: .together(edits.edits.flatMap(\.self)), status: .layout, changes: together, facts: (before.facts, now))
      )
    }
    return parts.isEmpty ? nil : parts
  }
}
