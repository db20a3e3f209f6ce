import Values

/// A large run as its file has it: facts, changes and names that cells share are stated once, and cells are rows of
/// numbers that refer to them. A run of a few cells is stored as it is, for people to read.
struct PackedRun: Codable {
  /// The version of runs in this form.
  static let version = 4
  /// The most cells of a run that is stored as it is.
  static let plainLimit = 200

  private var version = PackedRun.version
  /// Everything else: scenes have neither cells nor facts, and their groups and findings no names of cells.
  private var run: StoredRun
  /// Names of cells, each once.
  private var names: [String] = []
  private var scenes: [PackedScene] = []

  /// Whether a run is stored in this form: if it has many cells, and its causes name no others.
  static func isWanted(for run: StoredRun) -> Bool {
    guard run.scenes.reduce(0, { $0 + $1.cells.count }) > plainLimit else { return false }
    return run.scenes.allSatisfy { scene in
      let names = Set(scene.cells.map(\.name))
      return scene.groups.allSatisfy { group in
        names.isSuperset(of: group.cells)
          && (group.effects + (group.summary ?? [])).allSatisfy { names.isSuperset(of: $0.cells) }
      }
    }
  }

  /// - Complexity: O(run).
  init(_ run: StoredRun) {
    self.run = run
    var known = NumberedValues<String>()
    for index in run.scenes.indices {
      scenes.append(PackedScene(run.scenes[index], names: &known))
      self.run.scenes[index].cells = []
      self.run.scenes[index].facts = []
      for finding in run.scenes[index].findings.indices { self.run.scenes[index].findings[finding].cells = [] }
      for group in run.scenes[index].groups.indices { self.run.scenes[index].groups[group].dropCells() }
    }
    names = known.values
  }

  /// Returns the run; only its numbers into lists are checked.
  /// - Throws: ``RunFault`` for a number that is not in its list.
  /// - Complexity: O(run).
  func unpacked() throws(RunFault) -> StoredRun {
    guard scenes.count == run.scenes.count else { throw RunFault("scenes", "expected one for each of run.scenes") }
    var run = run
    run.version = StoredRun.currentVersion
    var room = EntryRoom()
    for index in scenes.indices {
      try scenes[index].unpack(into: &run.scenes[index], names: names, "scenes[\(index)]", room: &room)
    }
    return run
  }
}

/// How many entries the lists of a run may still have: facts, changes, outlines, cells, and names of cells below causes. A
/// packed run states shared lists once, so that a small file could ask for any amount of memory.
struct EntryRoom {
  private var left = Limits.runEntries

  /// - Throws: ``RunFault`` if there is no room for so many.
  mutating func take(_ count: Int, _ place: String) throws(RunFault) {
    guard count <= left else { throw RunFault(place, "the run has more than \(Limits.runEntries) entries") }
    left -= count
  }
}

extension StoredGroup {
  /// Removes the names of cells.
  fileprivate mutating func dropCells() {
    cells = []
    for index in effects.indices { effects[index].cells = [] }
    for index in (summary ?? []).indices { summary?[index].cells = [] }
  }
}
