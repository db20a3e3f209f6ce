public import CairoCanvas
public import Scenes

/// One cell of a scene as it comes out now.
public struct Observation: Sendable {
  public let cell: Cell
  public let facts: LayoutFacts
  public let findings: [Finding]
  /// Of the picture at scale 1.
  public let pixelHash: String
  /// The picture at scale 1, where it was asked for.
  public let picture: PixelImage?

  public init(cell: Cell, facts: LayoutFacts, findings: [Finding], pixelHash: String, picture: PixelImage?) {
    self.cell = cell
    self.facts = facts
    self.findings = findings
    self.pixelHash = pixelHash
    self.picture = picture
  }

  public var entry: (entry: SceneRecord.CellEntry, facts: LayoutFacts) {
    (SceneRecord.CellEntry(name: cell.name, pixelHash: pixelHash), facts)
  }
}
