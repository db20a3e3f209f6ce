import CairoCanvas
import Scenes

/// Draws the golden of a cell that has no golden picture, from what its record says.
///
/// The document as it was is laid out again; where that does not give the golden's pixels, the layout of today is drawn with
/// everything where it was recorded. The record has a hash of the pixels, so that a reader can be told which of them it is.
@MainActor
struct GoldenRedrawing {
  /// The scene that the recorded inputs describe; nil where they cannot be read.
  let before: Scene?
  /// What the document said, with the names that views have now.
  let inputs: [String]

  /// - Parameters:
  ///   - facts: Of the golden, with the names that views have now.
  ///   - hash: Of the golden's pixels; nil where the record has none.
  ///   - today: The cell's layout now.
  /// - Throws: ``CanvasError``.
  /// - Complexity: A solve and one or two pictures.
  func picture(
    _ cell: Cell, facts: [String], hash: String?, today: SolvedLayout, renderer: Renderer, pipeline: LayoutPipeline
  ) throws -> (image: PixelImage, worth: StoredCell.Redrawing) {
    func drawn(_ layout: SolvedLayout) throws -> PixelImage {
      try renderer.picture(renderer.displayList(layout), scale: .one)
    }
    if let before {
      let image = try drawn(pipeline.solve(before, in: cell))
      if image.hashText == hash { return (image, .exact) }
    }
    let recorded = RecordedViews(facts: facts, inputs: inputs)
    let image = try drawn(today.asRecorded(recorded.views, pipeline.measurer))
    return (image, image.hashText == hash ? .exact : .similar)
  }
}
