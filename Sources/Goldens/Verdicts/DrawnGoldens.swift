/// What the cells of a scene drew when they were recorded, and which pixels that gave with the present renderer: the same drawing
/// gives the same pixels, in whatever cell.
package struct DrawnGoldens: Sendable {
  /// Hashes of pixels, by what was drawn.
  private let pixels: [String: String]
  /// Of the record.
  private let fonts: Set<String>
  /// Names of cells that are painted whatever they draw.
  private var painted: Set<String>

  /// - Parameters:
  ///   - renderer: The present one.
  ///   - painted: Names of cells that are painted whatever they draw.
  /// - Returns: nil for a record by another renderer.
  package init?(_ record: SceneRecord, _ renderer: Renderer, painted: Set<String>) {
    let recorded = Fingerprint(text: record.renderer)
    guard renderer.fingerprint(of: []).base == recorded.base else { return nil }
    let known = record.groups.flatMap(\.cells).compactMap { cell in cell.drawingHash.map { ($0, cell.pixelHash) } }
    pixels = Dictionary(known) { first, _ in first }
    fonts = Set(recorded.fonts)
    self.painted = painted
  }

  /// The same, with one more cell to be painted: a random one, so that what is wrong anywhere is found some time.
  package func painting(one cells: [Cell]) -> DrawnGoldens {
    var goldens = self
    if let cell = cells.randomElement() { goldens.painted.insert(cell.name) }
    return goldens
  }

  /// The hash of a cell's pixels; nil where it must be painted.
  /// - Parameters:
  ///   - drawing: What the cell draws now.
  ///   - fonts: The files that its text is drawn with.
  package func pixelHash(of cell: Cell, _ drawing: String, _ fonts: [String]) -> String? {
    guard let hash = pixels[drawing], !painted.contains(cell.name), fonts.allSatisfy(self.fonts.contains) else {
      return nil
    }
    return hash
  }

  /// A cell with the recorded pixels, if it draws what was recorded; otherwise as it is.
  package func asRecorded(_ observation: Observation) -> Observation {
    guard let drawing = observation.drawingHash,
      let hash = pixelHash(of: observation.cell, drawing, observation.fonts), hash != observation.pixelHash
    else { return observation }
    return Observation(
      cell: observation.cell, facts: observation.facts, findings: observation.findings, pixelHash: hash,
      drawingHash: drawing, fonts: observation.fonts)
  }

  /// Whether a cell draws what gave other pixels when it was recorded.
  package func contradicts(_ observation: Observation) -> Bool {
    guard let drawing = observation.drawingHash, let hash = pixels[drawing] else { return false }
    return hash != observation.pixelHash && observation.fonts.allSatisfy(fonts.contains)
  }
}
