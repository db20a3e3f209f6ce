import Values

extension StoredRun {
  /// Checks everything that is counted, indexed, put into a path or written to a record, because a run may come from
  /// anywhere.
  /// - Throws: ``RunFault`` for the first fault.
  /// - Complexity: O(run).
  func validate() throws(RunFault) {
    try Self.check(sceneCount, in: 0...Limits.runScenes, "sceneCount")
    try Self.check(scenes.count, in: 0...Limits.runScenes, "the number of scenes")
    if let shard, Shard(shard) == nil { throw RunFault("shard", "expected a part such as 2/8") }
    var ids: Set<String> = []
    for (index, scene) in scenes.enumerated() {
      let place = "scenes[\(index)]"
      try scene.validate(place)
      if !ids.insert(scene.id).inserted { throw RunFault("\(place).id", "another scene has this id") }
      if (scene.golden != nil) != (goldens == Self.besideTests) {
        throw RunFault("\(place).golden", "only goldens of Swift tests have a folder of their own")
      }
    }
  }

  /// - Throws: ``RunFault`` for what is no hash.
  static func check(hash: String, _ place: String) throws(RunFault) {
    guard hash.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else {
      throw RunFault(place, "expected hexadecimal digits")
    }
  }

  static func check(_ number: Int, in range: ClosedRange<Int>, _ place: String) throws(RunFault) {
    guard range.contains(number) else {
      throw RunFault(place, "\(number) is not in \(range.lowerBound) to \(range.upperBound)")
    }
  }

  static func check(_ position: Int, of count: Int, _ place: String, _ list: String) throws(RunFault) {
    guard position >= 0, position < count else {
      throw RunFault(
        place, "\(position) is not a position in \(list), which has \(Count.text(count, "entry", "entries"))")
    }
  }
}

extension StoredScene {
  fileprivate func validate(_ place: String) throws(RunFault) {
    guard NameInFolder.isPlain(id) else {
      throw RunFault("\(place).id", "\(Quoting.record.quoted(id)) leads out of the folder")
    }
    if let golden {
      guard isOfFiles ? NameInFolder.isPlain(golden) : TestGoldens.isRecordFolder(golden) else {
        throw RunFault("\(place).golden", "\(Quoting.record.quoted(golden)) is not a folder of goldens beside a test")
      }
    }
    try StoredRun.check(order, in: 0...Limits.runScenes, "\(place).order")
    try StoredRun.check(cellCount, in: 0...Limits.sceneCells, "\(place).cellCount")
    try StoredRun.check(identical, in: 0...cellCount, "\(place).identical")
    for (name, drawing) in redrawn ?? [:] {
      try StoredRun.check(hash: drawing, "\(place).redrawn.\(Quoting.record.quoted(name))")
    }
    try StoredRun.check(cells.count, in: 0...(cellCount - identical), "the number of \(place).cells")
    try Self.checkLine(renderer, "\(place).renderer")
    for (index, line) in recipe.enumerated() { try Self.checkLine(line, "\(place).recipe[\(index)]") }
    for (index, list) in facts.enumerated() {
      for (line, fact) in list.enumerated() { try Self.checkLine(fact, "\(place).facts[\(index)][\(line)]") }
    }
    var names: Set<String> = []
    for (index, cell) in cells.enumerated() {
      let place = "\(place).cells[\(index)]"
      if !names.insert(cell.name).inserted { throw RunFault("\(place).name", "another cell has this name") }
      try cell.validate(place, groups: groups.count, facts: facts.count)
      if isOfFiles, golden == nil || !(cell.file.map(TestGoldens.isFile) ?? false) {
        throw RunFault("\(place).file", "expected a file in a folder __Snapshots__ beside a test")
      }
    }
    try StoredRun.check((history ?? []).count, in: 0...StoredState.limit, "the number of \(place).history")
    let own = Set(cells.filter { $0.drawnAs == nil }.map(\.name))
    for (index, cell) in cells.enumerated() {
      if let name = cell.drawnAs, !own.contains(name) || cell.isPictured {
        throw RunFault("\(place).cells[\(index)].drawnAs", "expected another cell, with pictures of its own")
      }
    }
  }

  /// Checks that a text that becomes a line of a record contains no line breaks.
  private static func checkLine(_ text: String, _ place: String) throws(RunFault) {
    if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { throw RunFault(place, "a line end inside of a line") }
  }
}

extension StoredCell {
  fileprivate func validate(_ place: String, groups: Int, facts count: Int) throws(RunFault) {
    let isWord = name.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.value >= 0x20 }
    guard NameInFolder.isPlain(name), !name.utf8.contains(UInt8(ascii: "/")), isWord else {
      throw RunFault("\(place).name", "\(Quoting.record.quoted(name)) is not the name of a cell")
    }
    try StoredRun.check(group, of: groups, "\(place).group", "groups")
    for (index, cause) in (causes ?? []).enumerated() {
      try StoredRun.check(cause, of: groups, "\(place).causes[\(index)]", "groups")
    }
    guard self.groups.contains(group), Set(self.groups).count == self.groups.count else {
      throw RunFault("\(place).causes", "expected each cause once, group \(group) among them")
    }
    try StoredRun.check(facts, of: count, "\(place).facts", "facts")
    if let goldenFacts { try StoredRun.check(goldenFacts, of: count, "\(place).goldenFacts", "facts") }
    for (hash, key) in [
      (pixelHash, "pixelHash"), (goldenHash ?? "", "goldenHash"), (drawingHash ?? "", "drawingHash"),
    ] {
      try StoredRun.check(hash: hash, "\(place).\(key)")
    }
    guard size.isEmpty || size.count == 2 else { throw RunFault("\(place).size", "expected two numbers") }
    guard area.map({ $0.count == 4 }) ?? true else { throw RunFault("\(place).area", "expected four numbers") }
    for (index, outline) in outlines.enumerated() {
      for frame in [outline.from, outline.to] where frame.map({ $0.count != 4 }) ?? false {
        throw RunFault("\(place).outlines[\(index)]", "expected four numbers")
      }
    }
  }
}

/// A problem in a decoded run: the place and the cause.
struct RunFault: Error, CustomStringConvertible {
  let description: String

  init(_ place: String, _ cause: String) { description = "\(place): \(cause)" }
}
