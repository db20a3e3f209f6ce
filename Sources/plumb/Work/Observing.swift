import CairoCanvas
import Drawing
import Goldens
import Scenes
import Synchronization

/// Looks at scenes as they come out now: facts, findings, pixel hashes, and picture files where they are wanted.
///
/// Pixels live no longer than it takes to hash and to compress them: memory does not grow with the matrix.
struct Observing {
  let renderer: Renderer
  /// Which cells' pictures are wanted as files.
  var pictured: @Sendable (Scene) -> Set<String> = { _ in [] }
  /// Where it is noted how long each scene took; nil notes nothing.
  var times: CellTimes?

  @MainActor
  func observe(
    _ jobs: [(scene: Scene, cells: [Cell])], with pipeline: LayoutPipeline, console: Console
  ) async throws -> [[Observation]] {
    let hashes = KnownHashes()
    let wanted = Dictionary(jobs.map { ($0.scene.id, pictured($0.scene)) }) { first, _ in first }
    return try await CellWork.run(jobs, with: pipeline, console: console, times: times) { [renderer] scene, layout in
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
