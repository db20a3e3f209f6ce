import Drawing
import Foundation
import JSONRPC
import RecipeDocuments
import Scenes
import Values

/// What panels beside the text show, by requests of our own: `plumb/preview` is a picture of a recipe as it is in the editor, in one
/// cell; `plumb/view` is the view at a place.
@MainActor
struct Preview {
  let reading: RecipeReading

  private var document: OpenDocument { reading.document }
  private var outline: DocumentOutline { reading.outline }

  /// The picture as SVG, whose groups `view-…` have views' names as labels; the view at the place; all cells.
  /// - Parameter name: Of the cell; the first one for nil, and for a name that is not a cell's.
  func answer(at position: TextPosition?, cell name: String?, _ pipeline: LayoutPipeline) -> JSONText {
    let selected = position.flatMap(viewName).map(JSONText.text) ?? .nothing
    let cells = reading.cells
    let names = JSONText.list(cells.map { .text($0.name) })
    guard let scene = reading.scene, let cell = cells.first(where: { $0.name == name }) ?? cells.first else {
      return .pairs([("cell", .nothing), ("cells", names), ("svg", .nothing), ("selected", selected)])
    }
    // Cells of one shape have one layout, each on its own device.
    let list = LayoutDrawing(measurer: pipeline.measurer).draw(pipeline.solve(scene, in: cell, explained: true))
    let svg = SVGWriter.write(list, outlines: GlyphOutlines())
    return .pairs([
      ("cell", .text(cell.name)), ("cells", names), ("svg", .text(svg)), ("selected", selected),
    ])
  }

  /// The view at a place; null for none.
  func view(at position: TextPosition) -> JSONText {
    .pairs([("view", viewName(at: position).map(JSONText.text) ?? .nothing)])
  }

  /// The view that is named at a place, else the innermost one that is declared around it.
  private func viewName(at position: TextPosition) -> String? {
    let column = document.text.scalarColumn(position)
    let named = outline.mentions.first { $0.span.touches(line: position.line, column: column) }
    let index =
      named.flatMap { outline.view(named: $0.view) }
      ?? outline.views.last { outline.nodes[$0].line <= position.line && position.line <= outline.nodes[$0].lastLine }
    return index.flatMap { outline.nodes[$0].key?.text }
  }
}
