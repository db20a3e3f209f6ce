package import Drawing
package import Verifying

/// What a gallery keeps of cells with the same picture: the drawing once, and the layout that it shows.
package struct GalleryDrawing: Sendable {
  /// The picture.
  let parts: SVGParts
  /// The layout, with its explanation.
  let layout: SolvedLayout
  /// The number of the layout's law.
  let law: Int

  /// Creates the drawing of a layout.
  package init(parts: SVGParts, layout: SolvedLayout, law: Int) {
    (self.parts, self.layout, self.law) = (parts, layout, law)
  }
}

/// A cell of a gallery: one of many that may show the same drawing.
package struct GalleryCell: Sendable {
  /// The point of the matrix.
  let cell: Cell
  /// Its drawing, by number.
  let drawing: Int

  /// Creates a cell that shows a drawing.
  package init(cell: Cell, drawing: Int) { (self.cell, self.drawing) = (cell, drawing) }
}
