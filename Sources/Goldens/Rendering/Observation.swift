package import Layout

/// The present layout and picture of one cell of a scene.
package struct Observation: Sendable {
  /// The cell as it was laid out.
  package let cell: Cell
  /// The facts of the layout, as stored in the record.
  package let facts: LayoutFacts
  /// Problems with the layout.
  package let findings: [Finding]
  /// A hash of the picture's pixels at scale 1.
  package let pixelHash: String
  /// A digest of what is drawn (``DrawingDigest``); nil if unknown.
  package let drawingHash: String?
  /// The picture at scale 1 as a PNG file, if requested.
  package let png: [UInt8]?
  /// The picture as an SVG file, if requested.
  package var svg: [UInt8]?

  /// Font files of the text other than the usual ones, with their hashes.
  package let fonts: [String]

  /// - Parameter png: The picture at scale 1; nil if it was not requested.
  package init(
    cell: Cell, facts: LayoutFacts, findings: [Finding], pixelHash: String, drawingHash: String? = nil,
    png: [UInt8]? = nil, fonts: [String] = []
  ) {
    self.fonts = fonts
    self.cell = cell
    self.facts = facts
    self.findings = findings
    self.pixelHash = pixelHash
    self.drawingHash = drawingHash
    self.png = png
  }

  /// The cell as stored in a record.
  package var entry: (entry: SceneRecord.CellEntry, facts: LayoutFacts) {
    (SceneRecord.CellEntry(name: cell.name, pixelHash: pixelHash, drawingHash: drawingHash), facts)
  }
}
