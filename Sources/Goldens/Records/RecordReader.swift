import Values

extension SceneRecord {
  /// Returns whether a record belongs to an assertion of a Swift test.
  /// - Parameter head: The record, or its beginning as far as its scene.
  package static func isOfTest(head: String) -> Bool {
    let lines = head.split(whereSeparator: \.isNewline).prefix { !$0.hasPrefix("cell ") && $0 != "recipe" }
    guard let version = lines.first?.dropFirst(RecordLines.start.count).prefix(while: \.isNumber), !version.isEmpty,
      lines[0].hasPrefix(RecordLines.start)
    else { return false }
    // Earlier formats stated the inputs of documents alone.
    return version == "\(formatVersion)"
      ? lines.contains { $0 == RecordLines.test } : !lines.contains { $0.hasPrefix(RecordLines.input) }
  }

  /// Reads a record.
  /// - Throws: ``RecordError``.
  /// - Complexity: O(length).
  package init(parsing text: String) throws {
    // A checkout with Windows line endings can be read too.
    var text = text
    let lines = text.withUTF8 { bytes in
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }
    }
    self = try RecordReader(lines).record
  }
}

/// Reads the lines of a record, and checks them against their checksums.
private struct RecordReader {
  private let lines: [String]
  private var version = SceneRecord.formatVersion
  private var renderer = ""
  private var title = ""
  private var rules = LayoutRules.first
  private var recipe: [String] = []
  /// The checksums of the recipe's lines; nil if the first line's checksum includes these lines.
  private var checks: [String]?
  /// What the cells of the present size classes share.
  private var part: Part?
  private var pending = Pending()
  private var cells: [(entry: SceneRecord.CellEntry, facts: LayoutFacts)] = []
  private var names: Set<String> = []
  private var partNames: Set<String> = []
  private var (isOfTest, hasInputs) = (false, false)
  /// Drawings by the hash of their pixels, from earlier lines of a record of format 4.
  private var drawings: [String: String] = [:]

  /// What the cells of a pair of size classes share.
  private struct Part {
    let name: String
    /// The number of its first line.
    let line: Int
    var lines: [String] = []
    var facts: SharedFacts?
    /// Which of the facts a cell has as they are stated here.
    var used: [Bool] = []
  }

  /// A group that is being read.
  private struct Pending {
    var cells: [SceneRecord.CellEntry] = []
    var check: String?
    var facts: [String] = []
    /// The number of its first line.
    var line = 0
  }

  /// The lines before the first cell or size class, without the first.
  private enum Section { case head, recipe, checks, cells }

  private(set) var record = SceneRecord(renderer: "", title: "", cells: [])

  init(_ lines: [String]) throws(RecordError) {
    self.lines = lines
    let check = try readStart()
    var section = Section.head
    var isWhole = false
    for (index, line) in lines.enumerated().dropFirst(3) {
      if section != .recipe { try checkForm(of: line, index, isWhole) }
      if line.isEmpty {
        if version >= 5, part?.line == index { throw .blank(line: index + 1) }
        try flush()
        section = .cells
      } else if let rest = Self.rest(of: line, after: RecordLines.indent) {
        switch section {
        case .recipe: recipe.append(rest)
        case .checks: checks?.append(rest)
        case .head, .cells:
          if pending.cells.isEmpty, let part, part.facts == nil {
            self.part?.lines.append(rest)
          } else {
            if pending.cells.isEmpty, pending.facts.isEmpty { pending.line = index + 1 }
            pending.facts.append(rest)
          }
        }
      } else if let cell = cell(line) {
        if !names.insert(cell.entry.name).inserted { throw .badMerge(line: index + 1) }
        if pending.cells.isEmpty { (pending.line, pending.check) = (index + 1, cell.check) }
        pending.cells.append(cell.entry)
      } else if line == RecordLines.end {
        isWhole = true
      } else if let name = Self.rest(of: line, after: RecordLines.part) {
        try flush()
        try closePart()
        part = Part(name: name, line: index + 1)
        if !partNames.insert(name).inserted { throw .badMerge(line: index + 1) }
      } else if line == RecordLines.recipe, section == .head {
        section = .recipe
      } else if line == RecordLines.checks, section == .recipe {
        (section, checks) = (.checks, [])
      } else if section == .head, let version = Self.rest(of: line, after: "rules ").flatMap({ Int($0) }), version > 0 {
        rules = version
      } else if version < 5, line.utf8.starts(with: RecordLines.input.utf8) {
        hasInputs = true
      } else if line == RecordLines.test, section == .head {
        isOfTest = true
      } else {
        throw Self.problem(line, index)
      }
    }
    try flush()
    guard isWhole else { throw .cutOff }
    try closePart()
    // Earlier formats stated the inputs of documents alone.
    let found = SceneRecord(
      renderer: renderer, rules: rules, title: title, recipe: recipe, cells: cells,
      isOfTest: version < SceneRecord.formatVersion ? !hasInputs : isOfTest)
    record = version < SceneRecord.formatVersion ? found.ofEarlierFormat() : found
    if let check { try compareScene(with: check) }
  }

  /// Compares the scene's lines with their checksums.
  private func compareScene(with check: String) throws(RecordError) {
    let head = RecordLines.head(of: record)
    guard let checks else {
      // The first records of this format had one checksum for all lines of the scene.
      if check != RecordLines.check(head + RecordLines.recipe(of: record)) { throw .altered(line: 1, cell: nil) }
      return
    }
    if check != RecordLines.headCheck(of: record) { throw .altered(line: 1, cell: nil) }
    let expected = RecordLines.checks(of: record)
    if checks == expected { return }
    let altered = zip(checks, expected).prefix { $0 == $1 }.count
    // The first line, the head and the line before the recipe come first.
    throw .altered(line: min(altered, record.recipe.count - 1) + head.count + 3, cell: nil)
  }

  /// Reads the first three lines.
  /// - Returns: The checksum of the scene's lines.
  private mutating func readStart() throws(RecordError) -> String? {
    guard let first = lines.first, let rest = Self.rest(of: first, after: RecordLines.start) else {
      if lines.allSatisfy(\.isEmpty) { throw .empty }
      if GitLFSPointer.isIn(lines.joined(separator: "\n").utf8) { throw .pointer }
      throw lines.first.map { Self.problem($0, 0) } ?? .notARecord(line: 1)
    }
    let words = rest.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard let version = words.first.flatMap({ Int($0) }) else { throw .notARecord(line: 1) }
    guard SceneRecord.readable.contains(version) else { throw .otherVersion(version) }
    self.version = version
    guard lines.count > 2, let renderer = Self.rest(of: lines[1], after: "renderer "),
      let title = Self.rest(of: lines[2], after: "title ")
    else { throw lines.count > 1 ? Self.problem(lines[1], 1) : .cutOff }
    (self.renderer, self.title) = (renderer, Quoting.unquotedRecord(title))
    if version < 5 {
      // Earlier formats had no checksums: a version that became another one must not turn them off.
      guard words.count == 1 else { throw .altered(line: 1, cell: nil) }
      return nil
    }
    guard words.count == 3, words[1] == "check" else { throw .notARecord(line: 1) }
    return words[2]
  }

  private static func problem(_ line: String, _ index: Int) -> RecordError {
    if ["<<<<<<<", ">>>>>>>", "=======", "|||||||"].contains(where: { line.utf8.starts(with: $0.utf8) }) {
      return .mergeConflict(line: index + 1)
    }
    return line.utf8.starts(with: RecordLines.start.utf8) ? .badMerge(line: index + 1) : .notARecord(line: index + 1)
  }

  /// Checks what a reader skips and no checksum shows: spaces, and lines that are there twice.
  /// - Parameter isWhole: Whether the last line has been read.
  private func checkForm(of line: String, _ index: Int, _ isWhole: Bool) throws(RecordError) {
    if version < SceneRecord.formatVersion { return }
    // After the last line, the text ends with a line break.
    if line.isEmpty, lines[index - 1].isEmpty || isWhole && index + 1 < lines.count {
      throw isWhole || lines[index...].contains { !$0.isEmpty } ? .blank(line: index + 1) : .cutOff
    }
    if !Self.isTight(line) { throw .altered(line: index + 1, cell: nil) }
    if line == lines[index - 1], !line.utf8.starts(with: RecordLines.indent.utf8) { throw .badMerge(line: index + 1) }
  }

  /// Whether words outside of quotation marks are separated by one space, and none is at the end of the line: more would be
  /// read like one. The recipe's lines have a checksum as they are.
  private static func isTight(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      let isIndented = bytes.starts(with: RecordLines.indent.utf8)
      let text = isIndented ? bytes.dropFirst(RecordLines.indent.utf8.count) : bytes[...]
      var (isQuoted, isEscaped, before) = (false, false, UInt8(ascii: " "))
      for byte in text {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\"") {
          isQuoted.toggle()
        } else if isQuoted, byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if !isQuoted, byte == UInt8(ascii: " "), before == byte {
          return false
        }
        before = byte
      }
      return text.isEmpty || before != UInt8(ascii: " ")
    }
  }

  private mutating func flush() throws(RecordError) {
    defer { pending = Pending() }
    if let lines = part?.lines, part?.facts == nil, !lines.isEmpty || !pending.cells.isEmpty {
      let shared = SharedFacts(lines: lines)
      part?.facts = shared
      part?.used = Array(repeating: false, count: lines.count)
      // The order is part of what is stated.
      if let part, version >= 5, shared.lines != lines { throw .altered(line: part.line, cell: nil) }
    }
    if pending.cells.isEmpty {
      if !pending.facts.isEmpty { throw .notARecord(line: pending.line) }
      return
    }
    let place = (line: pending.line, cell: pending.cells[0].name)
    var used = part?.used ?? []
    let whole =
      part?.facts.map { $0.whole(pending.facts, noting: &used) } ?? pending.facts.map { StatedFact(FactLine($0)) }
    part?.used = used
    guard let facts = whole else { throw .altered(line: place.line, cell: place.cell) }
    if version >= 5, pending.check != RecordLines.check(of: pending.cells, in: part?.name, facts.map(\.text)) {
      throw .altered(line: place.line, cell: place.cell)
    }
    let read = LayoutFacts(entries: facts.map(\.entry))
    cells += pending.cells.map { ($0, read) }
  }

  /// Checks that each line of the present part is what some cell has: the checksums of cells show no others.
  private mutating func closePart() throws(RecordError) {
    guard version >= 5, let part else { return }
    if part.facts == nil { throw .altered(line: part.line, cell: nil) }
    if let unused = part.used.firstIndex(of: false) { throw .altered(line: part.line + 1 + unused, cell: nil) }
  }

  /// Reads a cell's line; nil for any other line.
  private mutating func cell(_ line: String) -> (entry: SceneRecord.CellEntry, check: String?)? {
    guard line.utf8.starts(with: "cell ".utf8) else { return nil }
    var words = line.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    var check: String?
    if words.count >= 4, words[words.count - 2] == "check" {
      check = words.removeLast()
      words.removeLast()
    }
    if words.count == 2, let before = pending.cells.last {
      return (
        .init(name: words[1], pixelHash: before.pixelHash, drawingHash: before.drawingHash), check
      )
    }
    guard words.count == 4 || words.count == 6 && words[4] == "drawing", words[2] == "pixels" else { return nil }
    var drawing = words.count == 6 ? words[5] : nil
    if version < 5 {
      drawing = drawing ?? drawings[words[3]]
      if drawings[words[3]] == nil { drawings[words[3]] = drawing }
    }
    return (.init(name: words[1], pixelHash: words[3], drawingHash: drawing), check)
  }

  /// Returns the rest of a line after some words; nil if it does not begin with them. Texts are compared byte by byte.
  private static func rest(of line: String, after words: String) -> String? {
    line.utf8.starts(with: words.utf8) ? String(Substring(line.utf8.dropFirst(words.utf8.count))) : nil
  }
}
