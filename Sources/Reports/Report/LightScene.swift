import Verifying

/// A scene as the page of a large run begins with it: each cause with the cell that represents it, and the other cells
/// as rows of numbers. The rest is a part of its own (``ScenePart``), loaded when one looks at the scene.
struct LightScene: Encodable {
  let id: String
  let title: String
  let document: String
  let cellCount: Int
  /// Without their cells.
  let findings: [StoredFinding]
  /// By finding: positions of its cells' names in ``Lists``.
  let findingCells: [[Int]]
  let troubles: [String]
  let orphans: [String]
  let missingPictures: [String]
  let hasLivePage: Bool?
  let history: [StoredState]?
  let groups: [Group]
  /// A row for each cell, in the run's order: positions of its name, status, pictures and size in ``Lists``, its facts
  /// and its golden's, the name of the cell it is drawn as, how it was redrawn, its cause, and its causes if it has
  /// several; -1 for nothing.
  let rows: [[Int]]
  /// The cells that represent causes, by their positions.
  let shown: [String: StoredCell]
  /// The file with the rest, relative to the page.
  let part: String

  /// A cause without the names of its cells.
  struct Group: Encodable {
    let group: StoredGroup
    /// Names of the cells that the page begins with.
    let shown: Set<String>

    /// The most effects that the page begins with.
    private static let effectLimit = 6

    private enum Key: String, CodingKey {
      case kind, cause, rules, edits, effects, summary, effectCount
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(group.kind, forKey: .kind)
      try container.encode(group.cause, forKey: .cause)
      try container.encodeIfPresent(group.rules, forKey: .rules)
      try container.encodeIfPresent(group.edits, forKey: .edits)
      try container.encode(light(group.effects), forKey: .effects)
      try container.encodeIfPresent(group.summary.map(light), forKey: .summary)
      try container.encode(group.effects.count, forKey: .effectCount)
    }

    private func light(_ effects: [StoredEffect]) -> [Effect] {
      effects.prefix(Self.effectLimit).map {
        Effect(text: $0.text, count: $0.cells.count, cells: $0.cells.filter(shown.contains))
      }
    }
  }

  /// An effect with the number of its cells.
  struct Effect: Encodable {
    let text: String
    let count: Int
    /// Those that the page begins with.
    let cells: [String]
  }

  /// What rows refer to, each once.
  struct Lists: Encodable {
    private var names = NumberedValues<String>()
    private var statuses = NumberedValues<String>()
    private var pictures = NumberedValues<[String]>()
    private var sizes = NumberedValues<[Double]>()

    mutating func name(_ text: String) -> Int { names.place(of: text) }
    mutating func status(_ text: String) -> Int { statuses.place(of: text) }
    mutating func pictures(_ kinds: [String]) -> Int { pictures.place(of: kinds) }
    mutating func size(_ size: [Double]) -> Int { sizes.place(of: size) }
  }

  /// - Complexity: O(cells + effects).
  init(_ scene: StoredScene, part: String, lists: inout Lists) {
    (id, title, document, cellCount) = (scene.id, scene.title, scene.document, scene.cellCount)
    findings = scene.findings.map { finding in
      var finding = finding
      finding.cells = []
      return finding
    }
    findingCells = scene.findings.map { finding in finding.cells.map { lists.name($0) } }
    (troubles, orphans) = (scene.troubles, scene.orphans)
    (missingPictures, hasLivePage, self.part) = (scene.missingPictures, scene.hasLivePage, part)
    history = scene.history
    var places: [String: Int] = [:]
    for (place, cell) in scene.cells.enumerated() { places[cell.name] = place }
    var shown: [String: StoredCell] = [:]
    for group in scene.groups.indices {
      guard let name = scene.examples(ofGroup: group).first, let place = places[name] else { continue }
      shown["\(place)"] = scene.cells[place]
    }
    self.shown = shown
    let names = Set(shown.values.map(\.name))
    groups = scene.groups.map { Group(group: $0, shown: names) }
    var rows: [[Int]] = []
    for cell in scene.cells {
      rows.append(
        [
          lists.name(cell.name), lists.status(cell.status.rawValue), lists.pictures(cell.pictures.map(\.rawValue)),
          lists.size(cell.size),
          cell.facts, cell.goldenFacts ?? -1, cell.drawnAs.map { lists.name($0) } ?? -1,
          cell.redrawn.map { $0 == .exact ? 0 : 1 } ?? -1, cell.group,
        ] + (cell.causes ?? []))
    }
    self.rows = rows
  }
}

/// What a ``LightScene`` leaves out.
struct ScenePart: Encodable {
  let cells: [StoredCell]
  let facts: [[String]]
  let groups: [Effects]
  let superviews: [String: String]
  let recordedSuperviews: [String: String]?
  /// The scene's document, for the constraints of a view that one points at.
  let recipe: [String]

  struct Effects: Encodable {
    let effects: [StoredEffect]
    let summary: [StoredEffect]?
  }

  init(_ scene: StoredScene) {
    (cells, facts) = (scene.cells, scene.facts)
    (superviews, recordedSuperviews, recipe) = (scene.superviews, scene.recordedSuperviews, scene.recipe)
    groups = scene.groups.map { Effects(effects: $0.effects, summary: $0.summary) }
  }
}
