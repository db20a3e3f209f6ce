import Verifying

extension Workplace {
  /// Writes a record with some changes, as an earlier run or another machine could have written it.
  /// - Parameters:
  ///   - renderer: Another renderer; nil keeps it.
  ///   - rules: Another version of the layout rules; nil keeps it.
  ///   - extra: The name of one more cell, with the facts of the first.
  ///   - cell: Changes a cell and its facts.
  func rewrite(
    _ path: String, renderer: String? = nil, rules: Int? = nil, isOfTest: Bool? = nil,
    adding extra: String? = nil,
    _ cell: (SceneRecord.CellEntry, [String]) -> (SceneRecord.CellEntry, [String]) = { ($0, $1) }
  ) throws {
    let record = try SceneRecord(parsing: try text(path))
    var cells = record.cells.map { entry, facts in
      let (entry, lines) = cell(entry, facts.lines)
      return (entry: entry, facts: LayoutFacts(lines: lines))
    }
    if let extra, let first = cells.first {
      cells.append((SceneRecord.CellEntry(name: extra, pixelHash: "0123456789abcdef"), first.facts))
    }
    let changed = SceneRecord(
      renderer: renderer ?? record.renderer, rules: rules ?? record.rules, title: record.title, recipe: record.recipe,
      cells: cells, isOfTest: isOfTest ?? record.isOfTest)
    try write(changed.text, to: path)
  }
}

extension SceneRecord.CellEntry {
  /// Returns the same cell with other pixels.
  func drawn(pixels: String) -> SceneRecord.CellEntry {
    SceneRecord.CellEntry(name: name, pixelHash: pixels, drawingHash: drawingHash)
  }
}
