/// The drawings of a scene's cells when they were recorded, with the resulting pixels of the present renderer: the same
/// drawing gives the same pixels in any cell.
package struct DrawnGoldens: Sendable {
  /// Hashes of pixels, by drawing.
  private let pixels: [String: String]
  /// The record's fonts.
  private let fonts: Set<String>
  /// Names of cells that are always painted.
  private var painted: Set<String>

  /// - Parameters:
  ///   - renderer: The present renderer.
  ///   - painted: Names of cells that are always painted.
  /// - Returns: nil for a record by another renderer.
  package init?(_ record: SceneRecord, _ renderer: Renderer, painted: Set<String>) {
    let recorded = Fingerprint(text: record.renderer)
    guard renderer.fingerprint(of: []).base == recorded.base else { return nil }
    let known = record.groups.flatMap(\.cells).compactMap { cell in cell.drawingHash.map { ($0, cell.pixelHash) } }
    pixels = Dictionary(known) { first, _ in first }
    fonts = Set(recorded.fonts)
    self.painted = painted
  }

  /// Returns the same with one more cell to be painted, so that a fault anywhere is found eventually. Which one follows
  /// from the recorded pixels, so that the same files have the same verdict.
  package func painting(one cells: [Cell]) -> DrawnGoldens {
    var goldens = self
    if !cells.isEmpty {
      let seed = pixels.values.sorted().joined().utf8
      goldens.painted.insert(cells[HashText.index(of: Array(seed), below: cells.count)].name)
    }
    return goldens
  }

  /// Returns the hash of a cell's pixels; nil if it must be painted.
  /// - Parameters:
  ///   - drawing: The digest of what the cell draws now.
  ///   - fonts: The files its text is drawn with.
  package func pixelHash(of cell: Cell, _ drawing: String, _ fonts: [String]) -> String? {
    guard let hash = pixels[drawing], !painted.contains(cell.name), fonts.allSatisfy(self.fonts.contains) else {
      return nil
    }
    return hash
  }

  /// Returns a cell with the recorded pixels if it draws what was recorded, and unchanged otherwise.
  package func asRecorded(_ observation: Observation) -> Observation {
    guard let drawing = observation.drawingHash,
      let hash = pixelHash(of: observation.cell, drawing, observation.fonts), hash != observation.pixelHash
    else { return observation }
    return Observation(
      cell: observation.cell, facts: observation.facts, findings: observation.findings, pixelHash: hash,
      drawingHash: drawing, fonts: observation.fonts)
  }

  /// Returns whether a cell draws something that gave other pixels when it was recorded.
  package func contradicts(_ observation: Observation) -> Bool {
    guard let drawing = observation.drawingHash, let hash = pixels[drawing] else { return false }
    return hash != observation.pixelHash && observation.fonts.allSatisfy(fonts.contains)
  }
}
