public import Scenes

/// One cell of a scene as it comes out now.
public struct Observation: Sendable {
  /// The cell as it was laid out.
  public let cell: Cell
  /// What the record says of the layout.
  public let facts: LayoutFacts
  /// What is wrong with the layout.
  public let findings: [Finding]
  /// Of the picture at scale 1.
  public let pixelHash: String
  /// The picture at scale 1 as a PNG file, where it was asked for.
  public let png: [UInt8]?

  /// Font files of the text beyond the usual ones, with their hashes.
  public let fonts: [String]

  /// - Parameter png: Of the picture at scale 1; nil where it was not asked for.
  public init(
    cell: Cell, facts: LayoutFacts, findings: [Finding], pixelHash: String, png: [UInt8]? = nil, fonts: [String] = []
  ) {
    self.fonts = fonts
    self.cell = cell
    self.facts = facts
    self.findings = findings
    self.pixelHash = pixelHash
    self.png = png
  }

  /// The cell as a record holds it.
  public var entry: (entry: SceneRecord.CellEntry, facts: LayoutFacts) {
    (SceneRecord.CellEntry(name: cell.name, pixelHash: pixelHash), facts)
  }
}
