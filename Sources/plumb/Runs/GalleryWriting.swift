import Drawing
import Layout
import LayoutMaps
import Reports
import Synchronization
import Verifying

/// Writes the scenes of a gallery while others are still being laid out: a scene's file is written when its last cell is
/// drawn. A scene that the cache knows is not laid out.
final class GalleryWriting: Sendable {
  /// A scene with its cells, and the text of its document if that is shown.
  typealias Entry = (scene: Scene, cells: [Cell], text: String?)

  /// The scenes with the cells that have to be laid out: none of a scene that is as it was drawn before.
  let jobs: [CellJob]
  private let collectors: [GalleryCollector]
  private let folder: String
  private let cache: GalleryCache?
  /// Where the cache keeps each scene.
  private let paths: [String]
  private let kept: [GalleryCache.Kept?]
  private let written: Mutex<[Written?]>
  @MainActor private var laws: [LayoutLaws]

  private struct Written {
    let summary: GallerySummary
    /// A digest of the scene's file.
    let digest: String
  }

  /// - Parameters:
  ///   - live: Whether scenes have a page of their window at any size.
  ///   - figure: The ending of the files with figures; nil for none.
  ///   - cache: nil lays all scenes out.
  @MainActor
  init(
    _ scenes: [Entry], live: Bool, figure: String?, folder: String, cache: GalleryCache?, _ pipeline: LayoutPipeline
  ) {
    let page = live ? RunFolder.livePageFile : nil
    collectors = scenes.map {
      GalleryCollector(scene: $0.scene, cells: $0.cells, text: $0.text, live: page, figure: figure)
    }
    (self.folder, self.cache) = (folder, cache)
    if let cache {
      CellDigests.prepare(scenes.flatMap(\.cells))
      let known = scenes.concurrentlyMapped { entry in
        let path = cache.path(of: entry.scene, entry.cells, page: [entry.text ?? "", page ?? "", figure ?? ""])
        return (path: path, kept: cache.kept(at: path, file: GalleryScene.fileName(entry.scene.id)))
      }
      (paths, kept) = (known.map(\.path), known.map(\.kept))
    } else {
      (paths, kept) = ([], scenes.map { _ in nil })
    }
    jobs = zip(scenes, kept).map { ($0.scene, $1 == nil ? $0.cells : []) }
    written = Mutex(
      zip(scenes, kept).map { entry, kept in
        kept.map { Written(summary: GallerySummary(entry.scene, entry.cells, $0.drawn), digest: $0.digest) }
      })
    laws = scenes.map { _ in LayoutLaws(pipeline) }
  }

  /// The number of scenes that are as they were drawn before.
  var keptCount: Int { kept.count { $0 != nil } }

  /// Returns the drawing of a layout with its law, while its scene is at hand.
  @MainActor
  func drawing(of solved: CellWork.SolvedCell) -> GalleryCollector.NamedDrawing {
    collectors[solved.scene].drawing(solved.shape) {
      let law = laws[solved.scene].number(of: solved.layout, of: jobs[solved.scene].scene)
      return (law, laws[solved.scene].laws)
    }
  }

  /// Draws a cell, unless another one draws the same; the last cell of a scene writes it.
  /// - Throws: `FileError`, `CanvasError.noMemory(bytes:)`.
  func add(
    _ solved: CellWork.SolvedCell, _ drawing: GalleryCollector.NamedDrawing, _ renderer: Renderer
  ) throws {
    let isLast = collectors[solved.scene].add(solved.cell, drawing) { law in
      GalleryDrawing(
        parts: renderer.svgParts(renderer.displayList(solved.layout)), layout: solved.layout, law: law)
    }
    if isLast { try write(solved.scene) }
  }

  /// Writes the scenes of which cells failed.
  /// - Returns: All scenes that have pictures.
  /// - Throws: `FileError`, `CanvasError.noMemory(bytes:)`.
  func finished() throws -> [GallerySummary] {
    for index in jobs.indices where written.withLock({ $0[index] == nil }) { try write(index) }
    if keptCount < jobs.count { cache?.prune() }
    return written.withLock { $0.compactMap { $0?.summary } }
  }

  private func write(_ index: Int) throws {
    guard let scene = collectors[index].collected() else { return }
    let (html, summary) = try scene.packed()
    let bytes = Array(html.utf8)
    try AtomicFile.write(bytes, to: GalleryScene.fileName(jobs[index].scene.id), in: folder)
    written.withLock { $0[index] = Written(summary: summary, digest: CacheFolder.digest(of: bytes)) }
  }

  /// Returns the findings of a scene, and keeps a scene all of whose cells were drawn.
  /// - Parameter results: The findings of the cells that were laid out.
  func findings(of index: Int, _ results: CellResults<(cell: String, findings: [Finding])>) -> [StoredFinding] {
    if let kept = kept[index] { return kept.findings }
    let findings = [StoredFinding](results.results)
    if let cache, results.failures.isEmpty, let written = written.withLock({ $0[index] }) {
      cache.keep(written.summary.drawn, digest: written.digest, findings, at: paths[index])
    }
    return findings
  }
}
