import CairoCanvas
import Drawing
package import Goldens
import Layout
import Synchronization
import Values

/// Determines the current results of scenes: facts, findings, pixel hashes, and picture files of chosen cells.
///
/// Pixels live only until they are hashed and compressed, so memory does not grow with the matrix. What an earlier run
/// found about the same scene, drawn by the same program with the same fonts, is taken from the cache, except for one
/// cell per scene, which checks that the cache is still valid. Cells that draw the same as their goldens are not
/// painted, except for those with golden pictures and one cell, which check that the same drawing still produces
/// the same pixels.
package struct CellObserver: Sendable {
  private let renderer: Renderer
  /// Returns the names of the cells whose pictures are wanted as files.
  private let pictured: @Sendable (Scene) -> Set<String>
  /// The kinds of files to make of these pictures.
  private let files: Set<PictureFile>
  /// Returns a scene's goldens by cell name, for cells that need not be painted if they draw the same; nil paints every
  /// cell.
  private let goldens: (@Sendable (Scene) -> DrawnGoldens?)?
  /// The cache; nil renders every cell.
  private let cache: ObservationCache?
  /// Whether every cell is rendered and compared with the cache.
  private let ignoresCache: Bool

  /// - Parameters:
  ///   - pictured: Returns the names of the cells whose pictures are wanted as files; none by default.
  ///   - files: The kinds of files to make of these pictures.
  ///   - goldens: Returns what the cells of a scene drew when they were recorded, and their pixels; nil paints every
  ///   cell.
  ///   - cache: The cache; nil renders every cell.
  ///   - ignoresCache: Whether every cell is rendered and compared with the cache.
  package init(
    renderer: Renderer, pictured: @escaping @Sendable (Scene) -> Set<String> = { _ in [] },
    files: Set<PictureFile> = [.png], goldens: (@Sendable (Scene) -> DrawnGoldens?)? = nil,
    cache: ObservationCache? = nil, ignoresCache: Bool = false
  ) {
    self.goldens = ignoresCache ? nil : goldens
    self.renderer = renderer
    self.pictured = pictured
    self.files = files
    self.cache = cache
    self.ignoresCache = ignoresCache
  }

  /// Observes the cells of scenes.
  /// - Throws: Errors that end the work as a whole; a cell that fails does not.
  @MainActor
  package func observe(_ jobs: [CellJob], _ work: CellWork) async throws -> [CellResults<Observation>] {
    let goldens: [DrawnGoldens?] = jobs.map(\.scene).concurrentlyMapped { [goldens] in goldens?($0) }
    guard let cache else { return try await render(jobs, goldens, work) }
    CellDigests.prepare(jobs.flatMap(\.cells))
    var known = jobs.map(\.scene).concurrentlyMapped { cache.known($0) }
    let opened = zip(jobs, known).map { unknownPart(of: $0, $1) }
    var results = try await render(opened, goldens, work)
    for index in jobs.indices where !opened[index].cells.isEmpty {
      // The time that the whole scene would have taken.
      work.times?.scale(index, by: Double(jobs[index].cells.count) / Double(opened[index].cells.count))
    }
    // The requested cells: a solved cell may differ in what its scene's system covers of the screen.
    let asked = jobs.map { job in Dictionary(job.cells.map { ($0.name, $0) }) { first, _ in first } }
    // A scene with a cell that differs from the cache is rendered as a whole.
    let stale = jobs.indices.filter { index in
      !results[index].results.allSatisfy { seen in
        asked[index][seen.cell.name].map { known[index].agrees(with: seen, on: $0) } ?? true
      }
    }
    for index in stale {
      known[index].forget()
      work.log.diagnose(
        "\(jobs[index].scene.document): the cache is stale; all cells were rendered again, and the cache was repaired")
    }
    let redone = ignoresCache ? [] : stale
    for (index, all) in zip(redone, try await render(redone.map { jobs[$0] }, redone.map { goldens[$0] }, work.again)) {
      results[index] = all
    }
    let whole = Array(jobs.indices).concurrentlyMapped { [known, results, self] index in
      var known = known[index]
      for observation in results[index].results {
        if let cell = asked[index][observation.cell.name] { known.note(observation, on: cell) }
      }
      cache.keep(known)
      return complete(results[index], jobs[index], known, goldens[index])
    }
    cache.prune()
    return whole
  }

  /// Returns all cells of a job: those that were rendered, and those from the cache.
  private func complete(
    _ results: CellResults<Observation>, _ job: CellJob, _ known: KnownCells, _ goldens: DrawnGoldens?
  ) -> CellResults<Observation> {
    let seen = Dictionary(results.results.map { ($0.cell.name, $0) }) { first, _ in first }
    return CellResults(
      results: job.cells.compactMap { cell in
        if results.failed.contains(cell.name) { return nil }
        if let seen = seen[cell.name] { return seen }
        // A hash in the cache may come from a golden that has changed since.
        return known.observation(of: cell).map { goldens?.asRecorded($0) ?? $0 }
      }, failures: results.failures, failed: results.failed)
  }

  /// Returns the cells that must be rendered: unknown ones, those whose pictures are wanted, and one more.
  private func unknownPart(of job: CellJob, _ known: KnownCells) -> CellJob {
    if known.isEmpty || ignoresCache { return job }
    let wanted = pictured(job.scene)
    let isOpen = job.cells.map { wanted.contains($0.name) || known.observation(of: $0) == nil }
    // Another one for each scene and set of cells, but always the same one for the same files.
    let seed = "\(job.scene.id)\n" + SceneStatement.lines(of: job.scene).joined(separator: "\n")
    let sample = job.cells.isEmpty ? nil : HashText.index(of: Array(seed.utf8), below: job.cells.count)
    return (job.scene, job.cells.indices.filter { isOpen[$0] || $0 == sample }.map { job.cells[$0] })
  }

  /// Renders cells; if a cell draws the same as its golden but has other pixels, its whole scene is painted.
  /// - Parameter goldens: The goldens of each job's scene; nil paints all its cells.
  @MainActor
  private func render(
    _ jobs: [CellJob], _ goldens: [DrawnGoldens?], _ work: CellWork
  ) async throws -> [CellResults<Observation>] {
    let known = zip(jobs, goldens).map { $1?.painting(one: $0.cells) }
    var results = try await paint(jobs, known, work)
    let changed = jobs.indices.filter { index in
      results[index].results.contains { known[index]?.contradicts($0) ?? false }
    }
    if changed.isEmpty { return results }
    for index in changed {
      work.log.diagnose(
        "\(jobs[index].scene.document): the same drawing produced different pixels than when it was recorded; all cells were painted"
      )
    }
    for (index, all) in zip(changed, try await paint(changed.map { jobs[$0] }, changed.map { _ in nil }, work.again)) {
      results[index] = all
    }
    return results
  }

  @MainActor
  private func paint(
    _ jobs: [CellJob], _ goldens: [DrawnGoldens?], _ work: CellWork
  ) async throws -> [CellResults<Observation>] {
    // Pixel hashes by drawing: devices of the same size share them.
    let hashes = Shared<String, String>()
    let shapes = Shared<Int, ObservedShape>()
    let wanted = jobs.map { pictured($0.scene) }
    return try await work.run(jobs) { [renderer, files] solved in
      let layout = solved.layout
      let known = shapes[solved.shape]
      let drawn = known ?? ObservedShape(layout, renderer)
      if known == nil { shapes[solved.shape] = drawn }
      let (drawing, fonts) = (drawn.drawing, drawn.fonts)
      let wantedFiles = wanted[solved.scene].contains(layout.cell.name) ? files : []
      lazy var list = renderer.displayList(layout)
      var png: [UInt8]?
      let hash: String
      if wantedFiles.contains(.png) {
        (hash, png) = try renderer.traces(of: list, scale: .one, isFileWanted: true)
      } else if let golden = goldens[solved.scene]?.pixelHash(of: layout.cell, drawing, fonts) {
        hash = golden
      } else if let painted = hashes[drawing] {
        hash = painted
      } else {
        hash = try renderer.traces(of: list, scale: .one, isFileWanted: false).hash
        hashes[drawing] = hash
      }
      var observation = Observation(
        cell: layout.cell, facts: drawn.facts, findings: layout.findings, pixelHash: hash, drawingHash: drawing,
        png: png, fonts: fonts)
      if wantedFiles.contains(.svg) { observation.svg = renderer.goldenSVG(list, of: layout.cell) }
      return observation
    }
  }
}

/// Facts about a layout before it is painted, shared by cells of one shape.
private struct ObservedShape {
  let facts: LayoutFacts
  /// A digest of the drawing.
  let drawing: String
  /// The fonts of its texts.
  let fonts: [String]

  init(_ layout: SolvedLayout, _ renderer: Renderer) {
    facts = LayoutFacts(layout)
    drawing = DrawingDigest.text(of: renderer.displayList(layout))
    fonts = renderer.fonts(in: layout)
  }
}

/// Results shared by jobs that run at the same time.
private final class Shared<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  subscript(key: Key) -> Value? {
    get { values.withLock { $0[key] } }
    set { values.withLock { $0[key] = newValue } }
  }
}
