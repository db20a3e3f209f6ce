import Drawing
import Foundation
import JSONRPC
import Layout
import RecipeDocuments
import Values

/// The content of panels next to the text, for our own requests: `plumb/preview` is a picture of a recipe as it is in
/// the editor, in one cell; `plumb/view` is the view at a position.
@MainActor
struct Preview {
  let reading: RecipeReading

  private var document: OpenDocument { reading.document }
  private var outline: DocumentOutline { reading.outline }

  /// Returns the picture as SVG, whose groups `view-…` are labelled with views' names; the view at the position; all
  /// cells.
  /// - Parameter name: The cell's name; nil and unknown names select the first cell.
  func answer(at position: TextPosition?, cell name: String?, _ pipeline: LayoutPipeline) -> JSONText {
    let selected = position.flatMap(viewName).map(JSONText.text) ?? .nothing
    let cells = reading.cells
    let names = JSONText.list(cells.map { .text($0.name) })
    guard let scene = reading.scene, let cell = cells.first(where: { $0.name == name }) ?? cells.first else {
      return .pairs([("cell", .nothing), ("cells", names), ("svg", .nothing), ("selected", selected)])
    }
    // Cells of one shape share a layout, but each has its own device.
    let list = LayoutDrawing(measurer: pipeline.measurer).draw(pipeline.solve(scene, in: cell, explained: true))
    let svg = SVGWriter.write(list, outlines: GlyphOutlines())
    return .pairs([
      ("cell", .text(cell.name)), ("cells", names), ("svg", .text(svg)), ("selected", selected),
    ])
  }

  /// Returns the view at a position; `null` if there is none.
  func view(at position: TextPosition) -> JSONText {
    .pairs([("view", viewName(at: position).map(JSONText.text) ?? .nothing)])
  }

  /// Returns the view named at a position, else the innermost one whose declaration contains it.
  private func viewName(at position: TextPosition) -> String? {
    let column = document.text.scalarColumn(position)
    let named = outline.mentions.first { $0.span.touches(line: position.line, column: column) }
    let index =
      named.flatMap { outline.view(named: $0.view) }
      ?? outline.views.last { outline.nodes[$0].line <= position.line && position.line <= outline.nodes[$0].lastLine }
    return index.flatMap { outline.nodes[$0].key?.text }
  }
}
