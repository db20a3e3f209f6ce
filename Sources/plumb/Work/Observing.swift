import CairoCanvas
import Drawing
import Goldens
import Scenes
import Synchronization

/// Looks at scenes as they come out now: facts, findings, pixel hashes, and pictures where they are wanted.
struct Observing {
  let renderer: Renderer
  /// Cells whose pictures are kept.
  let pictured: [Cell]

  @MainActor
  func observe(
    _ scenes: [Scene], in cells: [Cell], with pipeline: LayoutPipeline, console: Console
  ) async throws -> [[Observation]] {
    let hashes = KnownHashes()
    let wanted = Set(pictured.map(\.name))
    return try await CellWork.run(scenes, in: cells, with: pipeline, console: console) { [renderer] _, layout in
      var list = renderer.displayList(layout)
      list.title = ""  // says the cell's name, and is not drawn
      let keepsPicture = wanted.contains(layout.cell.name)
      var picture: PixelImage?
      let hash: String
      if !keepsPicture, let known = hashes[list] {
        hash = known
      } else {
        let drawn = try renderer.picture(list, scale: 1)
        hash = drawn.hashText
        hashes[list] = hash
        picture = keepsPicture ? drawn : nil
      }
      return Observation(
        cell: layout.cell, facts: LayoutFacts(layout), findings: layout.findings, pixelHash: hash, picture: picture)
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
