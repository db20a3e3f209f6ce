import Drawing
import Layout
import LayoutMaps
import Reports
import Synchronization
import Verifying

/// Writes the scenes of a gallery while others are still being laid out: a scene's file is written when its last cell is
/// drawn.
final class GalleryWriting: Sendable {
  /// The scenes with their cells.
  let jobs: [CellJob]
  private let collectors: [GalleryCollector]
  private let folder: String
  private let summaries: Mutex<[GallerySummary?]>
  @MainActor private var laws: [LayoutLaws]

  /// - Parameters:
  ///   - live: Whether scenes have a page of their window at any size.
  ///   - figure: The ending of the files with figures; nil for none.
  @MainActor
  init(
    _ scenes: [(scene: Scene, cells: [Cell], text: String?)], live: Bool, figure: String?, folder: String,
    _ pipeline: LayoutPipeline
  ) {
    jobs = scenes.map { ($0.scene, $0.cells) }
    collectors = scenes.map {
      GalleryCollector(
        scene: $0.scene, cells: $0.cells, text: $0.text, live: live ? RunFolder.livePageFile : nil, figure: figure)
    }
    self.folder = folder
    summaries = Mutex(Array(repeating: nil, count: scenes.count))
    laws = scenes.map { _ in LayoutLaws(pipeline) }
  }

  /// Finds the law of a layout, while its scene is at hand.
  @MainActor
  func note(_ solved: CellWork.SolvedCell) {
    let collector = collectors[solved.scene]
    guard collector.lacksLaw(of: solved.shape) else { return }
    let law = laws[solved.scene].number(of: solved.layout, of: jobs[solved.scene].scene)
    collector.note(law: law, of: solved.shape, among: laws[solved.scene].laws)
  }

  /// Draws a cell, unless another one draws the same; the last cell of a scene writes it.
  /// - Throws: `FileError`, `CanvasError.noMemory(bytes:)`.
  func add(_ solved: CellWork.SolvedCell, _ renderer: Renderer) throws {
    let isLast = collectors[solved.scene].add(solved.cell, drawing: solved.shape) { law in
      GalleryDrawing(
        parts: renderer.svgParts(renderer.displayList(solved.layout)), layout: solved.layout, law: law)
    }
    if isLast { try write(solved.scene) }
  }

  /// Writes the scenes of which cells failed.
  /// - Returns: All scenes that have pictures.
  /// - Throws: `FileError`, `CanvasError.noMemory(bytes:)`.
  func finished() throws -> [GallerySummary] {
    for index in jobs.indices where summaries.withLock({ $0[index] == nil }) { try write(index) }
    return summaries.withLock { $0.compactMap(\.self) }
  }

  private func write(_ index: Int) throws {
    guard let scene = collectors[index].collected() else { return }
    let (html, summary) = try scene.packed()
    try AtomicFile.write(html, to: GalleryScene.fileName(jobs[index].scene.id), in: folder)
    summaries.withLock { $0[index] = summary }
  }
}
