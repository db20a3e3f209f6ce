/// What a cell's pictures before and now are drawn from; equal pairs are drawn once.
struct DrawnPair: Hashable {
  private let drawing: String
  private let goldenFacts: Int?
  private let goldenHash: String?

  /// nil if it is not known what is drawn.
  init?(_ cell: StoredCell) {
    guard let drawing = cell.drawingHash else { return nil }
    (self.drawing, goldenFacts, goldenHash) = (drawing, cell.goldenFacts, cell.goldenHash)
  }
}

extension StoredCell {
  /// Shows another cell's pictures, which are drawn alike.
  mutating func show(as other: StoredCell) {
    drawnAs = other.drawnAs ?? other.name
    (pictures, size, outlines) = (other.pictures, other.size, other.outlines)
    (measure, area, redrawn) = (other.measure, other.area, other.redrawn)
  }
}

extension StoredScene {
  /// The positions of the cells: those that represent a cause first, so that they are drawn in any case.
  var drawingOrder: [Int] {
    let names = Set(groups.indices.compactMap { examples(ofGroup: $0).first })
    return cells.indices.filter { names.contains(cells[$0].name) }
      + cells.indices.filter { !names.contains(cells[$0].name) }
  }
}
