import Layout
import Synchronization
import Values

/// Digests of cells, each computed only once because all scenes have the same cells.
package enum CellDigests {
  private static let known = Mutex<[Cell: String]>([:])

  /// Computes digests on all cores.
  package static func prepare(_ cells: [Cell]) {
    let all = Array(Set(cells))
    keep(Array(Set(all.map { $0.inState(nil) })).concurrentlyMapped { ($0, ValueDigest.text(of: $0)) })
    keep(all.filter { $0.state != nil }.concurrentlyMapped { ($0, inState($0)) })
  }

  private static func keep(_ digests: [(cell: Cell, text: String)]) {
    known.withLock { known in
      for (cell, text) in digests { known[cell] = text }
    }
  }

  static func text(of cell: Cell) -> String {
    if let text = known.withLock({ $0[cell] }) { return text }
    let text = cell.state == nil ? ValueDigest.text(of: cell) : inState(cell)
    keep([(cell, text)])
    return text
  }

  /// Returns the digest of a cell in a state, from the digest of the cell without it, which scenes share, and the
  /// state.
  private static func inState(_ cell: Cell) -> String {
    ValueDigest.text(Array("\(text(of: cell.inState(nil))) \(cell.state ?? "")".utf8))
  }
}
