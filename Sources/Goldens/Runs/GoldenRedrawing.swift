import CairoCanvas
import Scenes

/// Draws the golden of a cell that has no golden picture, from what its record says.
///
/// The document as it was is laid out again; where that does not give the golden's pixels, the layout of today is drawn with
/// everything where it was recorded. The record has a hash of the pixels, which shows which of them it is.
@MainActor
final class GoldenRedrawing {
  /// Reads the scene that the recorded inputs describe; nil where they cannot be read.
  private let reading: () -> Scene?
  /// What the document said, with the names that views have now.
  private let inputs: [String]
  /// Read when the first picture is wanted: most scenes need none.
  private lazy var before = reading()

  /// - Parameters:
  ///   - inputs: What the document said, with the names that views have now.
  ///   - reading: Reads the scene that the recorded inputs describe; nil where they cannot be read.
  init(inputs: [String], reading: @escaping () -> Scene?) {
    self.inputs = inputs
    self.reading = reading
  }

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
