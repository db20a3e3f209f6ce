import Drawing
import Foundation
import LayoutMaps
import RecipeDocuments
import TestSupport
import Testing

@testable import Reports
@testable import Verifying

/// Galleries as `plumb render` writes them.
@MainActor
struct SampleGallery {
  let pipeline: LayoutPipeline
  private let renderer: Renderer

  init() throws {
    pipeline = try LayoutPipeline()
    renderer = Renderer(measurer: pipeline.measurer)
  }

  /// Returns a scene with the drawings of its cells.
  func scene(_ scene: Scene, in cells: [Cell], text: String? = nil) throws -> GalleryScene {
    let collector = GalleryCollector(scene: scene, cells: cells, text: text, live: nil)
    let laws = LayoutLaws(pipeline)
    for (index, cell) in cells.enumerated() {
      let (layout, shape) = pipeline.numbered(scene, in: cell, explained: true)
      let drawing = collector.drawing(shape) { (laws.number(of: layout, of: scene), laws.laws) }
      _ = collector.add(index, drawing) { law in
        GalleryDrawing(
          parts: renderer.svgParts(renderer.displayList(layout)), layout: layout, law: law)
      }
    }
    return try #require(collector.collected())
  }

  /// Returns the file of a cell's picture.
  func svg(_ scene: Scene, in cell: Cell) -> String {
    renderer.svg(renderer.displayList(pipeline.solve(scene, in: cell)))
  }

  /// Returns the files of a gallery by name.
  func files(_ scenes: [GalleryScene]) throws -> [String: String] {
    let packed = try scenes.map { try $0.packed() }
    let gallery = Gallery(scenes: packed.map(\.summary))
    var files = [Gallery.pageName: try gallery.html(), Gallery.cardsName: try gallery.cards()]
    for (html, summary) in packed { files[GalleryScene.fileName(summary.id)] = html }
    return files
  }

  nonisolated static func recipe(_ name: String) throws -> Scene {
    var scene = try RecipeDocument.read(Repository.path("Recipes/\(name).yaml"), fonts: .installed)
    scene.document = "Recipes/\(name).yaml"
    return scene
  }

  /// The names of all recipes.
  nonisolated static let recipes: [String] = {
    let files = FileManager.default.enumerator(atPath: Repository.path("Recipes"))
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted().map {
      String($0.dropLast(5))
    }
  }()

  /// Cells of every device in both orientations, in all states.
  nonisolated static func allCells(of scene: Scene) throws -> [Cell] {
    var matrix = Matrix()
    matrix.devices = .all
    let cells = try matrix.cells()
    return ([nil] + scene.states.map { Optional($0.id) }).flatMap { state in cells.map { $0.inState(state) } }
  }
}
