import CairoCanvas
import Scenes
import Values

/// What came of a scene's cells.
struct CellResults<Result: Sendable>: Sendable {
  /// In the cells' order; those that could not be drawn are left out.
  let results: [Result]
  /// What could not be drawn, and why: a line for each reason.
  let failures: [String]

  init(_ job: (scene: Scene, cells: [Cell]), _ outcomes: [Swift.Result<Result, CanvasError>?]) {
    results = outcomes.compactMap { try? $0?.get() }
    var cells: [(reason: String, names: [String])] = []
    for (cell, outcome) in zip(job.cells, outcomes) {
      guard case .failure(let error)? = outcome else { continue }
      let reason = "\(error)"
      if let known = cells.firstIndex(where: { $0.reason == reason }) {
        cells[known].names.append(cell.name)
      } else {
        cells.append((reason, [cell.name]))
      }
    }
    failed = Set(cells.flatMap(\.names))
    failures = cells.map { reason, names in
      "\(names[0])\(names.count > 1 ? " and \(Count.text(names.count - 1, "other cell"))" : ""): not drawn: \(reason)"
    }
  }

  /// Names of the cells that could not be drawn.
  let failed: Set<String>

  init(results: [Result], failures: [String], failed: Set<String>) {
    self.results = results
    self.failures = failures
    self.failed = failed
  }

  /// How a command ends where this is all it has to say.
  var code: ExitCode { failures.isEmpty ? .clean : .usage }
}
