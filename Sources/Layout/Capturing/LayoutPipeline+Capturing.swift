import UIKit

extension LayoutPipeline {
  /// Lays a scene, a controller or a view out in a cell, and states it as a scene. That of a document is returned as it
  /// is. An application's views are captured: laid out alone in the same cell, the scene has the same frames. The views
  /// of the layout and of the scene have the same ids and names (``ViewPaths``).
  /// - Parameters:
  ///   - document: The path by which results are stored.
  ///   - isChecked: Whether a captured scene is laid out alone, to find what it must express as constants. Without, only
  ///     the layout is exact.
  /// - Returns: The layout and the scene, whose ``Scene/capture`` lists what it expresses as constants.
  /// - Throws: ``CaptureError``.
  /// - Complexity: A layout; checked, another one, and one for each view that code has placed.
  package func captured(
    _ subject: LayoutSubject, document: String, in cell: Cell, isChecked: Bool = true
  ) throws(CaptureError) -> (layout: SolvedLayout, scene: Scene) {
    let look = cell.variant.look ?? .usual
    let shown = cell.under(look)
    switch subject {
    case .scene(let scene): return (solve(scene, in: cell), scene)
    case .controller(let controller, let title):
      return try measuring { () throws(CaptureError) in
        controller.viewIfLoaded?.forgetMeasures()
        let built = BuiltScene(showing: controller, in: shown, look)
        let capture = try SceneCapture(
          controller.view, of: controller, titled: title, document: document, in: shown, look)
        return read(capture, built, in: shown, isChecked)
      }
    case .view(let view, let title):
      return try measuring { () throws(CaptureError) in
        let capture = try SceneCapture(
          view, of: view.next as? UIViewController, titled: title, document: document, in: shown, look)
        return read(capture, BuiltScene(reading: view), in: shown, isChecked)
      }
    }
  }

  private func read(
    _ capture: SceneCapture, _ built: BuiltScene, in cell: Cell, _ isChecked: Bool
  ) -> (layout: SolvedLayout, scene: Scene) {
    built.read(capture.items)
    var header = capture.scene
    (header.views, header.constraints) = ([], [])
    let layout = read(built, as: header, in: cell, built.root.traitCollection)
    if !isChecked { return (layout, capture.scene) }
    var check = CaptureCheck(capture, in: cell)
    check.run()
    var scene = check.scene
    scene.capture?.drawn = layout.views.filter { !$0.paint.drawn.isEmpty || $0.paint.mask != nil }.map(\.id)
    return (layout, scene)
  }
}
