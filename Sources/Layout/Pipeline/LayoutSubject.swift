package import UIKit

/// What is laid out.
package enum LayoutSubject {
  /// A document's scene.
  case scene(Scene)
  /// An application's controller, as the root of a window. Its views are named by their identifiers, or else by their
  /// classes.
  case controller(UIViewController, title: String)
  /// An application's view as it is laid out; a cell does not change it. Its descendants are named as a controller's.
  case view(UIView, title: String)
}

extension LayoutPipeline {
  /// Lays a scene, a controller or a view out in a cell.
  /// - Parameter exactly: Whether a scene or a controller is laid out from scratch, without rounding frames to pixels.
  /// - Complexity: One layout, unless a scene was laid out in a cell of the same shape before.
  package func solve(_ subject: LayoutSubject, in cell: Cell, exactly: Bool = false) -> SolvedLayout {
    switch subject {
    case .scene(let scene): exactly ? solveExactly(scene, in: cell) : solve(scene, in: cell)
    case .controller(let controller, let title):
      measuring(by: exactly ? TracingMeasurer(measurer: measurer) : nil) {
        let look = cell.variant.look ?? .usual
        let cell = cell.under(look)
        // A view that is not loaded yet is made for the traits of the window.
        controller.viewIfLoaded?.forgetMeasures()
        let built = BuiltScene(showing: controller, in: cell, look, exactly: exactly)
        return read(built, as: Self.header(title, look), in: cell, built.window.traitCollection)
      }
    case .view(let view, let title):
      measuring { read(BuiltScene(reading: view), as: Self.header(title, .usual), in: cell, view.traitCollection) }
    }
  }

  /// A scene without views, for an application's layout.
  private static func header(_ title: String, _ look: Look) -> Scene {
    var scene = Scene(title: title, document: title, views: [], constraints: [])
    scene.look = look
    scene.drawing.style = .controls
    return scene
  }

  /// Reads a layout.
  /// - Parameters:
  ///   - scene: The scene that the views were made from, or the title and the drawing of an application's.
  ///   - traits: The traits that colours depend on.
  ///   - explained: Whether the data for overlays is read, too.
  func read(
    _ built: BuiltScene, as scene: Scene, in cell: Cell, _ traits: UITraitCollection, explained: Bool = false
  ) -> SolvedLayout {
    let placing = TextPlacing(measurer: measurer, isDark: traits.userInterfaceStyle == .dark)
    return LayoutReader(scene: scene, cell: cell, built: built, placing: placing).read(explained: explained)
  }
}
