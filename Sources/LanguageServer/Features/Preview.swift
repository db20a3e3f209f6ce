import Drawing
import Foundation
import JSONRPC
import RecipeDocuments
import Scenes
import Values

/// A picture of a recipe as it is in the editor, in one cell: an answer of ours, `plumb/preview`, for panels beside the text.
@MainActor
struct Preview {
  let document: OpenDocument
  let outline: DocumentOutline
  /// nil where the document cannot be read.
  let scene: Scene?
  let cells: [Cell]
  let pipeline: LayoutPipeline

  /// The picture as SVG, whose groups `view-…` have views' names as labels; the view at the place; all cells.
  /// - Parameter name: Of the cell; the first one for nil, and for a cell that is none of the project's.
  func answer(at position: TextPosition?, cell name: String?) -> JSONText {
    let selected = position.flatMap(view).map(JSONText.text) ?? .nothing
    let names = JSONText.list(cells.map { .text($0.name) })
    guard let scene, let cell = cells.first(where: { $0.name == name }) ?? cells.first else {
      return .pairs([("cell", .nothing), ("cells", names), ("svg", .nothing), ("selected", selected)])
    }
    let list = LayoutDrawing(measurer: pipeline.measurer).draw(pipeline.solve(scene, in: cell, explained: true))
    let svg = SVGWriter.write(list, outlines: GlyphOutlines())
    return .pairs([
      ("cell", .text(cell.name)), ("cells", names), ("svg", .text(svg)), ("selected", selected),
    ])
  }

  /// The view that is named at a place, else the innermost one that is declared around it.
  private func view(at position: TextPosition) -> String? {
    let column = document.text.scalarColumn(position)
    let named = outline.mentions.first { $0.span.touches(line: position.line, column: column) }
    let index =
      named.flatMap { outline.view(named: $0.view) }
      ?? outline.views.last { outline.nodes[$0].line <= position.line && position.line <= outline.nodes[$0].lastLine }
    return index.flatMap { outline.nodes[$0].key?.text }
  }
}
