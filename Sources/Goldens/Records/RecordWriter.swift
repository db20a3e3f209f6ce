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
/// The scene's lines have a checksum on the first line, each line of the recipe has one in a list of its own, and each group
/// of cells, with its facts in full, has one on its first line. A merge of changes to different lines or groups stays valid.
private struct RecordWriter {
  private let record: SceneRecord
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ record: SceneRecord, isShared: Bool = true) {
    self.record = record
    let head = RecordLines.head(of: record)
    lines.append("\(RecordLines.start)\(SceneRecord.formatVersion) check \(RecordLines.headCheck(of: record))")
    lines += head + RecordLines.recipe(of: record)
    if !record.recipe.isEmpty {
      lines += [RecordLines.checks] + RecordLines.checks(of: record).map { RecordLines.indent + $0 }
    }
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

  /// Returns the groups by size classes, without those that share nothing with others or cannot be restored.
  private static func parts(of groups: [SceneRecord.Group]) -> [Part] {
    var (order, members) = ([String](), [String: [Int]]())
    for (index, group) in groups.enumerated() {
      guard let name = part(of: group) else { continue }
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(index)
    }
    return order.compactMap { name in
      var own = (members[name] ?? []).map { (index: $0, facts: FactLine.facts(groups[$0].facts)) }
      while own.count > 1 {
        let shared = SharedFacts(of: own.map(\.facts))
        if shared.facts.isEmpty { return nil }
        // Facts in an order of their own cannot be restored, so what only such groups have is not shared.
        let rests = own.map { shared.rest(of: $0.facts) }
        if !rests.contains(nil) {
          return Part(
            name: name, shared: shared, groups: zip(own, rests).map { (index: $0.index, rest: $1 ?? []) })
        }
        own = zip(own, rests).filter { $0.1 != nil }.map(\.0)
      }
      return nil
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
