package import UIKit

extension LayoutPipeline {
  /// Lays out an application's controller in a cell, as ``solve(_:titled:in:exactly:)`` does, and captures its views as
  /// a scene: laid out alone in the same cell, it has the same frames. The views of both have the same ids and names
  /// (``ViewPaths``).
  /// - Parameters:
  ///   - document: The path by which results are stored.
  ///   - isChecked: Whether the scene is laid out alone, to find what it must express as constants. Without, only the
  ///     layout is exact.
  /// - Returns: The layout and the scene, whose ``Scene/capture`` lists what it expresses as constants.
  /// - Throws: ``CaptureError``.
  /// - Complexity: A layout; checked, another one, and one for each view that code has placed.
  package func captured(
    _ controller: UIViewController, titled title: String, document: String, in cell: Cell, isChecked: Bool = true
  ) throws(CaptureError) -> (layout: SolvedLayout, scene: Scene) {
    let look = cell.variant.look ?? .usual
    let cell = cell.under(look)
    return try measuring { () throws(CaptureError) in
      controller.view.forgetMeasures()
      let built = BuiltScene(showing: controller, in: cell, look)
      let capture = try SceneCapture(
        controller.view, of: controller, titled: title, document: document, in: cell, look)
      return read(capture, built, in: cell, isChecked)
    }
  }

  /// Captures an application's view as it is laid out; it has the cell's size.
  /// - Throws: ``CaptureError``.
  /// - Complexity: A layout, and one for each view that code has placed.
  package func captured(
    _ root: UIView, titled title: String, document: String, as cell: Cell
  ) throws(CaptureError) -> (layout: SolvedLayout, scene: Scene) {
    let look = cell.variant.look ?? .usual
    let cell = cell.under(look)
    return try measuring { () throws(CaptureError) in
      let capture = try SceneCapture(
        root, of: root.next as? UIViewController, titled: title, document: document, in: cell, look)
      return read(capture, BuiltScene(reading: root), in: cell)
    }
  }

  private func read(
    _ capture: SceneCapture, _ built: BuiltScene, in cell: Cell, _ isChecked: Bool = true
  ) -> (layout: SolvedLayout, scene: Scene) {
    built.read(capture.items)
    var header = capture.scene
    (header.views, header.constraints) = ([], [])
    let isDark = built.root.traitCollection.userInterfaceStyle == .dark
    let layout = LayoutReader(
      scene: header, cell: cell, built: built, placing: TextPlacing(measurer: measurer, isDark: isDark)
    ).read(explained: false)
    if !isChecked { return (layout, capture.scene) }
    var check = CaptureCheck(capture, in: cell)
    check.run()
    var scene = check.scene
    scene.capture?.drawn = layout.views.filter { !$0.paint.drawn.isEmpty }.map(\.id)
    return (layout, scene)
  }
}
