import Drawing
import Foundation
import Values

/// Decisions about a run's cells.
package struct Decisions: Codable, Sendable, Equatable {
  /// A reviewer's decision on a cell that differs.
  package enum Decision: String, Codable, Sendable {
    /// The run's result is the golden now.
    case accepted
    /// The run's result is wrong.
    case rejected
  }

  /// Decisions by `scene/cell`; for a cell with several causes also by `scene/cell#cause`, counted from 1. Such a cell
  /// is accepted once all of its causes are.
  package var cells: [String: Decision] = [:]

  /// Creates an empty set of decisions.
  package init() {}
}

/// Decides on a stored run, without rendering: accepting writes goldens, and a journal keeps what they replaced.
package struct Review {
  /// The run's folder.
  package let folder: RunFolder
  /// The run to decide on.
  package private(set) var run: StoredRun
  /// Decisions so far, by this process and others.
  package private(set) var decisions: Decisions
  /// A stamp of the run's file when it was read, because another verification may have stored another run since.
  private let stamp: String?

  /// - Parameter goldens: The folder of all goldens here. A run with goldens elsewhere is rejected, because it may
  ///   come from anywhere.
  /// - Throws: ``RunError``.
  package init(_ folder: RunFolder, goldens: String) throws {
    self.folder = folder
    stamp = Self.stamp(of: folder)
    run = try folder.run()
    decisions = Decisions()
    if run.goldens.isEmpty { throw RunError.noGoldens(folder.path) }
    guard run.goldens == goldens || run.goldens == StoredRun.besideTests else {
      throw RunError.otherGoldens(folder.path, run.goldens, goldens)
    }
    try reload()
  }

  /// One cell to decide on, under one of its causes.
  package struct Item: Sendable {
    /// The index among the run's scenes.
    package let scene: Int
    /// The index among the scene's cells.
    package let cell: Int
    /// The index of the cause among the scene's groups.
    package let group: Int
    /// `scene/cell`, as decisions name it.
    package let key: String
    /// Whether the cell has other causes, too.
    package let isShared: Bool

    /// `scene/cell#cause` for a cell with several causes, else ``key``: the unit of decisions.
    package var decisionKey: String { isShared ? "\(key)#\(group + 1)" : key }
  }

  /// Every cell that differs, once for each of its causes, in the run's order.
  package var items: [Item] { run.differingItems }

  /// Returns every cell that differs and matches one of the patterns, in the run's order.
  package func items(matching patterns: [CellPattern]) -> [Item] {
    let patterns = patterns.map { $0.naming(run.scenes.lazy.map(\.id)) }
    return items.filter { item in
      let scene = run.scenes[item.scene]
      return patterns.contains {
        $0.matches(
          scene: scene.id, cell: scene.cells[item.cell].name, group: item.group, kind: scene.groups[item.group].kind)
      }
    }
  }

  /// Returns the decision about a cell under a cause: about the cause, or else the cell as a whole.
  package func decision(on item: Item) -> Decisions.Decision? {
    decisions.cells[item.decisionKey] ?? decisions.cells[item.key]
  }

  /// Every cell that differs and is undecided, in the run's order.
  package var undecided: [Item] { items.filter { decision(on: $0) == nil } }

  /// The number of cells with an undecided cause.
  package var undecidedCells: Int { Set(undecided.map(\.key)).count }

  /// Returns, for cells accepted under some of their causes, how many are not golden yet, and the causes still to be
  /// accepted, as patterns name them.
  package func waiting(_ items: [Item]) -> (cells: Int, causes: [String]) {
    let keys = Set(items.filter { $0.isShared && decision(on: $0) == .accepted }.map(\.key))
    let open = self.items.filter { keys.contains($0.key) && decision(on: $0) != .accepted }
    var causes: [String] = []
    for item in open {
      let cause = "\(run.scenes[item.scene].id)#\(item.group + 1)"
      if !causes.contains(cause) { causes.append(cause) }
    }
    return (Set(open.map(\.key)).count, causes)
  }

  private static func stamp(of folder: RunFolder) -> String? {
    (try? RegularFile.bytes(folder.runPath, limit: Limits.runBytes)).map { HashText.text(of: $0) }
  }

  /// Checks that the pictures on disk belong to the run in memory.
  private func checkRun() throws(RunError) {
    if Self.stamp(of: folder) != stamp { throw .replaced(folder.path) }
  }

  /// Reads what other processes have decided since.
  private mutating func reload() throws(RunError) {
    decisions = try RunFolder.read(Decisions.self, folder.decisionsPath) ?? Decisions()
  }

  // MARK: Deciding

  /// Makes the run's results the goldens of these cells. A cell that is already accepted is left alone. A cell with
  /// several causes is written once all of them are accepted; until then the decision is stored.
  /// - Parameter refused: Receives a sentence for each reason why scenes or cells cannot become goldens.
  /// - Returns: The paths written.
  /// - Throws: ``FileError``, ``RunError``.
  package mutating func accept(_ items: [Item], refused: inout [String]) throws -> [String] {
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    try reload()
    try checkRun()
    var plan = Plan()
    let byScene = Dictionary(grouping: items, by: \.scene).sorted { $0.key < $1.key }
    // Others may record cells of the same goldens. Snapshots of several scenes may be in one folder; in one order, no two
    // processes wait for each other.
    let folders = Dictionary(byScene.map { run.goldenFolder(of: run.scenes[$0.key]) }.map { ($0.path, $0) }) { $1 }
    let locks = try folders.sorted { $0.key < $1.key }.map { try $0.value.lock() }
    defer { withExtendedLifetime(locks) {} }
    for (scene, items) in byScene { add(run.scenes[scene], items, to: &plan) }
    refused += plan.refusals.sentences
    if plan.keys.isEmpty { return [] }
    // Check all paths before writing anything.
    for file in plan.files { try file.check() }
    // First the journal, then the goldens, then the decision: if the process is killed at any moment, goldens are old
    // or new, and the change can be undone.
    let entry = try journal.keep(.accepted, plan.keys, run: stamp, replacing: plan.files, in: run.goldens)
    let written: [GoldenFile]
    do {
      written = try GoldenFile.write(plan.files)
    } catch {
      journal.drop(entry)
      throw error
    }
    try note(.accepted, plan.keys)
    return written.map(\.path)
  }

  /// Records that these cells are wrong; goldens stay as they are.
  /// - Throws: ``FileError``, ``RunError``.
  package mutating func reject(_ items: [Item]) throws {
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    try reload()
    try checkRun()
    if items.isEmpty { return }
    let shared = items.filter(\.isShared)
    var after = decisions
    for item in shared { after.cells[item.decisionKey] = .rejected }
    // A cell as a whole is wrong once all of its causes are decided and one of them is wrong.
    let whole = Set(shared.map(\.key)).filter { key in
      self.items(ofCell: key, among: shared).allSatisfy { after.cells[$0.decisionKey] != nil }
    }
    let keys = items.map(\.decisionKey) + whole.sorted()
    try journal.keep(.rejected, keys, run: stamp, replacing: [], in: run.goldens)
    try note(.rejected, keys)
  }

  /// The files that accepting will write, and the cells they cover.
  private struct Plan {
    var keys: [String] = []
    var files: [GoldenFile] = []
    var refusals = Refusals()
  }

  /// Returns all items of a cell to which one of some items belongs.
  private func items(ofCell key: String, among some: [Item]) -> [Item] {
    some.first { $0.key == key }.map { run.differingItems($0.scene, $0.cell) } ?? []
  }

  /// Returns the cells that are accepted as a whole with these items.
  private func whole(_ items: [Item]) -> (whole: [Item], parts: [Item]) {
    let taken = Set(items.map(\.decisionKey))
    var (whole, parts): ([Item], [Item]) = ([], [])
    var seen: Set<Int> = []
    for item in items {
      let all = run.differingItems(item.scene, item.cell)
      if all.allSatisfy({ taken.contains($0.decisionKey) || decisions.cells[$0.decisionKey] == .accepted }) {
        if seen.insert(item.cell).inserted { whole.append(item) }
        if item.isShared { parts.append(item) }
      } else {
        parts.append(item)
      }
    }
    return (whole, parts)
  }

  private func addFiles(_ scene: StoredScene, _ items: [Item], to plan: inout Plan) {
    let acceptance = FileAcceptance(folder: folder, root: run.goldens)
    for item in items where decisions.cells[item.decisionKey] != .accepted {
      do throws(FileAcceptance.Refusal) {
        if let file = try acceptance.file(scene, scene.cells[item.cell]) { plan.files.append(file) }
        plan.keys.append(item.decisionKey)
      } catch {
        plan.refusals.add(cell: item.key, "\(error)")
      }
    }
  }

  private func add(_ scene: StoredScene, _ items: [Item], to plan: inout Plan) {
    if scene.isOfFiles { return addFiles(scene, items, to: &plan) }
    let folder = run.goldenFolder(of: scene)
    if scene.hasFault {
      let finding = scene.findings.first?.text ?? "a finding of the layout gate"
      plan.refusals.add(scene: scene.id, "\(finding); a layout that fails the gate is not recorded")
      return
    }
    do {
      let old = try folder.record()
      let (complete, parts) = whole(items)
      let taken = acceptable(scene, complete, old, &plan.refusals)
      let refused = Set(complete.map(\.key)).subtracting(taken.map(\.key))
      let noted = parts.filter { !refused.contains($0.key) && decisions.cells[$0.decisionKey] != .accepted }
      if taken.isEmpty {
        plan.keys += noted.map(\.decisionKey)
        return
      }
      let decided = Set(taken.map(\.cell.name) + accepted(scene))
      let isPartial = run.isFiltered || scene.cells.contains { !decided.contains($0.name) }
      if let other = scene.otherRenderer, isPartial {
        plan.refusals.add(
          scene: scene.id,
          "recorded by another renderer (\(other)), whose other cells cannot be combined with new ones; verify and accept the "
            + "whole scene")
        return
      }
      var recording = Recording(
        folder: folder, old: old, renderer: Fingerprint(text: scene.renderer), title: scene.title, recipe: scene.recipe,
        keepsOthers: isPartial)
      recording.isOfTest = scene.golden != nil
      // In a complete run, all cells that do not differ match the present document.
      recording.verified = decided.union(scene.verified ?? [])
      if !run.isFiltered {
        let open = Set(scene.cells.map(\.name)).subtracting(decided)
        recording.verified.formUnion((old?.cells ?? []).map(\.entry.name).filter { !open.contains($0) })
      }
      for (_, cell) in taken {
        let entry = SceneRecord.CellEntry(
          name: cell.name, pixelHash: cell.pixelHash, drawingHash: cell.drawingHash)
        recording.cells.append((entry, LayoutFacts(lines: scene.facts[cell.facts])))
        for file in cell.isPictured ? scene.goldenFiles : [] {
          if let picture = picture(scene, cell, as: file) { recording.addPicture(picture, as: file, of: entry) }
        }
      }
      recording.cells += Self.redrawn(scene, of: old)
      if !isPartial { recording.keepsOthers = old != nil && scene.otherRenderer == nil }
      if !recording.keepsOthers {
        // Cells that are not in the run have the recorded pixels, whichever renderer drew them.
        let known = Set(scene.cells.map(\.name) + recording.cells.map(\.entry.name))
        recording.cells += (old?.cells ?? []).filter { !known.contains($0.entry.name) }
      }
      plan.files += try recording.files()
      plan.keys += noted.map(\.decisionKey) + taken.map(\.key)
    } catch let error as RecordingError {
      plan.refusals.add(scene: scene.id, "\(error)")
    } catch {
      plan.refusals.add(file: folder.recordPath, "\(error)")
    }
  }

  /// Returns identical cells that draw something else than was recorded, as `plumb record` would write them.
  private static func redrawn(
    _ scene: StoredScene, of record: SceneRecord?
  ) -> [(entry: SceneRecord.CellEntry, facts: LayoutFacts)] {
    guard let drawings = scene.redrawn else { return [] }
    return (record?.cells ?? []).compactMap { cell in
      guard let drawing = drawings[cell.entry.name], drawing != cell.entry.drawingHash else { return nil }
      let entry = SceneRecord.CellEntry(name: cell.entry.name, pixelHash: cell.entry.pixelHash, drawingHash: drawing)
      return (entry, cell.facts)
    }
  }

  /// Returns those of these cells that can become golden; the others are refused, or are golden already.
  private func acceptable(
    _ scene: StoredScene, _ items: [Item], _ old: SceneRecord?, _ refusals: inout Refusals
  ) -> [(key: String, cell: StoredCell)] {
    let known = Dictionary(old?.cells.map { ($0.entry.name, $0) } ?? []) { first, _ in first }
    let facts = scene.facts.map { LayoutFacts(lines: $0) }
    var taken: [(key: String, cell: StoredCell)] = []
    for item in items {
      let cell = scene.cells[item.cell]
      let golden = known[cell.name]
      let isGolden = cell.isGolden(golden, facts)
      if isGolden, decisions.cells[item.key] == .accepted { continue }
      if !isGolden, !cell.isUnchanged(golden, facts) {
        refusals.add(cell: item.key, "the golden has changed since the run; run `plumb verify` again")
      } else if cell.isPictured, scene.goldenFiles.contains(where: { picture(scene, cell, as: $0) == nil }) {
        refusals.add(cell: item.key, "the run has no picture that can become the golden; run `plumb verify` again")
      } else {
        taken.append((item.key, cell))
      }
    }
    return taken
  }

  /// Returns the run's picture of a cell; nil if there is none that can become golden: one with the pixels that the run
  /// states. A run may come from anywhere, and people open SVG files in browsers.
  private func picture(_ scene: StoredScene, _ cell: StoredCell, as file: PictureFile) -> [UInt8]? {
    guard let bytes = try? folder.bytes(of: RunFolder.actualName(scene.id, cell.name, as: file)) else { return nil }
    let isRight =
      switch file {
      case .png: (try? GoldenFolder.pixelHash(of: bytes)) == cell.pixelHash
      case .svg: PlainSVG.holds(bytes)
      }
    return isRight ? bytes : nil
  }

  private func accepted(_ scene: StoredScene) -> [String] {
    scene.cells.map(\.name).filter { decisions.cells["\(scene.id)/\($0)"] == .accepted }
  }

  // MARK: Journal

  private var journal: GoldenJournal { GoldenJournal(folder) }

  /// Reverts the last decision on this run, including its goldens.
  /// - Returns: The cells it covered; nil if there is nothing to revert, or if something else was changed after it.
  /// - Throws: ``FileError``, ``RunError`` for goldens that were written since.
  package mutating func undo() throws -> [String]? {
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    try reload()
    guard try journal.lastRun() == stamp else { return nil }
    var undone: [String] = []
    let paths = try journal.undoLast(in: [run.goldens]) { keys in
      // First the decision: if the process is killed now, the change can still be undone.
      try note(nil, keys)
      undone = keys
    }
    return paths.map { _ in undone }
  }

  private mutating func note(_ decision: Decisions.Decision?, _ keys: [String]) throws {
    for key in keys { decisions.cells[key] = decision }
    try folder.write(SortedJSON.text(decisions), to: RunFolder.decisionsName)
  }
}

extension StoredCell {
  fileprivate typealias Golden = (entry: SceneRecord.CellEntry, facts: LayoutFacts)

  /// Returns whether a cell's golden equals the run's result.
  /// - Parameter facts: Those of the scene.
  fileprivate func isGolden(_ golden: Golden?, _ facts: [LayoutFacts]) -> Bool {
    golden.map { $0.facts == facts[self.facts] && $0.entry.pixelHash == pixelHash } ?? false
  }

  /// Returns whether a cell's golden is still the one that the run compared with.
  /// - Parameter facts: Those of the scene.
  fileprivate func isUnchanged(_ golden: Golden?, _ facts: [LayoutFacts]) -> Bool {
    guard let golden else { return goldenFacts == nil }
    return goldenFacts.map { facts[$0] == golden.facts } ?? false && goldenHash == golden.entry.pixelHash
  }
}
