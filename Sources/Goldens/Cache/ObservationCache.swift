package import Scenes

/// What cells came out as in earlier runs, a file a scene in a ``CacheFolder``. Cells with findings are not kept.
package struct ObservationCache: Sendable {
  private let folder: CacheFolder

  /// - Parameter folder: Where the files lie.
  package init(_ folder: CacheFolder) { self.folder = folder }

  /// What is known of a scene's cells, by digests of the cells; nothing where the file is damaged.
  package func known(_ scene: Scene) -> KnownCells {
    let path = folder.path(of: scene, purpose: "cells")
    return folder.text(at: path).map { KnownCells(path: path, text: $0) } ?? KnownCells(path: path)
  }

  /// Whether cells of a scene are known.
  package func isKept(_ scene: Scene) -> Bool { RegularFile.isThere(folder.path(of: scene, purpose: "cells")) }

  /// Keeps what is known, where it has changed.
  package func keep(_ cells: KnownCells) {
    if cells.hasChanged { folder.keep(cells.text, at: cells.path) }
  }

  /// Removes old files (``CacheFolder/prune()``).
  package func prune() { folder.prune() }
}

/// What is known of a scene's cells.
package struct KnownCells: Sendable {
  let path: String
  private var cells: [String: (entry: SceneRecord.CellEntry, facts: LayoutFacts, fonts: [String])] = [:]
  private(set) var hasChanged = false

  /// Whether no cell is known.
  package var isEmpty: Bool { cells.isEmpty }
  /// How many cells are known.
  package var count: Int { cells.count }

  init(path: String) { self.path = path }

  /// What a file has after its header.
  init(path: String, text: String) {
    self.path = path
    guard let split = text.firstRange(of: "\nplumb record"),
      let record = try? SceneRecord(parsing: String(text[text.index(after: split.lowerBound)...]))
    else { return }
    // A line for each set of fonts, and the numbers of the cells that have it.
    var fonts: [Int: [String]] = [:]
    for line in text[..<split.lowerBound].split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      for number in words[0].split(separator: " ").compactMap({ Int($0) }) { fonts[number] = Array(words.dropFirst()) }
    }
    for (number, cell) in record.cells.enumerated() {
      cells[cell.entry.name] = (cell.entry, cell.facts, fonts[number] ?? [])
    }
  }

  var text: String {
    let sorted = cells.sorted { $0.key < $1.key }.map(\.value)
    let record = SceneRecord(renderer: "", title: "", cells: sorted.map { ($0.entry, $0.facts) })
    // The record puts cells with equal facts together.
    var numbers: [[String]: [Int]] = [:]
    for (number, cell) in record.cells.enumerated() {
      if let fonts = cells[cell.entry.name]?.fonts, !fonts.isEmpty { numbers[fonts, default: []].append(number) }
    }
    let lines = numbers.map { ([$1.map(String.init).joined(separator: " ")] + $0).joined(separator: "\t") }.sorted()
    return lines.joined(separator: "\n") + "\n" + record.text
  }

  /// A cell as it came out; nil for one that is not known.
  package func observation(of cell: Cell) -> Observation? {
    cells[CellDigests.text(of: cell)].map { known in
      Observation(
        cell: cell, facts: known.facts, findings: [], pixelHash: known.entry.pixelHash,
        drawingHash: known.entry.drawingHash, fonts: known.fonts)
    }
  }

  /// Takes over what has just been seen.
  /// - Parameter cell: As it was asked for.
  package mutating func note(_ observation: Observation, on cell: Cell) {
    let name = CellDigests.text(of: cell)
    guard observation.findings.isEmpty else {
      hasChanged = hasChanged || cells[name] != nil
      cells[name] = nil
      return
    }
    if let known = self.observation(of: cell), known.isLike(observation) { return }
    hasChanged = true
    cells[name] = (
      SceneRecord.CellEntry(name: name, pixelHash: observation.pixelHash, drawingHash: observation.drawingHash),
      observation.facts, observation.fonts
    )
  }

  /// Whether what is known of a cell is what has just been seen; true where nothing is known.
  package func agrees(with observation: Observation, on cell: Cell) -> Bool {
    self.observation(of: cell).map { $0.isLike(observation) && observation.findings.isEmpty } ?? true
  }

  /// Forgets everything.
  package mutating func forget() {
    hasChanged = true
    cells = [:]
  }
}

extension Observation {
  fileprivate func isLike(_ other: Observation) -> Bool {
    facts == other.facts && pixelHash == other.pixelHash && fonts == other.fonts
  }
}
