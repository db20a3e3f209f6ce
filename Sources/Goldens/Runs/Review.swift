import CairoCanvas
import Foundation
import Values

/// What was decided about a run's cells, by `scene/cell`, and how to take it back.
public struct Decisions: Codable, Sendable, Equatable {
  public enum Decision: String, Codable, Sendable {
    case accepted, rejected
  }

  public var cells: [String: Decision] = [:]

  public init() {}
}

/// Decides on a stored run, without rendering: accepting writes goldens, a journal keeps what was there.
public struct Review {
  public let folder: RunFolder
  public private(set) var run: StoredRun
  public private(set) var decisions: Decisions

  /// - Parameter snapshots: The folder of all goldens here. A run of others is refused: what it says may come from anywhere.
  /// - Throws: ``RunError``.
  public init(_ folder: RunFolder, snapshots: String) throws {
    self.folder = folder
    run = try folder.run()
    decisions = Decisions()
    if run.snapshots.isEmpty { throw RunError.noGoldens(folder.path) }
    guard run.snapshots == snapshots else { throw RunError.otherGoldens(folder.path, run.snapshots, snapshots) }
    reload()
  }

  /// What others have decided meanwhile.
  private mutating func reload() {
    let data = FileManager.default.contents(atPath: folder.decisionsPath)
    decisions = data.flatMap { try? JSONDecoder().decode(Decisions.self, from: $0) } ?? Decisions()
  }

  /// One cell that can be decided on.
  public struct Item: Sendable {
    public let scene: Int
    public let cell: Int
    public let key: String
  }

  /// Every cell that differs, in the run's order.
  public var items: [Item] {
    run.scenes.enumerated().flatMap { index, scene in
      scene.cells.indices.map { Item(scene: index, cell: $0, key: "\(scene.id)/\(scene.cells[$0].name)") }
    }
  }

  public func items(matching patterns: [CellPattern]) -> [Item] {
    items.filter { item in
      let scene = run.scenes[item.scene]
      return patterns.contains { $0.matches(scene: scene.id, cell: scene.cells[item.cell]) }
    }
  }

  public var undecided: [Item] { items.filter { decisions.cells[$0.key] == nil } }

  // MARK: Deciding

  /// Makes what the run saw the golden of these cells.
  /// - Parameter refused: Gains a sentence for each cell that cannot become a golden.
  /// - Returns: Paths written.
  /// - Throws: ``FileError``, ``RecordError``.
  public mutating func accept(_ items: [Item], refused: inout [String]) throws -> [String] {
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    reload()
    var plan = Plan()
    let byScene = Dictionary(grouping: items, by: \.scene).sorted { $0.key < $1.key }
    for (scene, items) in byScene { add(run.scenes[scene], items, to: &plan, refused: &refused) }
    if plan.keys.isEmpty { return [] }
    // First what is there now is kept, then it is replaced, then the word is given: a kill at any moment leaves goldens old or
    // new, and a way back.
    try keep(.accepted, plan.keys, replacing: plan.files)
    let written = try plan.files.filter { try AtomicFile.write($0.bytes, to: $0.path) }.map(\.path)
    try note(.accepted, plan.keys)
    return written
  }

  /// Says that these cells are wrong: nothing is written but the word.
  /// - Throws: ``FileError``.
  public mutating func reject(_ items: [Item]) throws {
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    reload()
    if items.isEmpty { return }
    try keep(.rejected, items.map(\.key), replacing: [])
    try note(.rejected, items.map(\.key))
  }

  /// What accepting will write, and which cells it is about.
  private struct Plan {
    var keys: [String] = []
    var files: [(path: String, bytes: [UInt8])] = []
  }

  private func add(_ scene: StoredScene, _ items: [Item], to plan: inout Plan, refused: inout [String]) {
    guard RunFolder.isInside(scene.id) else {
      refused.append("\(scene.id): a name that leads out of the folder of goldens")
      return
    }
    let folder = SnapshotFolder(root: run.snapshots, scene: scene.id)
    if scene.hasFault {
      refused.append("\(scene.id): \(scene.findings.first ?? "a fault"); a layout with a fault is not recorded")
      return
    }
    let old: SceneRecord?
    do {
      old = try folder.record()
    } catch {
      refused.append("\(folder.recordPath): \(error)")
      return
    }
    let known = Dictionary(old?.cells.map { ($0.entry.name, $0) } ?? []) { first, _ in first }
    var taken: [StoredCell] = []
    for item in items {
      let cell = scene.cells[item.cell]
      guard RunFolder.isInside(cell.name), scene.stands(on: known[cell.name], cell) else {
        refused.append("\(item.key): its golden has changed since the run; run `plumb verify` anew")
        continue
      }
      if cell.isPictured, picture(scene, cell) == nil {
        refused.append("\(item.key): the run lacks its picture; run `plumb verify` anew")
        continue
      }
      taken.append(cell)
      plan.keys.append(item.key)
    }
    if taken.isEmpty { return }
    let open = Set(scene.cells.map(\.name)).subtracting(decided(scene)).subtracting(taken.map(\.name))
    let isPartial = !open.isEmpty || run.isFiltered
    if let other = scene.otherRenderer, isPartial {
      refused.append(
        "\(scene.id): recorded by another renderer (\(other)), whose other cells cannot stand beside this one's; verify "
          + "and accept the whole scene")
      plan.keys.removeLast(taken.count)
      return
    }
    var fingerprint = Fingerprint(text: scene.renderer)
    if isPartial, let old {
      fingerprint.fonts = Set(fingerprint.fonts + Fingerprint(text: old.renderer).fonts).sorted()
    }
    let new = SceneRecord(
      renderer: fingerprint.text, title: scene.title, inputs: scene.inputs,
      cells: taken.map { cell in
        (SceneRecord.CellEntry(name: cell.name, pixelHash: cell.pixelHash), LayoutFacts(lines: scene.facts[cell.facts]))
      })
    let record = old?.merging(new, isPartial: isPartial) ?? new
    plan.files.append((folder.recordPath, Array(record.text.utf8)))
    for cell in taken where cell.isPictured {
      if let picture = picture(scene, cell) { plan.files.append((folder.picturePath(cell.name), picture)) }
    }
  }

  /// What the run drew of a cell.
  private func picture(_ scene: StoredScene, _ cell: StoredCell) -> [UInt8]? {
    FileManager.default.contents(atPath: folder.picturePath(scene.id, cell.name, "actual")).map { [UInt8]($0) }
  }

  private func decided(_ scene: StoredScene) -> [String] {
    scene.cells.map(\.name).filter { decisions.cells["\(scene.id)/\($0)"] == .accepted }
  }

  // MARK: Journal

  /// One decision, and what it replaced.
  private struct JournalEntry: Codable {
    let decision: Decisions.Decision
    var keys: [String]
    /// Paths of goldens, and the file in the journal that holds what was there; nil where there was nothing.
    var replaced: [Replaced]

    struct Replaced: Codable {
      let path: String
      let copy: String?
      /// Of what was written in its place.
      let written: String
    }
  }

  /// Writes down a decision and what it is about to replace.
  private func keep(
    _ decision: Decisions.Decision, _ keys: [String], replacing files: [(path: String, bytes: [UInt8])]
  ) throws {
    let place = "\(folder.journalPath)/\((entries.last ?? 0) + 1)"
    try? FileManager.default.removeItem(atPath: place)
    var entry = JournalEntry(decision: decision, keys: keys, replaced: [])
    for (path, bytes) in files {
      var copy: String?
      if let old = FileManager.default.contents(atPath: path) {
        copy = "\(entry.replaced.count)"
        try AtomicFile.write([UInt8](old), to: "\(place)/\(entry.replaced.count)")
      }
      entry.replaced.append(.init(path: path, copy: copy, written: Self.digest(bytes)))
    }
    try AtomicFile.write(RunFolder.text(entry), to: "\(place)/entry.json")
  }

  private static func digest(_ bytes: some ContiguousBytes) -> String {
    String(bytes.withUnsafeBytes { XXH64.hash($0, seed: 0) }, radix: 16)
  }

  private mutating func note(_ decision: Decisions.Decision?, _ keys: [String]) throws {
    for key in keys { decisions.cells[key] = decision }
    try AtomicFile.write(RunFolder.text(decisions), to: folder.decisionsPath)
  }

  /// Numbers of the entries that are whole, rising.
  private var entries: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.journalPath)) ?? []
    return names.compactMap { Int($0) }.filter {
      FileManager.default.fileExists(atPath: "\(folder.journalPath)/\($0)/entry.json")
    }.sorted()
  }

  /// Takes the last decision back, goldens and all.
  /// - Returns: The cells it was about; nil if there is none to take back.
  /// - Throws: ``FileError``, ``RunError`` for goldens that were written since.
  public mutating func undo() throws -> [String]? {
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    reload()
    guard let last = entries.last else { return nil }
    let place = "\(folder.journalPath)/\(last)"
    guard let data = FileManager.default.contents(atPath: "\(place)/entry.json"),
      let entry = try? JSONDecoder().decode(JournalEntry.self, from: data)
    else { throw RunError.damaged("\(place)/entry.json") }
    for replaced in entry.replaced {
      // The journal may have come from anywhere: goldens are all that it may speak of.
      guard replaced.path.hasPrefix(run.snapshots + "/"),
        RunFolder.isInside(String(replaced.path.dropFirst(run.snapshots.count + 1))),
        replaced.path.hasSuffix("/frames.txt") || replaced.path.hasSuffix(".png"),
        replaced.copy.map({ Int($0) != nil }) ?? true
      else { throw RunError.damaged("\(place)/entry.json") }
      let now = FileManager.default.contents(atPath: replaced.path)
      let before = replaced.copy.flatMap { FileManager.default.contents(atPath: "\(place)/\($0)") }
      guard now.map(Self.digest) == replaced.written || now == before else {
        throw RunError.changedSince(replaced.path)
      }
    }
    for replaced in entry.replaced.reversed() {
      if let copy = replaced.copy, let old = FileManager.default.contents(atPath: "\(place)/\(copy)") {
        try AtomicFile.write([UInt8](old), to: replaced.path)
      } else if replaced.copy == nil {
        unlink(replaced.path)
      }
    }
    try note(nil, entry.keys)
    try? FileManager.default.removeItem(atPath: place)
    return entry.keys
  }
}

extension StoredScene {
  /// Whether a cell's golden is still the one that the run saw, or the one that it would become.
  fileprivate func stands(on golden: (entry: SceneRecord.CellEntry, facts: LayoutFacts)?, _ cell: StoredCell) -> Bool {
    guard let golden else { return cell.goldenFacts == nil }
    let isDone = golden.facts.lines == facts[cell.facts] && golden.entry.pixelHash == cell.pixelHash
    let isSame = cell.goldenFacts.map { facts[$0] == golden.facts.lines } ?? false
    return isDone || isSame && cell.goldenHash == golden.entry.pixelHash
  }
}
