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
  /// - Complexity: One solve of the scene's constraints.
  public func solve(_ scene: Scene, in cell: Cell) -> SolvedLayout {
    // Contradictions become findings; nothing is printed.
    let handler = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { _ in }
    defer { LayoutDiagnostics.handler = handler }
    let scene = scene.adapted(to: cell)
    let built = BuiltScene(scene, in: cell)
    built.window.layoutIfNeeded()
    if let state = scene.state(of: cell) {
      built.apply(state)
      built.window.layoutIfNeeded()
    }
    return LayoutReader(scene: scene, cell: cell, built: built, placing: TextPlacing(measurer: measurer)).read()
  }
}
