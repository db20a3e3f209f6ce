import UIKit

/// Scene by cell to solved layout: builds the view tree, runs a pass, reads the result.
///
/// Runs on the main actor, where UIKit's objects live; what comes out is free to leave it.
@MainActor
public final class LayoutPipeline {
  /// Shapes and measures all text, and knows the fonts' fingerprint.
  public let measurer: PangoMeasurer

  /// Finds the fonts and puts Pango's measures in the place of the built-in table.
  /// - Throws: ``TypographyError`` if a font file is missing.
  public init() throws {
    measurer = try PangoMeasurer(fonts: FontFiles())
    TextMeasurement.measurer = measurer
  }

  /// Lays a scene out in a cell.
  /// - Parameter explained: Whether what overlays are drawn from is wanted; a scene that asks for overlays gets it anyway.
  /// - Complexity: One solve of the scene's constraints.
  public func solve(_ scene: Scene, in cell: Cell, explained: Bool = false) -> SolvedLayout {
    // Contradictions become findings; nothing is printed.
    let handler = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { _ in }
    defer { LayoutDiagnostics.handler = handler }
    let cell = cell.under(scene.look(in: cell))
    let own = scene.adapted(to: cell)
    var scene = own.localized(cell.variant.language)
    let built = BuiltScene(scene, in: cell)
    built.window.layoutIfNeeded()
    if var state = scene.state(of: cell) {
      let settings = cell.variant.overridden(by: state.variant)
      if settings.language != cell.variant.language {
        scene = own.localized(settings.language)
        state = scene.inOtherWords(state)
      }
      built.apply(state, in: cell.varied(settings))
      built.window.layoutIfNeeded()
    }
    let isDark = built.window.traitCollection.userInterfaceStyle == .dark
    return LayoutReader(
      scene: scene, cell: cell, built: built, placing: TextPlacing(measurer: measurer, isDark: isDark)
    ).read(explained: explained || !scene.drawing.overlays.isEmpty)
  }
}
