import CairoCanvas
import Drawing
import Goldens
import Scenes
import Synchronization

/// Looks at scenes as they come out now: facts, findings, pixel hashes, and picture files where they are wanted.
///
/// Pixels live no longer than it takes to hash and to compress them: memory does not grow with the matrix. What an earlier run
/// found of the same scene, drawn by the same program with the same fonts, is taken over, but for one cell a scene, which
/// tells whether that is still so.
struct Observing {
  let renderer: Renderer
  /// Which cells' pictures are wanted as files.
  var pictured: @Sendable (Scene) -> Set<String> = { _ in [] }
  /// Nil looks at every cell anew.
  var cache: ObservationCache?
  /// Whether every cell is looked at anew, and held against what the cache says.
  var isProof = false

  typealias Job = (scene: Scene, cells: [Cell])

  @MainActor
  func observe(_ jobs: [Job], _ work: CellWork) async throws -> [CellResults<Observation>] {
    guard let cache else { return try await lookAt(jobs, work) }
    var known = jobs.map { cache.known($0.scene) }
    let opened = zip(jobs, known).map { open($0, $1) }
    let fresh = try await lookAt(opened, work)
    for index in jobs.indices where !opened[index].cells.isEmpty {
      // As long as the scene would have taken as a whole.
      work.times?.scale(index, by: Double(jobs[index].cells.count) / Double(opened[index].cells.count))
    }
    // Cells as they were asked for: what a scene's system covers of a screen makes others of them.
    let asked = jobs.map { job in Dictionary(job.cells.map { ($0.name, $0) }) { first, _ in first } }
    // A scene of which a cell came out otherwise than it is said to is looked at as a whole.
    let wrong = jobs.indices.filter { index in
      !fresh[index].results.allSatisfy { seen in
        asked[index][seen.cell.name].map { known[index].agrees(with: seen, on: $0) } ?? true
      }
    }
    for index in wrong {
      known[index].forget()
      work.console.talk(
        "\(jobs[index].scene.document): what the cache says of it is not so; every cell is looked at anew, and the cache mended"
      )
    }
    var results = fresh
    var again = work
    again.times = nil
    for (index, all) in zip(wrong, try await lookAt(isProof ? [] : wrong.map { jobs[$0] }, again)) {
      results[index] = all
    }
    for index in jobs.indices {
      for observation in results[index].results {
        if let cell = asked[index][observation.cell.name] { known[index].note(observation, on: cell) }
      }
      cache.keep(known[index])
      let seen = Dictionary(results[index].results.map { ($0.cell.name, $0) }) { first, _ in first }
      let failed = results[index].failed
      results[index] = CellResults(
        results: jobs[index].cells.compactMap { cell in
          failed.contains(cell.name) ? nil : seen[cell.name] ?? known[index].observation(of: cell)
        }, failures: results[index].failures, failed: failed)
    }
    cache.prune()
    return results
  }

  /// The cells that must be looked at: those that are not known, those whose pictures are wanted, and one more.
  private func open(_ job: Job, _ known: KnownCells) -> Job {
    if known.isEmpty || isProof { return job }
    let wanted = pictured(job.scene)
    let isOpen = job.cells.map { wanted.contains($0.name) || known.observation(of: $0) == nil }
    // Any one: what is wrong anywhere is found some time.
    let sample = job.cells.indices.randomElement()
    return (job.scene, job.cells.indices.filter { isOpen[$0] || $0 == sample }.map { job.cells[$0] })
  }

  @MainActor
  private func lookAt(_ jobs: [Job], _ work: CellWork) async throws -> [CellResults<Observation>] {
    let hashes = KnownHashes()
    let wanted = Dictionary(jobs.map { ($0.scene.id, pictured($0.scene)) }) { first, _ in first }
    return try await work.run(jobs) { [renderer] scene, layout in
      var list = renderer.displayList(layout)
      list.title = ""  // says the cell's name, and is not drawn
      let isWanted = wanted[scene.id]?.contains(layout.cell.name) ?? false
      var png: [UInt8]?
      let hash: String
      if !isWanted, let known = hashes[list] {
        hash = known
      } else {
        (hash, png) = try renderer.traces(of: list, scale: 1, isFileWanted: isWanted)
        hashes[list] = hash
      }
      return Observation(
        cell: layout.cell, facts: LayoutFacts(layout), findings: layout.findings, pixelHash: hash, png: png,
        fonts: renderer.fonts(in: layout))
    }
  }
}

/// Hashes of pictures by what was drawn: devices of one size share them.
private final class KnownHashes: Sendable {
  private let hashes = Mutex<[DisplayList: String]>([:])

  subscript(list: DisplayList) -> String? {
    get { hashes.withLock { $0[list] } }
    set { hashes.withLock { $0[list] = newValue } }
  }
}
