import Layout

/// Observations of cells from earlier runs, one file per scene in a ``CacheFolder``. Cells with findings are not
/// stored.
package struct ObservationCache: Sendable {
  private let folder: CacheFolder

  /// - Parameter folder: The folder of the files.
  package init(_ folder: CacheFolder) { self.folder = folder }

  /// Returns the cached cells of a scene, by digests of the cells; none if the file is damaged.
  package func known(_ scene: Scene) -> KnownCells {
    let path = folder.path(of: scene, purpose: "cells")
    return folder.text(at: path).map { KnownCells(path: path, text: $0) } ?? KnownCells(path: path)
  }

  /// Whether the cache has cells of a scene.
  package func isKept(_ scene: Scene) -> Bool { RegularFile.isThere(folder.path(of: scene, purpose: "cells")) }

  /// Stores known cells if they have changed.
  package func keep(_ cells: KnownCells) {
    if cells.hasChanged { folder.keep(cells.text, at: cells.path) }
  }

  /// Removes old files (``CacheFolder/prune()``).
  package func prune() { folder.prune() }
}

/// Cached observations of a scene's cells.
package struct KnownCells: Sendable {
  let path: String
  private var cells: [String: (entry: SceneRecord.CellEntry, facts: LayoutFacts, fonts: [String])] = [:]
  private(set) var hasChanged = false

  /// Whether no cell is known.
  package var isEmpty: Bool { cells.isEmpty }

  init(path: String) { self.path = path }

  /// Reads what follows the header of a file.
  init(path: String, text: String) {
    self.path = path
    guard let split = text.firstRange(of: "\nplumb record"),
      let record = try? SceneRecord(parsing: String(text[text.index(after: split.lowerBound)...]))
    else { return }
    // One line per set of fonts, with the indices of the cells that use it.
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
    // The record groups cells with equal facts.
    var numbers: [[String]: [Int]] = [:]
    for (number, cell) in record.cells.enumerated() {
      if let fonts = cells[cell.entry.name]?.fonts, !fonts.isEmpty { numbers[fonts, default: []].append(number) }
    }
    let lines = numbers.map { ([$1.map(String.init).joined(separator: " ")] + $0).joined(separator: "\t") }.sorted()
    return lines.joined(separator: "\n") + "\n" + record.plainText
  }

  /// Returns the known observation of a cell; nil if there is none.
  package func observation(of cell: Cell) -> Observation? {
    cells[CellDigests.text(of: cell)].map { known in
      Observation(
        cell: cell, facts: known.facts, findings: [], pixelHash: known.entry.pixelHash,
        drawingHash: known.entry.drawingHash, fonts: known.fonts)
    }
  }

  /// Adopts a new observation.
  /// - Parameter cell: The cell as requested.
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

  /// Returns whether the known observation of a cell agrees with a new one; true if none is known.
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
