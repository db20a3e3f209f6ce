import Scenes
import Synchronization

/// Lays out scenes in cells and hands each solved layout to work that runs beside.
///
/// Solving stays on the main actor, where views live; drawing, encoding and comparing run on the other cores. At most a
/// few layouts are under way at once, so memory does not grow with the matrix, and results come in stable order.
@MainActor
enum CellWork {
  /// Layouts under way at once.
  private static let limit = 8

  static func run<Result: Sendable>(
    _ jobs: [(scene: Scene, cells: [Cell])], with pipeline: LayoutPipeline, console: Console,
    times: CellTimes? = nil, work: @escaping @Sendable (Scene, SolvedLayout) throws -> Result
  ) async throws -> [[Result]] {
    let total = jobs.reduce(0) { $0 + $1.cells.count }
    var done = 0
    var results: [[Result?]] = jobs.map { Array(repeating: nil, count: $0.cells.count) }
    try await withThrowingTaskGroup(of: (Int, Int, Result).self) { group in
      @MainActor
      func take() async throws {
        guard let (job, cell, result) = try await group.next() else { return }
        results[job][cell] = result
        done += 1
        console.progress("\(done) of \(total): \(jobs[job].scene.title), \(jobs[job].cells[cell].name)")
      }
      var underWay = 0
      for (jobIndex, job) in jobs.enumerated() {
        for (cellIndex, cell) in job.cells.enumerated() {
          if underWay == limit {
            try await take()
            underWay -= 1
          }
          let started = ContinuousClock.now
          let layout = pipeline.solve(job.scene, in: cell)
          times?.note(ContinuousClock.now - started, jobIndex)
          group.addTask {
            let started = ContinuousClock.now
            defer { times?.note(ContinuousClock.now - started, jobIndex) }
            return (jobIndex, cellIndex, try work(job.scene, layout))
          }
          underWay += 1
        }
      }
      while done < total { try await take() }
    }
    console.endProgress()
    return results.map { $0.compactMap { $0 } }
  }
}

/// How long each of some jobs took, all cores together.
final class CellTimes: Sendable {
  private let durations: Mutex<[Duration]>

  init(count: Int) { durations = Mutex(Array(repeating: .zero, count: count)) }

  func note(_ duration: Duration, _ job: Int) { durations.withLock { $0[job] += duration } }

  var seconds: [Double] {
    durations.withLock { $0.map { Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18 } }
  }
}
