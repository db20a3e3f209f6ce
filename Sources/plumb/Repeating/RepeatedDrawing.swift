import Layout
import Values
import Verifying

/// Draws cells several times, each time from scratch and with another number of jobs, every second time in reverse
/// order; all results must be the same.
@MainActor
struct RepeatedDrawing {
  /// One pass: the number of jobs, and the digest of the cells.
  struct Pass {
    let jobs: Int
    let digest: CellDigest
  }

  private(set) var passes: [Pass] = []
  /// Cells that could not be drawn in some pass, as `scene/cell`, sorted. The log has the reasons.
  private(set) var failed: [String] = []

  /// - Parameters:
  ///   - count: The number of passes, at least one.
  ///   - jobs: The number of jobs in the first pass.
  /// - Throws: ``TypographyError``.
  init(_ scenes: [CellJob], passes count: Int, jobs: Int, log: any WorkLog) async throws {
    let others = (1...max(1, count + 1)).filter { $0 != jobs }
    for (index, jobs) in ([jobs] + others).prefix(count).enumerated() {
      let pipeline = try LayoutPipeline()
      let ordered = index.isMultiple(of: 2) ? scenes : scenes.reversed().map { ($0.scene, $0.cells.reversed()) }
      let results = try await CellObserver(renderer: Renderer(measurer: pipeline.measurer))
        .observe(ordered, CellWork(jobs: jobs, pipeline: pipeline, log: log))
      var digest = CellDigest()
      for (job, result) in zip(ordered, results) {
        digest.add(result.results, of: job.scene.id)
        failed += result.failed.map { "\(job.scene.id)/\($0)" }
      }
      passes.append(Pass(jobs: jobs, digest: digest))
    }
    failed = Set(failed).sorted()
  }

  /// Cells whose results differ between passes, sorted.
  var differing: [String] {
    guard let first = passes.first else { return [] }
    return Set(passes.dropFirst().flatMap { first.digest.differing(from: $0.digest) }).sorted()
  }

  /// The digest of the first pass.
  var digest: CellDigest { passes.first?.digest ?? CellDigest() }

  /// The result: `212 cells, 3 times (jobs 2, 1, 3): the same`.
  var text: String {
    let times = passes.count == 1 ? "once" : "\(passes.count) times"
    let head =
      "\(Count.text(digest.count, "cell")), \(times) (jobs \(passes.map { "\($0.jobs)" }.joined(separator: ", ")))"
    let missing = failed.isEmpty ? "" : "; \(Count.text(failed.count, "cell")) not drawn: \(failed[0])"
    if passes.count == 1 { return head + missing }
    let differing = differing
    return head
      + (differing.isEmpty ? ": the same" : ": not the same in \(CellNames.text(differing, of: digest.count))")
      + missing
  }

  /// Differing cells are a mistake of plumb; cells that cannot be drawn are one of their documents.
  var code: ExitCode {
    (differing.isEmpty ? ExitCode.clean : .internalError).combined(with: failed.isEmpty ? .clean : .usage)
  }
}
