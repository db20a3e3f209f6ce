package import Scenes

/// One cell of a scene as it comes out now.
package struct Observation: Sendable {
  /// The cell as it was laid out.
  package let cell: Cell
  /// What the record says of the layout.
  package let facts: LayoutFacts
  /// What is wrong with the layout.
  package let findings: [Finding]
  /// Of the picture at scale 1.
  package let pixelHash: String
  /// Of what is drawn (``DrawingDigest``); nil where that is not known.
  package let drawingHash: String?
  /// The picture at scale 1 as a PNG file, where it was asked for.
  package let png: [UInt8]?
  /// The picture as an SVG file, where it was asked for.
  package let svg: [UInt8]?

  /// Font files of the text beyond the usual ones, with their hashes.
  package let fonts: [String]

  /// - Parameters:
  ///   - png: Of the picture at scale 1; nil where it was not asked for.
  ///   - svg: Of the picture; nil where it was not asked for.
  package init(
    cell: Cell, facts: LayoutFacts, findings: [Finding], pixelHash: String, drawingHash: String? = nil,
    png: [UInt8]? = nil,
    svg: [UInt8]? = nil, fonts: [String] = []
  ) {
    self.fonts = fonts
    self.cell = cell
    self.facts = facts
    self.findings = findings
    self.pixelHash = pixelHash
    self.drawingHash = drawingHash
    self.png = png
    self.svg = svg
  }

  /// The cell as a record holds it.
  package var entry: (entry: SceneRecord.CellEntry, facts: LayoutFacts) {
    (SceneRecord.CellEntry(name: cell.name, pixelHash: pixelHash, drawingHash: drawingHash), facts)
  }
}
