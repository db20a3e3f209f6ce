import Layout
import Values

extension SceneRecord {
  /// The record in the format of `frames.txt`.
  package var text: String { RecordWriter(self).text }

  /// The record with the facts of each group in full, for caches.
  package var plainText: String { RecordWriter(self, isShared: false).text }
}

/// Writes a record: the scene as a recipe, then the cells by size classes.
///
/// Each part has a checksum on its first line: the scene's lines, and each group of cells with its facts in full. A merge
/// of different groups stays valid.
private struct RecordWriter {
  private let record: SceneRecord
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ record: SceneRecord, isShared: Bool = true) {
    self.record = record
    let scene = RecordLines.scene(of: record)
    lines.append("\(RecordLines.start)\(SceneRecord.formatVersion) check \(RecordLines.check(scene))")
    lines += scene
    let parts = isShared ? Self.parts(of: record.groups) : []
    let shared = Set(parts.flatMap { $0.groups.map(\.index) })
    for (index, group) in record.groups.enumerated() where !shared.contains(index) {
      write(group, in: nil, group.facts.lines)
    }
    for part in parts {
      lines += ["", "\(RecordLines.part)\(part.name)"] + part.shared.lines.map { RecordLines.indent + $0 }
      for (index, rest) in part.groups { write(record.groups[index], in: part.name, rest) }
    }
    lines += ["", RecordLines.end]
  }

  /// The groups of a pair of size classes.
  private struct Part {
    let name: String
    let shared: SharedFacts
    /// Positions of groups, and what each states besides the shared facts.
    let groups: [(index: Int, rest: [String])]
  }

  /// Returns the groups by size classes, without those that share nothing with others.
  private static func parts(of groups: [SceneRecord.Group]) -> [Part] {
    var (order, members) = ([String](), [String: [Int]]())
    for (index, group) in groups.enumerated() {
      guard let name = part(of: group) else { continue }
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(index)
    }
    return order.compactMap { name in
      guard let own = members[name], own.count > 1 else { return nil }
      let facts = own.map { FactLine.facts(groups[$0].facts) }
      let shared = SharedFacts(of: facts)
      // Facts in an order of their own cannot be restored.
      let rests = zip(own, facts).compactMap { index, facts in shared.rest(of: facts).map { (index: index, rest: $0) } }
      return shared.facts.isEmpty || rests.isEmpty ? nil : Part(name: name, shared: shared, groups: rests)
    }
  }

  /// Returns the name of a group's size classes, with its reader and state; nil for cells that no catalogue knows.
  private static func part(of group: SceneRecord.Group) -> String? {
    guard let cell = group.cells.first.flatMap({ Cell(named: $0.name) }) else { return nil }
    let screen = cell.varied(CellVariant()).inState(nil).name
    return "\(cell.sizeClasses.horizontal) x \(cell.sizeClasses.vertical)" + cell.name.dropFirst(screen.count)
  }

  private mutating func write(_ group: SceneRecord.Group, in part: String?, _ facts: [String]) {
    lines.append("")
    let check = RecordLines.check(of: group.cells, in: part, group.facts.lines)
    for (index, cell) in group.cells.enumerated() {
      let text = RecordLines.text(of: cell, after: index == 0 ? nil : group.cells[index - 1])
      lines.append(index == 0 ? "\(text) check \(check)" : text)
    }
    lines += facts.map { RecordLines.indent + $0 }
  }
}
