import CairoCanvas
import Foundation
import Goldens
package import Layout

/// Lays out scenes in cells and passes the solved layouts to work that runs concurrently.
///
/// Solving stays on the main actor, where views live; drawing, encoding and comparing run on the other cores, one batch
/// of layouts at a time. Only as many batches run at once as there are jobs, so memory does not grow with the matrix.
/// Results are in a stable order. A cell that fails is reported, and the others continue.
@MainActor
package struct CellWork {
  /// The maximum number of layouts in a batch.
  private static let batch = 16

  /// The number of batches that run at the same time.
  private let jobs: Int
  private let pipeline: LayoutPipeline
  /// Receives failures and progress.
  let log: any WorkLog
  /// Receives the time that each scene took; nil if that is not needed.
  var times: CellTimes?
  /// Called with a scene's index, and with what lays its cells out; before and after that, other layouts of the scene are
  /// cheapest.
  package var aroundScene: (@MainActor (_ scene: Int, _ layOut: LayingOut) async throws -> Void)?
  /// Lays out the cells of a scene.
  package typealias LayingOut = @MainActor () async throws -> Void
  /// Whether layouts include their explanations.
  package var isExplained = false

  /// The same work for scenes that were already processed: nothing more is timed or called.
  var again: CellWork { CellWork(jobs: jobs, pipeline: pipeline, log: log) }

  /// One job per core.
  package nonisolated static var defaultJobs: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// - Parameter jobs: The number of batches that run at the same time.
  package init(jobs: Int = Self.defaultJobs, pipeline: LayoutPipeline, log: any WorkLog, times: CellTimes? = nil) {
    self.jobs = jobs
    self.pipeline = pipeline
    self.log = log
    self.times = times
  }

  /// A cell of a scene, laid out.
  package struct SolvedCell: Sendable {
    /// The index of the scene in the list of jobs.
    package let scene: Int
    /// The index of the cell in the job.
    package let cell: Int
    /// The cell's layout.
    package let layout: SolvedLayout
    /// The number of the layout's shape, valid only among cells laid out together
    /// (``LayoutPipeline/numbered(_:in:explained:)``).
    package let shape: Int
  }

  /// - Parameter work: Throws ``CanvasError`` for a cell that cannot be drawn; any other error ends the whole run.
  /// - Returns: The results of each scene, in order.
  /// - Complexity: O(cells) solves; memory for `jobs` batches.
  package func run<Value: Sendable>(
    _ scenes: [CellJob], _ work: @escaping @Sendable (SolvedCell) throws -> Value
  ) async throws -> [CellResults<Value>] {
    try await run(scenes, looking: { _ in }) { cell, _ in try work(cell) }
  }

  /// - Parameters:
  ///   - look: Looks at a layout while its scene's views are at hand.
  ///   - work: Receives what the look found. Throws ``CanvasError`` for a cell that cannot be drawn; any other error ends
  ///     the whole run.
  /// - Returns: The results of each scene, in order.
  /// - Complexity: O(cells) solves; memory for `jobs` batches.
  package func run<Look: Sendable, Value: Sendable>(
    _ scenes: [CellJob], looking look: @MainActor (SolvedCell) -> Look,
    _ work: @escaping @Sendable (SolvedCell, Look) throws -> Value
  ) async throws -> [CellResults<Value>] {
    var progress = Progress(total: scenes.reduce(0) { $0 + $1.cells.count })
    // A small number of layouts is divided into small batches, so that no core waits for the last one.
    let batch = min(Self.batch, 1 + progress.total / (jobs * 64))
    var outcomes: [[Result<Value, CellFailure>?]] = scenes.map { Array(repeating: nil, count: $0.cells.count) }
    try await withThrowingTaskGroup(of: [Outcome<Value>].self) { group in
      @MainActor
      func collect() async throws {
        guard let batch = try await group.next() else { return }
        for outcome in batch { outcomes[outcome.scene][outcome.cell] = outcome.result }
        progress.done += batch.count
        guard let last = batch.last else { return }
        log.progress(progress.text("\(scenes[last.scene].scene.title), \(scenes[last.scene].cells[last.cell].name)"))
      }
      var running = 0
      var solved: [(cell: SolvedCell, look: Look)] = []
      @MainActor
      func handOver() async throws {
        if running == jobs {
          try await collect()
          running -= 1
        }
        let batch = solved
        solved = []
        running += 1
        group.addTask { [times] in
          try batch.map { cell, look in try Self.outcome(of: cell, times) { try work(cell, look) } }
        }
      }
      @MainActor
      func layOut(_ scene: Int) async throws {
        for (cellIndex, cell) in scenes[scene].cells.enumerated() {
          let started = ContinuousClock.now
          let (layout, shape) = pipeline.numbered(scenes[scene].scene, in: cell, explained: isExplained)
          let entry = SolvedCell(scene: scene, cell: cellIndex, layout: layout, shape: shape)
          solved.append((entry, look(entry)))
          times?.add(ContinuousClock.now - started, to: scene)
          if solved.count == batch { try await handOver() }
        }
      }
      for scene in scenes.indices {
        if let aroundScene {
          try await aroundScene(scene) { @MainActor in try await layOut(scene) }
        } else {
          try await layOut(scene)
        }
      }
      if !solved.isEmpty { try await handOver() }
      while progress.done < progress.total { try await collect() }
    }
    log.endProgress()
    let results = zip(scenes, outcomes).map { CellResults($0, $1) }
    for (job, result) in zip(scenes, results) {
      for text in result.failures { log.diagnose("\(job.scene.document): \(text)") }
    }
    return results
  }

  private struct Outcome<Value: Sendable>: Sendable {
    let scene: Int
    let cell: Int
    let result: Result<Value, CellFailure>
  }

  private nonisolated static func outcome<Value: Sendable>(
    of item: SolvedCell, _ times: CellTimes?, _ work: () throws -> Value
  ) throws -> Outcome<Value> {
    let started = ContinuousClock.now
    defer { times?.add(ContinuousClock.now - started, to: item.scene) }
    let result: Result<Value, CellFailure>
    do {
      try item.layout.checkBounds()
      result = .success(try work())
    } catch let error as LayoutBoundsError {
      result = .failure(.bounds(error))
    } catch let error as CanvasError {
      result = .failure(.canvas(error))
    }
    return Outcome(scene: item.scene, cell: item.cell, result: result)
  }
}
