/// The golden of a scene: the facts of all cells, grouped where they are equal, and a hash of each cell's picture.
package struct SceneRecord: Sendable, Hashable {
  /// The version that is written.
  package static let formatVersion = 4
  /// Versions that can be read: the first has no inputs, the second no version of the layout rules, the third no
  /// digests of drawings.
  private static let readable = 1...4

  /// A cell's line in a record.
  package struct CellEntry: Sendable, Hashable {
    /// The cell's name.
    package let name: String
    /// A hash of the picture's pixels at scale 1.
    package let pixelHash: String
    /// A digest of what is drawn (``DrawingDigest``); nil if unknown.
    package let drawingHash: String?

    /// - Parameters:
    ///   - pixelHash: A hash of the picture's pixels at scale 1.
    ///   - drawingHash: A digest of what is drawn; nil if unknown.
    package init(name: String, pixelHash: String, drawingHash: String? = nil) {
      self.name = name
      self.pixelHash = pixelHash
      self.drawingHash = drawingHash
    }

    /// Returns the cell's line in a record. A picture shared by successive cells of a group is named only once, and so
    /// is a drawing in the whole record.
    /// - Parameters:
    ///   - before: The cell of the previous line; nil in a group's first line.
    ///   - drawings: Drawings by the hash of their pixels, from earlier lines.
    fileprivate func text(after before: CellEntry?, _ drawings: inout [String: String]) -> String {
      if let before, before.pixelHash == pixelHash, before.drawingHash == drawingHash { return "cell \(name)" }
      let line = "cell \(name) pixels \(pixelHash)"
      guard let drawingHash, drawings[pixelHash] != drawingHash else { return line }
      drawings[pixelHash] = drawings[pixelHash] ?? drawingHash
      return "\(line) drawing \(drawingHash)"
    }

    /// Reads a cell's line; nil for any other line.
    /// - Parameters: See ``text(after:_:)``.
    fileprivate init?(_ line: Substring, after before: CellEntry?, _ drawings: inout [String: String]) {
      let words = line.utf8.split(separator: 0x20).map { String(Substring($0)) }
      if let before, words.count == 2, words[0] == "cell" {
        self.init(name: words[1], pixelHash: before.pixelHash, drawingHash: before.drawingHash)
        return
      }
      guard words.count == 4 || words.count == 6 && words[4] == "drawing", words[0] == "cell", words[2] == "pixels"
      else { return nil }
      let drawing = words.count == 6 ? words[5] : drawings[words[3]]
      if drawings[words[3]] == nil { drawings[words[3]] = drawing }
      self.init(name: words[1], pixelHash: words[3], drawingHash: drawing)
    }
  }

  /// Cells with the same facts.
  package struct Group: Sendable, Hashable {
    /// In the order of the matrix.
    package var cells: [CellEntry]
    /// The facts they share.
    package let facts: LayoutFacts
  }

  /// The text of the renderer's ``Fingerprint``.
  package let renderer: String
  /// The version of the layout rules that computed the facts (``LayoutRules``).
  package let rules: Int
  /// The scene's title.
  package let title: String
  /// The document's inputs when the record was made, one fact per line: the basis for finding what changed.
  package let inputs: [String]
  /// Groups in the order of their first cells.
  package let groups: [Group]

  /// Groups cells with equal facts, in the order of the first cells.
  /// - Complexity: O(cells · facts).
  package init(
    renderer: String, title: String, inputs: [String] = [], cells: [(entry: CellEntry, facts: LayoutFacts)]
  ) {
    self.init(renderer: renderer, rules: LayoutRules.version, title: title, inputs: inputs, cells: cells)
  }

  /// Creates a record of facts computed by a version of the layout rules.
  package init(
    renderer: String, rules: Int, title: String, inputs: [String] = [], cells: [(entry: CellEntry, facts: LayoutFacts)]
  ) {
    self.init(
      renderer: renderer, rules: rules, title: title, inputs: inputs,
      parts: cells.map { Group(cells: [$0.entry], facts: $0.facts) })
  }

  /// - Parameter parts: Groups; cells with equal facts may be in several.
  /// - Complexity: O(parts · facts).
  private init(renderer: String, rules: Int, title: String, inputs: [String], parts: [Group]) {
    self.renderer = renderer
    self.rules = rules
    self.title = title
    self.inputs = inputs
    var groups: [Group] = []
    var indexOf: [LayoutFacts: Int] = [:]
    for part in parts {
      if let index = indexOf[part.facts] {
        groups[index].cells += part.cells
      } else {
        indexOf[part.facts] = groups.count
        groups.append(part)
      }
    }
    self.groups = groups
  }

  /// Every cell with its facts.
  package var cells: [(entry: CellEntry, facts: LayoutFacts)] {
    groups.flatMap { group in group.cells.map { ($0, group.facts) } }
  }

  /// Returns this record with some cells taken from a newer one by the same renderer, which is the result of recording
  /// a part of the matrix. Cells keep their places; new ones come last.
  /// - Parameter isPartial: Whether the old inputs are kept, because some cells still depend on them.
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
  /// The record in the format of `frames.txt`.
  package var text: String {
    var lines = ["plumb record \(Self.formatVersion)", "renderer \(renderer)", "title \(LayoutFacts.quoted(title))"]
    if rules > LayoutRules.first { lines.append("rules \(rules)") }
    lines += inputs.map { "input \($0)" }
    var drawings: [String: String] = [:]
    for group in groups {
      lines.append("")
      for (index, cell) in group.cells.enumerated() {
        lines.append(cell.text(after: index == 0 ? nil : group.cells[index - 1], &drawings))
      }
      lines += group.facts.lines.map { "  \($0)" }
    }
    lines += ["", "end"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a record.
  /// - Throws: ``RecordError``.
  /// - Complexity: O(length).
  package init(parsing text: String) throws {
    // A checkout with Windows line endings can be read too.
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Substring(line.last == 0x0D ? line.dropLast() : line)
    }
    if GitLFSPointer.isIn(text.utf8) { throw RecordError.pointer }
    guard let first = lines.first, first.hasPrefix("plumb record ") else { throw RecordError.notARecord(line: 1) }
    guard let version = Int(first.dropFirst(13)) else { throw RecordError.notARecord(line: 1) }
    guard Self.readable.contains(version) else { throw RecordError.otherVersion(version) }
    guard lines.count > 2, lines[1].hasPrefix("renderer "), lines[2].hasPrefix("title ") else {
      throw RecordError.notARecord(line: 2)
    }
    var groups: [Group] = []
    var inputs: [String] = []
    var rules = LayoutRules.first
    var drawings: [String: String] = [:]
    var pending: [CellEntry] = []
    var facts: [String] = []
    var isWhole = false
    func flush() {
      if !pending.isEmpty { groups.append(Group(cells: pending, facts: LayoutFacts(lines: facts))) }
      (pending, facts) = ([], [])
    }
    /// Returns the rest of a line after some words; nil if it does not begin with them. Texts are compared byte by
    /// byte.
    func rest(of line: Substring, after words: String) -> Substring? {
      line.utf8.starts(with: words.utf8) ? Substring(line.utf8.dropFirst(words.utf8.count)) : nil
    }
    for (index, line) in lines.enumerated().dropFirst(3) {
      if line.isEmpty {
        flush()
      } else if let fact = rest(of: line, after: "  ") {
        facts.append(String(fact))
      } else if let cell = CellEntry(line, after: pending.last, &drawings) {
        pending.append(cell)
      } else if line == "end" {
        isWhole = true
      } else if let input = rest(of: line, after: "input ") {
        inputs.append(String(input))
      } else if let version = rest(of: line, after: "rules ").flatMap({ Int($0) }), version > 0 {
        rules = version
      } else if ["<<<<<<<", ">>>>>>>", "======="].contains(where: { rest(of: line, after: $0) != nil }) {
        throw RecordError.mergeConflict(line: index + 1)
      } else {
        throw RecordError.notARecord(line: index + 1)
      }
    }
    flush()
    guard isWhole else { throw RecordError.cutOff }
    self.init(
      renderer: String(lines[1].dropFirst(9)), rules: rules, title: LayoutFacts.unquoted(String(lines[2].dropFirst(6))),
      inputs: inputs, parts: groups)
  }
}

/// Why a record cannot be read.
package enum RecordError: Error, Hashable {
  case notARecord(line: Int)
  case otherVersion(Int)
  case mergeConflict(line: Int)
  /// The last line is missing.
  case cutOff
  /// A pointer of Git LFS instead of the record.
  case pointer
  /// The file exists but cannot be read, with the reason.
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
    case .cutOff: "the record is truncated: record again with `plumb record --mode all`"
    case .pointer: GitLFSPointer.message(insteadOf: "record")
    case .unreadable(let cause): "the record cannot be read: \(cause)"
    }
  }
}
