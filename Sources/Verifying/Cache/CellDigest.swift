/// A digest of observed cells: equal on two machines only if all facts and all pixels of all cells are.
package struct CellDigest: Sendable, Equatable {
  /// A digest of each cell, by `scene/cell`.
  private var cells: [String: String] = [:]

  /// Creates a digest of no cells.
  package init() {}

  /// The number of cells.
  package var count: Int { cells.count }

  /// Adds a scene's cells.
  /// - Complexity: O(facts).
  package mutating func add(_ observations: [Observation], of scene: String) {
    for observation in observations {
      let text = ([observation.pixelHash] + observation.facts.lines).joined(separator: "\n")
      cells["\(scene)/\(observation.cell.name)"] = ValueDigest.text(Array(text.utf8))
    }
  }

  /// 32 hexadecimal digits, independent of the order in which cells were added.
  package var text: String {
    ValueDigest.text(Array(cells.map { "\($0) \($1)" }.sorted().joined(separator: "\n").utf8))
  }

  /// Returns the cells that differ between the two, sorted.
  package func differing(from other: CellDigest) -> [String] {
    Set(cells.keys).union(other.cells.keys).filter { cells[$0] != other.cells[$0] }.sorted()
  }
}
