import CairoCanvas
import Drawing
import Figures
import Foundation
import Layout
import Reports
import Values
import Verifying

/// What `plumb render` draws in place of pictures, and the pages beside them.
struct RenderedFigures: Sendable {
  /// nil for pictures.
  let kind: DrawingOptions.FigureKind?
  /// Whether each cell also has a page with picture, figure and equations.
  let writesPages: Bool
  let measurer: PangoMeasurer
  let renderer: Renderer
  let folder: String
  /// What is called when devices are turned, by the names of their screens.
  var rotations: [String: RotationEvents] = [:]

  /// Turns the devices of some cells, if that is drawn.
  @MainActor
  mutating func turn(_ cells: [Cell]) {
    guard kind == .anatomy else { return }
    for cell in cells where rotations[cell.screenName] == nil { rotations[cell.screenName] = RotationEvents(of: cell) }
  }

  /// Writes the files of a layout: what is drawn for it, in each format, and its page.
  /// - Throws: ``FileError``, ``CanvasError``.
  func write(_ layout: SolvedLayout, of scene: Scene, _ formats: [Gallery.Format], _ scale: PixelScale) throws {
    if !formats.isEmpty { try write(list(layout), as: "\(scene.id)/\(layout.cell.name)", formats, scale) }
    try writePage(of: scene, layout)
  }

  private func write(
    _ list: DisplayList, as name: String, _ formats: [Gallery.Format], _ scale: PixelScale
  ) throws {
    if formats.contains(.png) {
      try AtomicFile.write(renderer.png(list, scale: scale), to: name + ".png", in: folder)
    }
    if formats.contains(.svg) { try AtomicFile.write(renderer.svg(list), to: name + ".svg", in: folder) }
  }

  /// Returns what is drawn for a layout.
  private func list(_ layout: SolvedLayout) -> DisplayList {
    switch kind {
    case .figure: FigureDrawing(measurer: measurer).draw(layout)
    case .anatomy: AnatomyFigure(measurer: measurer).draw(layout, rotation: rotations[layout.cell.screenName])
    case nil: renderer.displayList(layout)
    }
  }

  /// Writes the page of a layout, if pages are written.
  private func writePage(of scene: Scene, _ layout: SolvedLayout) throws {
    guard writesPages else { return }
    let figure = FigureDrawing(measurer: measurer, list: .none).draw(layout)
    let page = FigurePage(
      scene, layout, picture: renderer.svg(renderer.displayList(layout), prefix: FigurePage.prefixes.picture),
      figure: renderer.svg(figure, prefix: FigurePage.prefixes.figure))
    if let page { try AtomicFile.write(page.html, to: "\(scene.id)/\(layout.cell.name).html", in: folder) }
  }

  /// Writes one figure of the nine size classes of each scene that is drawn in all of them.
  /// - Throws: ``FileError``, ``CanvasError``.
  @MainActor
  func writeSizeClasses(
    _ scenes: [(Scene, [Cell])], _ pipeline: LayoutPipeline, _ formats: [Gallery.Format], _ scale: PixelScale
  ) throws {
    guard kind == .figure else { return }
    for (scene, cells) in scenes {
      let boxes = cells.filter { $0.screen == .canvas && $0.state == nil && $0.variant == CellVariant() }
      let layouts = boxes.map { pipeline.solve(scene, in: $0, explained: true) }
      guard let list = SizeClassFigure(layouts, measurer)?.list else { continue }
      try write(list, as: "\(scene.id)/size-classes", formats, scale)
    }
  }
}
