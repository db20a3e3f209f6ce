import CairoCanvas
import Foundation
import Scenes
import Synchronization

/// Lays out scenes in cells and hands the solved layouts to work that runs beside.
///
/// Solving stays on the main actor, where views live; drawing, encoding and comparing run on the other cores, a handful of
/// layouts at a time. So many handfuls are under way as there are jobs, and memory does not grow with the matrix; results
/// come in stable order. A cell that cannot be drawn is told, and the others go on.
@MainActor
struct CellWork {
  /// Layouts handed over together.
  private static let handful = 16

  /// Handfuls under way at once.
  var jobs = Self.usualJobs
  let pipeline: LayoutPipeline
  let console: Console
  /// Where it is noted how long each scene took; nil notes nothing.
  var times: CellTimes?

  nonisolated static var usualJobs: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  static let specification = OptionSpecification(
    "--jobs", "N", "layouts drawn at once (default: one a core); fewer take less memory")

  /// - Throws: ``UsageError``.
  static func jobs(_ arguments: ParsedArguments) throws -> Int {
    guard let number = try arguments.number("--jobs", in: 1...256) else { return usualJobs }
    return Int(number)
  }

  /// - Parameter work: Throws ``CanvasError`` for a cell that cannot be drawn; what else it throws ends everything.
  func run<Result: Sendable>(
    _ scenes: [(scene: Scene, cells: [Cell])], _ work: @escaping @Sendable (Scene, SolvedLayout) throws -> Result
  ) async throws -> [CellResults<Result>] {
    var progress = Progress(total: scenes.reduce(0) { $0 + $1.cells.count })
    var outcomes: [[Swift.Result<Result, CanvasError>?]] = scenes.map { Array(repeating: nil, count: $0.cells.count) }
    try await withThrowingTaskGroup(of: [Piece<Result>].self) { group in
      @MainActor
      func take() async throws {
        guard let pieces = try await group.next() else { return }
        for piece in pieces { outcomes[piece.scene][piece.cell] = piece.outcome }
        progress.done += pieces.count
        guard let last = pieces.last else { return }
        console.progress(
          progress.text("\(scenes[last.scene].scene.title), \(scenes[last.scene].cells[last.cell].name)"))
      }
      var underWay = 0
      var held: [(scene: Int, cell: Int, layout: SolvedLayout)] = []
      @MainActor
      func handOver() async throws {
        if underWay == jobs {
          try await take()
          underWay -= 1
        }
        let taken = held.map { (at: ($0.scene, $0.cell), scene: scenes[$0.scene].scene, layout: $0.layout) }
        held = []
        underWay += 1
        group.addTask { [times] in
          try taken.map { item in
            let started = ContinuousClock.now
            defer { times?.note(ContinuousClock.now - started, item.at.0) }
            do {
              return Piece(scene: item.at.0, cell: item.at.1, outcome: .success(try work(item.scene, item.layout)))
            } catch let error as CanvasError {
              return Piece(scene: item.at.0, cell: item.at.1, outcome: .failure(error))
            }
          }
        }
      }
      for (sceneIndex, job) in scenes.enumerated() {
        for (cellIndex, cell) in job.cells.enumerated() {
          let started = ContinuousClock.now
          held.append((sceneIndex, cellIndex, pipeline.solve(job.scene, in: cell)))
          times?.note(ContinuousClock.now - started, sceneIndex)
          if held.count == Self.handful { try await handOver() }
        }
      }
      if !held.isEmpty { try await handOver() }
      while progress.done < progress.total { try await take() }
    }
    console.endProgress()
    let results = zip(scenes, outcomes).map { CellResults($0, $1) }
    for (job, result) in zip(scenes, results) {
      for text in result.failures { console.talk("\(job.scene.document): \(text)") }
    }
    return results
  }

  private struct Piece<Result: Sendable>: Sendable {
    let scene: Int
    let cell: Int
    let outcome: Swift.Result<Result, CanvasError>
  }
}

/// How long each of some jobs took, all cores together.
final class CellTimes: Sendable {
  private let durations: Mutex<[Duration]>

  init(count: Int) { durations = Mutex(Array(repeating: .zero, count: count)) }

  func note(_ duration: Duration, _ job: Int) { durations.withLock { $0[job] += duration } }

  /// Takes the time of a part for that of the whole.
  func scale(_ job: Int, by factor: Double) { durations.withLock { $0[job] = $0[job] * factor } }

  var seconds: [Double] {
    durations.withLock { $0.map { Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18 } }
  }
}
