import CairoCanvas
import Foundation
package import Scenes
import Values

/// What cells came out as in earlier runs, kept below a folder, a file a scene.
///
/// A file's name is a digest of everything that a layout and its picture can depend on: the program itself, the renderer's
/// libraries, the fonts that are installed, and the scene as it was read. What differs in any of them is in another file.
/// Cells about which something is to be said are not kept.
package struct ObservationCache: Sendable {
  private let folder: String
  /// Of all that scenes have in common.
  private let surroundings: String

  /// - Parameters:
  ///   - folder: Where the files lie.
  ///   - renderer: Whose pictures are meant. What the command line changes of how scenes are drawn is in the scenes.
  package init(folder: String, renderer: Renderer) {
    self.folder = folder
    let environment = ProcessInfo.processInfo.environment
    surroundings = ValueDigest.text(of: [
      ProgramDigest.text, renderer.fingerprint(of: []).text, InstalledFonts.digest(keptIn: folder),
      // What Pango and FreeType ask the environment for.
      ["LANGUAGE", "PANGO_LANGUAGE", "LC_ALL", "LC_CTYPE", "LANG", "FREETYPE_PROPERTIES"].map {
        environment[$0] ?? ""
      }.joined(separator: "\n"),
    ])
  }

  // MARK: Files

  /// A scene's file.
  private func path(of scene: Scene) -> String {
    "\(folder)/\(ValueDigest.text(of: [surroundings, ValueDigest.text(of: scene)] as [Any])).txt"
  }

  private static let header = "plumb cache 1"

  /// What is known of a scene's cells, by digests of the cells; nothing where the file is damaged.
  package func known(_ scene: Scene) -> KnownCells {
    let path = path(of: scene)
    guard let bytes = try? RegularFile.bytes(path, limit: Limits.recordBytes) else { return KnownCells(path: path) }
    let text = String(decoding: bytes, as: UTF8.self)
    // header, digest of the rest, fonts, record
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == Self.header, parts[1] == ValueDigest.text(Array(parts[2].utf8)) else {
      return KnownCells(path: path)
    }
    return KnownCells(path: path, text: String(parts[2]))
  }

  /// Removes files that were not written to for two weeks: those of programs and documents that have changed since. What is still
  /// needed is rendered again.
  package func prune() {
    let limit = Date(timeIntervalSinceNow: -14 * 86_400)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.wholeMatch(of: /(fonts-)?[0-9a-f]{32}\.txt/) != nil {
      let path = "\(folder)/\(name)"
      guard let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date,
        written < limit
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Keeps what is known; a cache that cannot be written is none.
  package func keep(_ cells: KnownCells) {
    guard cells.hasChanged else { return }
    let text = cells.text
    _ = try? AtomicFile.write("\(Self.header)\n\(ValueDigest.text(Array(text.utf8)))\n\(text)", to: cells.path)
  }
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
      Observation(cell: cell, facts: known.facts, findings: [], pixelHash: known.entry.pixelHash, fonts: known.fonts)
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
      SceneRecord.CellEntry(name: name, pixelHash: observation.pixelHash), observation.facts, observation.fonts
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
