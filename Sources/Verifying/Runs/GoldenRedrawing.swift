import CairoCanvas
import Layout

/// Draws the golden of a cell without a golden picture, from its record.
///
/// The previous document is laid out again. If that does not give the golden's pixels, the present layout is drawn with
/// everything where it was recorded. The hash of the pixels in the record shows which case applies.
@MainActor
final class GoldenRedrawing {
  private let scene: Scene
  private let reading: (_ onCanvas: Bool) -> Scene?
  /// The recorded scene on its canvas and on devices, restored when the first picture is needed, because most scenes need
  /// none.
  private lazy var canvas = reading(true)
  private lazy var devices = reading(false)

  /// Whether the golden is an earlier version in memory, which is drawn as it was.
  let isVersion: Bool

  /// - Parameters:
  ///   - scene: The present scene.
  ///   - reading: Restores the recorded scene; nil if that is not possible.
  init(of scene: Scene, isVersion: Bool, reading: @escaping (_ onCanvas: Bool) -> Scene?) {
    (self.scene, self.isVersion, self.reading) = (scene, isVersion, reading)
  }

  /// - Parameters:
  ///   - facts: The golden's facts, with the views' present names.
  ///   - hash: A hash of the golden's pixels; nil if the record has none.
  ///   - today: The cell's present layout.
  /// - Throws: ``CanvasError``.
  /// - Complexity: A solve and one or two pictures.
  func picture(
    _ cell: Cell, facts: LayoutFacts, hash: String?, today: SolvedLayout, renderer: Renderer, pipeline: LayoutPipeline
  ) throws -> (image: PixelImage, worth: StoredCell.Redrawing) {
    func drawn(_ layout: SolvedLayout) throws -> PixelImage {
      try renderer.picture(renderer.displayList(layout), scale: .one)
    }
    let before = scene.isCanvas(cell) ? canvas : devices
    if let before {
      let image = try drawn(pipeline.solve(before, in: cell))
      if image.hashText == hash { return (image, .exact) }
    }
    let backgrounds = (before?.allViews ?? []).compactMap { view in view.background.map { (view.name, $0) } }
    let recorded = RecordedViews(facts: facts, backgrounds: Dictionary(backgrounds) { first, _ in first })
    let image = try drawn(today.asRecorded(recorded.views, pipeline.measurer))
    return (image, image.hashText == hash ? .exact : .similar)
  }
}
