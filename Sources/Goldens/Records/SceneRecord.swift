/// The golden of a scene: the facts of all its cells, those that agree side by side, and a hash of each cell's picture.
package struct SceneRecord: Sendable, Hashable {
  /// The version that is written.
  package static let formatVersion = 3
  /// Versions that are read: the first has no inputs, the second no version of the layout rules.
  private static let readable = 1...3

  /// A cell's line in a record.
  package struct CellEntry: Sendable, Hashable {
    /// The cell's name.
    package let name: String
    /// Of the picture's pixels at scale 1.
    package let pixelHash: String

    /// - Parameter pixelHash: Of the picture's pixels at scale 1.
    package init(name: String, pixelHash: String) {
      self.name = name
      self.pixelHash = pixelHash
    }
  }

  /// Cells with the same facts.
  package struct Group: Sendable, Hashable {
    /// In the order of the matrix.
    package var cells: [CellEntry]
    /// What all of them have in common.
    package let facts: LayoutFacts
  }

  /// The text of the renderer's ``Fingerprint``.
  package let renderer: String
  /// The version of the layout rules that the facts were computed by (``LayoutRules``).
  package let rules: Int
  /// The scene's title.
  package let title: String
  /// What the document said when the record was made, one fact a line: where changes come from.
  package let inputs: [String]
  /// In the order of their first cells.
  package let groups: [Group]

  /// Puts cells with equal facts together, groups in the order of their first cells.
  /// - Complexity: O(cells · facts).
  package init(
    renderer: String, title: String, inputs: [String] = [], cells: [(entry: CellEntry, facts: LayoutFacts)]
  ) {
    self.init(renderer: renderer, rules: LayoutRules.version, title: title, inputs: inputs, cells: cells)
  }

  /// A record of facts that were computed by a version of the layout rules.
  package init(
    renderer: String, rules: Int, title: String, inputs: [String] = [], cells: [(entry: CellEntry, facts: LayoutFacts)]
  ) {
    self.renderer = renderer
    self.rules = rules
    self.title = title
    self.inputs = inputs
    var groups: [Group] = []
    var indexOf: [LayoutFacts: Int] = [:]
    for (entry, facts) in cells {
      if let index = indexOf[facts] {
        groups[index].cells.append(entry)
      } else {
        indexOf[facts] = groups.count
        groups.append(Group(cells: [entry], facts: facts))
      }
    }
    self.groups = groups
  }

  /// Every cell with its facts.
  package var cells: [(entry: CellEntry, facts: LayoutFacts)] {
    groups.flatMap { group in group.cells.map { ($0, group.facts) } }
  }

  /// This record with some cells taken from a newer one by the same renderer: what recording a part of the matrix
  /// writes. Cells keep their places; new ones come last.
  /// - Parameter isPartial: Whether the inputs stay what they were, because some cells still are of them.
  package func merging(_ newer: SceneRecord, isPartial: Bool = false) -> SceneRecord {
    let fresh = Dictionary(newer.cells.map { ($0.entry.name, $0) }) { first, _ in first }
    let known = Set(cells.map(\.entry.name))
    return SceneRecord(
      renderer: newer.renderer, rules: isPartial ? rules : newer.rules, title: newer.title,
      inputs: isPartial ? inputs : newer.inputs,
      cells: cells.map { fresh[$0.entry.name] ?? $0 } + newer.cells.filter { !known.contains($0.entry.name) })
  }
}

// MARK: Text

extension SceneRecord {
  /// The record as `frames.txt` holds it.
  package var text: String {
    var lines = ["plumb record \(Self.formatVersion)", "renderer \(renderer)", "title \(LayoutFacts.quoted(title))"]
    if rules > LayoutRules.first { lines.append("rules \(rules)") }
    lines += inputs.map { "input \($0)" }
    for group in groups {
      lines.append("")
      lines += group.cells.map { "cell \($0.name) pixels \($0.pixelHash)" }
      lines += group.facts.lines.map { "  \($0)" }
    }
    lines += ["", "end"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a record.
  /// - Throws: ``RecordError``.
  package init(parsing text: String) throws {
    // A checkout with Windows line ends is read too.
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == 0x0D ? line.dropLast() : line))
    }
    guard let first = lines.first, first.hasPrefix("plumb record ") else { throw RecordError.notARecord(line: 1) }
    guard let version = Int(first.dropFirst(13)) else { throw RecordError.notARecord(line: 1) }
    guard Self.readable.contains(version) else { throw RecordError.otherVersion(version) }
    guard lines.count > 2, lines[1].hasPrefix("renderer "), lines[2].hasPrefix("title ") else {
      throw RecordError.notARecord(line: 2)
    }
    var cells: [(CellEntry, LayoutFacts)] = []
    var inputs: [String] = []
    var rules = LayoutRules.first
    var pending: [CellEntry] = []
    var facts: [String] = []
    var isWhole = false
    func flush() {
      cells += pending.map { ($0, LayoutFacts(lines: facts)) }
      (pending, facts) = ([], [])
    }
    for (index, line) in lines.enumerated().dropFirst(3) {
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") || line.hasPrefix("=======") {
        throw RecordError.mergeConflict(line: index + 1)
      }
      if line == "end" {
        isWhole = true
      } else if line.isEmpty {
        flush()
      } else if line.hasPrefix("input ") {
        inputs.append(String(line.dropFirst(6)))
      } else if line.hasPrefix("rules "), let version = Int(line.dropFirst(6)), version > 0 {
        rules = version
      } else if line.hasPrefix("  ") {
        facts.append(String(line.dropFirst(2)))
      } else {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 4, words[0] == "cell", words[2] == "pixels" else {
          throw RecordError.notARecord(line: index + 1)
        }
        pending.append(CellEntry(name: words[1], pixelHash: words[3]))
      }
    }
    flush()
    guard isWhole else { throw RecordError.cutOff }
    self.init(
      renderer: String(lines[1].dropFirst(9)), rules: rules, title: LayoutFacts.unquoted(String(lines[2].dropFirst(6))),
      inputs: inputs, cells: cells)
  }
}

/// Why a record cannot be read.
package enum RecordError: Error, Hashable {
  case notARecord(line: Int)
  case otherVersion(Int)
  case mergeConflict(line: Int)
  /// The last line is missing.
  case cutOff
  /// There is a file, and it cannot be read: why.
  case unreadable(String)
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notARecord(let line):
      "line \(line) does not belong in a record; it may have been edited by hand: record again with `plumb record --mode all`"
    case .otherVersion(let version):
      "format version \(version), this plumb writes \(SceneRecord.formatVersion); "
        + (version > SceneRecord.formatVersion
          ? "a newer plumb recorded it: use that one, or record again with `plumb record --mode all`"
          : "record again with `plumb record --mode all`")
    case .mergeConflict(let line):
      "line \(line) is an unresolved merge: take either side, then run `plumb record`"
    case .cutOff: "the record ends too early: record again with `plumb record --mode all`"
    case .unreadable(let cause): "the record cannot be read: \(cause)"
    }
  }
}
