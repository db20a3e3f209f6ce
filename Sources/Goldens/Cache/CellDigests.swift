import Scenes
import Synchronization
import Values

/// Digests of cells, each worked out once: all scenes have the same cells.
package enum CellDigests {
  private static let known = Mutex<[Cell: String]>([:])

  /// Works digests out on all cores.
  package static func prepare(_ cells: [Cell]) {
    let all = Array(Set(cells))
    let texts = all.concurrentlyMapped { ValueDigest.text(of: $0) }
    known.withLock { known in
      for (cell, text) in zip(all, texts) { known[cell] = text }
    }
  }

  static func text(of cell: Cell) -> String {
    if let text = known.withLock({ $0[cell] }) { return text }
    let text = ValueDigest.text(of: cell)
    known.withLock { $0[cell] = text }
    return text
  }
}
