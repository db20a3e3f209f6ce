import Values

/// What a ``PackedRun`` states of a scene's cells.
struct PackedScene: Codable {
  /// Lines of facts, each once.
  private var lines: [String] = []
  /// Lists of facts: places in ``lines``. A list that begins with -1 is the one before it, with pairs of a place in it and
  /// the line there.
  private var facts: [[Int]] = []
  private var changes: [PackedChange] = []
  /// Places in ``changes``.
  private var changeLists: [[Int]] = []
  private var outlines: [StoredOutline] = []
  /// Places in ``outlines``.
  private var outlineLists: [[Int]] = []
  private var pictures: [[PictureKind]] = []
  private var sizes: [[Double]] = []
  private var measures: [String] = []
  private var areas: [[Double]] = []
  private var files: [String] = []
  /// A row for each cell, as ``Column`` says; then its causes, if it has several.
  private var rows: [[Int]] = []
  private var pixelHashes: [String] = []
  /// Empty for none.
  private var goldenHashes: [String] = []
  /// Empty for none.
  private var drawingHashes: [String] = []
  /// By finding: places of its cells in the run's names.
  private var findings: [[Int]]
  /// By group: its cells, those of its effects, and those of its summary, as ranges of places in ``rows``: first, count.
  private var groups: [Cells]

  struct Cells: Codable {
    var own: [Int]
    var effects: [[Int]]
    var summary: [[Int]]
  }

  /// What the numbers of a row are; -1 is none.
  private enum Column: Int, CaseIterable {
    case name, status, group, facts, goldenFacts, isPictured, pictures, size, changes, outlines, measure, area, redrawn
    case drawnAs, file
  }

  // MARK: Packing

  init(_ scene: StoredScene, names: inout NumberedValues<String>) {
    var lines = NumberedValues<String>()
    var before: [Int] = []
    for list in scene.facts {
      let own = list.map { lines.place(of: $0) }
      facts.append(Self.difference(from: before, to: own))
      before = own
    }
    var changes = NumberedValues<StoredChange>()
    var changeLists = NumberedValues<[Int]>()
    var outlines = NumberedValues<StoredOutline>()
    var outlineLists = NumberedValues<[Int]>()
    var (pictures, sizes, measures, areas) = (
      NumberedValues<[PictureKind]>(), NumberedValues<[Double]>(), NumberedValues<String>(), NumberedValues<[Double]>()
    )
    var files = NumberedValues<String>()
    for cell in scene.cells {
      let status = CellStatus.allCases.firstIndex(of: cell.status) ?? 0
      var row = Array(repeating: -1, count: Column.allCases.count)
      func set(_ column: Column, _ value: Int?) { row[column.rawValue] = value ?? -1 }
      set(.name, names.place(of: cell.name))
      set(.status, status)
      set(.group, cell.group)
      set(.facts, cell.facts)
      set(.goldenFacts, cell.goldenFacts)
      set(.isPictured, cell.isPictured ? 1 : 0)
      set(.pictures, pictures.place(of: cell.pictures))
      set(.size, sizes.place(of: cell.size))
      set(.changes, changeLists.place(of: cell.changes.map { changes.place(of: $0) }))
      set(.outlines, outlineLists.place(of: cell.outlines.map { outlines.place(of: $0) }))
      set(.measure, cell.measure.map { measures.place(of: $0) })
      set(.area, cell.area.map { areas.place(of: $0) })
      set(.redrawn, cell.redrawn.map { $0 == .exact ? 0 : 1 })
      set(.drawnAs, cell.drawnAs.map { names.place(of: $0) })
      set(.file, cell.file.map { files.place(of: $0) })
      rows.append(row + (cell.causes ?? []))
      pixelHashes.append(cell.pixelHash)
      goldenHashes.append(cell.goldenHash ?? "")
      drawingHashes.append(cell.drawingHash ?? "")
    }
    (self.lines, self.changeLists) = (lines.values, changeLists.values)
    self.changes = changes.values.map(PackedChange.init)
    findings = scene.findings.map { $0.cells.map { names.place(of: $0) } }
    (self.outlines, self.outlineLists) = (outlines.values, outlineLists.values)
    (self.pictures, self.sizes, self.measures, self.areas) = (
      pictures.values, sizes.values, measures.values, areas.values
    )
    self.files = files.values
    let places = Dictionary(scene.cells.enumerated().map { ($1.name, $0) }) { first, _ in first }
    groups = scene.groups.map { group in
      Cells(
        own: Self.ranges(group.cells, places), effects: group.effects.map { Self.ranges($0.cells, places) },
        summary: (group.summary ?? []).map { Self.ranges($0.cells, places) })
    }
  }

  private static func difference(from before: [Int], to own: [Int]) -> [Int] {
    guard before.count == own.count else { return own }
    let changed = zip(before, own).enumerated().filter { $1.0 != $1.1 }.flatMap { [$0, $1.1] }
    return changed.count < own.count ? [-1] + changed : own
  }

  /// - Parameter cells: Names of cells of the scene (``PackedRun/isWanted(for:)``).
  private static func ranges(_ cells: [String], _ places: [String: Int]) -> [Int] {
    var ranges: [Int] = []
    for place in cells.compactMap({ places[$0] }) {
      if ranges.count >= 2, ranges[ranges.count - 2] + ranges[ranges.count - 1] == place {
        ranges[ranges.count - 1] += 1
      } else {
        ranges += [place, 1]
      }
    }
    return ranges
  }

  // MARK: Unpacking

  /// - Parameter room: The entries of lists that the rest of the run may have.
  /// - Throws: ``RunFault`` for a number that is not in its list, and for more entries than there is room for.
  func unpack(
    into scene: inout StoredScene, names: [String], _ place: String, room: inout EntryRoom
  ) throws(RunFault) {
    scene.facts = try unpackedFacts(place, &room)
    // Cells with equal lists share them.
    var stated: [StoredChange] = []
    for (index, change) in changes.enumerated() {
      stated.append(try change.unpacked("\(place).changes[\(index)]"))
    }
    let changes = try Self.lists(changeLists, of: stated, place, "changes", &room)
    let outlines = try Self.lists(outlineLists, of: outlines, place, "outlines", &room)
    let count = rows.count
    try room.take(count, "\(place).rows")
    guard [pixelHashes.count, goldenHashes.count, drawingHashes.count].allSatisfy({ $0 == count }) else {
      throw RunFault("\(place).rows", "expected a hash for each")
    }
    guard findings.count == scene.findings.count else {
      throw RunFault("\(place).findings", "expected one for each finding")
    }
    for (index, places) in findings.enumerated() {
      try room.take(places.count, "\(place).findings")
      scene.findings[index].cells = try Self.entries(places, of: names, "\(place).findings[\(index)]", "names")
    }
    guard groups.count == scene.groups.count else { throw RunFault("\(place).groups", "expected one for each group") }
    try StoredRun.check(count, in: 0...Limits.sceneCells, "the number of \(place).rows")
    var cells: [StoredCell] = []
    cells.reserveCapacity(count)
    for index in rows.indices { cells.append(try cell(index, names, changes, outlines, "\(place).rows[\(index)]")) }
    scene.cells = cells
    let own = cells.map(\.name)
    try takeCells(own.count, place, &room)
    for (index, group) in groups.enumerated() {
      let place = "\(place).groups[\(index)]"
      let stated = scene.groups[index]
      guard group.effects.count == stated.effects.count, group.summary.count == stated.summary?.count ?? 0 else {
        throw RunFault(place, "expected cells for each effect")
      }
      scene.groups[index].cells = try Self.names(group.own, own, place)
      for (effect, ranges) in group.effects.enumerated() {
        scene.groups[index].effects[effect].cells = try Self.names(ranges, own, place)
      }
      for (effect, ranges) in group.summary.enumerated() {
        scene.groups[index].summary?[effect].cells = try Self.names(ranges, own, place)
      }
    }
  }

  /// Counts the names of cells below the causes.
  private func takeCells(_ cells: Int, _ place: String, _ room: inout EntryRoom) throws(RunFault) {
    for list in groups.flatMap({ [$0.own] + $0.effects + $0.summary }) {
      for (index, count) in list.enumerated() where index % 2 == 1 {
        try room.take(min(max(count, 0), cells), "\(place).groups")
      }
    }
  }

  private func unpackedFacts(_ place: String, _ room: inout EntryRoom) throws(RunFault) -> [[String]] {
    var before: [String] = []
    var lists: [[String]] = []
    for (index, list) in facts.enumerated() {
      let place = "\(place).facts[\(index)]"
      if list.first == -1 {
        guard list.count % 2 == 1 else { throw RunFault(place, "expected pairs after -1") }
        for pair in stride(from: 1, to: list.count, by: 2) {
          try StoredRun.check(list[pair], of: before.count, place, "the list before")
          before[list[pair]] = try Self.entry(list[pair + 1], of: lines, place, "lines")
        }
      } else {
        before = try Self.entries(list, of: lines, place, "lines")
      }
      try room.take(before.count, place)
      lists.append(before)
    }
    return lists
  }

  private func cell(
    _ index: Int, _ names: [String], _ changes: [[StoredChange]], _ outlines: [[StoredOutline]], _ place: String
  ) throws(RunFault) -> StoredCell {
    let row = rows[index]
    guard row.count >= Column.allCases.count else {
      throw RunFault(place, "expected at least \(Column.allCases.count) numbers")
    }
    func number(_ column: Column) -> Int { row[column.rawValue] }
    func given(_ column: Column) -> Int? { number(column) == -1 ? nil : number(column) }
    let statuses = CellStatus.allCases
    var cell = StoredCell(
      name: try Self.entry(number(.name), of: names, place, "names"),
      status: try Self.entry(number(.status), of: statuses, place, "statuses"), group: number(.group),
      changes: try Self.entry(number(.changes), of: changes, place, "changeLists"),
      facts: number(.facts), goldenFacts: given(.goldenFacts), pixelHash: pixelHashes[index],
      goldenHash: goldenHashes[index].isEmpty ? nil : goldenHashes[index], isPictured: number(.isPictured) == 1,
      pictures: try Self.entry(number(.pictures), of: pictures, place, "pictures"),
      size: try Self.entry(number(.size), of: sizes, place, "sizes"),
      outlines: try Self.entry(number(.outlines), of: outlines, place, "outlineLists"))
    if let at = given(.measure) { cell.measure = try Self.entry(at, of: measures, place, "measures") }
    if let at = given(.area) { cell.area = try Self.entry(at, of: areas, place, "areas") }
    if let at = given(.drawnAs) { cell.drawnAs = try Self.entry(at, of: names, place, "names") }
    if let at = given(.file) { cell.file = try Self.entry(at, of: files, place, "files") }
    cell.redrawn = given(.redrawn).map { $0 == 0 ? .exact : .similar }
    cell.drawingHash = drawingHashes[index].isEmpty ? nil : drawingHashes[index]
    let causes = Array(row[Column.allCases.count...])
    if !causes.isEmpty { cell.causes = causes }
    return cell
  }

  private static func entry<Value>(
    _ number: Int, of list: [Value], _ place: String, _ name: String
  ) throws(RunFault) -> Value {
    try StoredRun.check(number, of: list.count, place, name)
    return list[number]
  }

  private static func entries<Value>(
    _ numbers: [Int], of list: [Value], _ place: String, _ name: String
  ) throws(RunFault) -> [Value] {
    try numbers.map { number throws(RunFault) in try entry(number, of: list, place, name) }
  }

  private static func lists<Value>(
    _ numbers: [[Int]], of list: [Value], _ place: String, _ name: String, _ room: inout EntryRoom
  ) throws(RunFault) -> [[Value]] {
    var lists: [[Value]] = []
    for numbers in numbers {
      try room.take(numbers.count, "\(place).\(name)")
      lists.append(try entries(numbers, of: list, place, name))
    }
    return lists
  }

  private static func names(_ ranges: [Int], _ own: [String], _ place: String) throws(RunFault) -> [String] {
    var names: [String] = []
    guard ranges.count % 2 == 0 else { throw RunFault(place, "expected pairs of a place and a count") }
    for pair in stride(from: 0, to: ranges.count, by: 2) {
      let (first, count) = (ranges[pair], ranges[pair + 1])
      guard first >= 0, count > 0, first <= own.count, count <= own.count - first else {
        throw RunFault(place, "\(first), \(count) is not a range of rows, of which there are \(own.count)")
      }
      // Each cell once.
      guard names.count + count <= own.count else { throw RunFault(place, "a cell occurs twice") }
      names += own[first..<(first + count)]
    }
    return names
  }
}
