import CairoCanvas
import Scenes

/// Draws the golden of a cell without a golden picture, from its record.
///
/// The previous document is laid out again. If that does not give the golden's pixels, the present layout is drawn with
/// everything where it was recorded. The hash of the pixels in the record shows which case applies.
@MainActor
final class GoldenRedrawing {
  /// Reads the scene that the recorded inputs describe; nil if they cannot be read.
  private let reading: () -> Scene?
  /// The recorded inputs, with the views' present names.
  private let inputs: [String]
  /// Read when the first picture is needed, because most scenes need none.
  private lazy var before = reading()

  /// - Parameters:
  ///   - inputs: The recorded inputs, with the views' present names.
  ///   - reading: Reads the scene that the recorded inputs describe; nil if they cannot be read.
  init(inputs: [String], reading: @escaping () -> Scene?) {
    self.inputs = inputs
    self.reading = reading
  }

  /// - Parameters:
  ///   - facts: The golden's facts, with the views' present names.
  ///   - hash: A hash of the golden's pixels; nil if the record has none.
  ///   - today: The cell's present layout.
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
