import Scenes
import Synchronization

/// Digests of cells, each worked out once: all scenes have the same cells.
enum CellDigests {
  private static let known = Mutex<[Cell: String]>([:])

  static func text(of cell: Cell) -> String {
    if let text = known.withLock({ $0[cell] }) { return text }
    let text = ValueDigest.text(of: cell)
    known.withLock { $0[cell] = text }
    return text
  }
}
