import Values

/// Decisions on an earlier run, for cells that another run finds as they were: the same golden, the same layout and
/// picture, and the same cause.
package struct KeptDecisions: Codable, Sendable {
  /// Decisions by ``key(_:_:)``.
  private var cells: [String: Decisions.Decision] = [:]

  /// The file in which a `swift test` keeps the decisions on the run before it, in the run's folder.
  static let fileName = "decisions-before.json"

  /// Reads the decisions in a folder that made no golden; nil if there are none.
  /// - Complexity: O(run).
  package init?(_ folder: RunFolder) {
    let stored = Self.stored(in: folder)
    let decisions = (try? RunFolder.read(Decisions.self, folder.decisionsPath)) ?? Decisions()
    // Most runs have no decisions, and are not read.
    if stored == nil, decisions.cells.isEmpty { return nil }
    if let stored { self = stored }
    guard let run = try? folder.run() else {
      if stored == nil { return nil }
      return
    }
    func decision(_ item: Review.Item) -> Decisions.Decision? {
      decisions.cells[item.decisionKey] ?? decisions.cells[item.key]
    }
    for item in run.differingItems {
      let isGolden = run.differingItems(item.scene, item.cell).allSatisfy { decision($0) == .accepted }
      // What was decided since, or taken back, counts.
      cells[Self.key(item, run)] = isGolden ? nil : decision(item)
    }
    if cells.isEmpty { return nil }
  }

  /// Returns what a `swift test` keeps in a folder; nil for nothing.
  static func stored(in folder: RunFolder) -> KeptDecisions? {
    (try? RunFolder.read(Self.self, "\(folder.path)/\(fileName)")) ?? nil
  }

  /// Stores the decisions on cells of a run that are still as they were.
  /// - Parameter scene: The scene whose cells are considered; nil for all.
  /// - Throws: ``FileError``, ``RunError``.
  package func write(to folder: RunFolder, for run: StoredRun, scene: String? = nil) throws {
    var decisions = try RunFolder.read(Decisions.self, folder.decisionsPath) ?? Decisions()
    let earlier = decisions
    for item in run.differingItems where scene == nil || run.scenes[item.scene].id == scene {
      decisions.cells[item.decisionKey] = cells[Self.key(item, run)] ?? decisions.cells[item.decisionKey]
    }
    if decisions != earlier { try folder.write(SortedJSON.text(decisions), to: RunFolder.decisionsName) }
  }

  /// What a decision is about: the cell, its golden, what it shows, and the cause.
  private static func key(_ item: Review.Item, _ run: StoredRun) -> String {
    let scene = run.scenes[item.scene]
    let (cell, group) = (scene.cells[item.cell], scene.groups[item.group])
    let shown = [cell.goldenHash ?? "", cell.pixelHash, cell.drawingHash ?? ""]
    let facts = [cell.goldenFacts, cell.facts].map { $0.map { scene.facts[$0] } ?? [] }
    let content = (shown + facts.flatMap { ["", "\($0.count)"] + $0 }).joined(separator: "\n")
    return "\(item.key)\n\(group.kind.rawValue) \(group.cause)\n\(HashText.text(of: Array(content.utf8)))"
  }
}

extension StoredRun {
  /// Every cell that differs, once for each of its causes, in the run's order.
  var differingItems: [Review.Item] {
    scenes.indices.flatMap { scene in scenes[scene].cells.indices.flatMap { differingItems(scene, $0) } }
  }

  /// Returns a cell once for each of its causes.
  func differingItems(_ scene: Int, _ index: Int) -> [Review.Item] {
    let cell = scenes[scene].cells[index]
    return cell.groups.map { group in
      Review.Item(
        scene: scene, cell: index, group: group, key: "\(scenes[scene].id)/\(cell.name)",
        isShared: cell.groups.count > 1)
    }
  }
}
