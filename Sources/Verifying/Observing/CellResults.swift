import Layout
import Values

/// The results of a scene's cells.
package struct CellResults<Value: Sendable>: Sendable {
  /// In the cells' order, without those that failed.
  package let results: [Value]
  /// The failures with their reasons: one line per reason.
  package let failures: [String]
  /// Names of the cells that failed.
  package let failed: Set<String>

  /// - Parameter outcomes: The outcomes of the job's cells, in order.
  init(_ job: CellJob, _ outcomes: [Result<Value, CellFailure>?]) {
    results = outcomes.compactMap { try? $0?.get() }
    var cells: [(reason: CellFailure, names: [String])] = []
    for (cell, outcome) in zip(job.cells, outcomes) {
      guard case .failure(let reason)? = outcome else { continue }
      if let known = cells.firstIndex(where: { $0.reason == reason }) {
        cells[known].names.append(cell.name)
      } else {
        cells.append((reason, [cell.name]))
      }
    }
    failed = Set(cells.flatMap(\.names))
    failures = cells.map { reason, names in
      "\(names[0])\(names.count > 1 ? " and \(Count.text(names.count - 1, "other cell"))" : ""): \(reason)"
    }
  }

  init(results: [Value], failures: [String], failed: Set<String>) {
    self.results = results
    self.failures = failures
    self.failed = failed
  }
}

/// A scene and the cells in which it is laid out.
package typealias CellJob = (scene: Scene, cells: [Cell])
