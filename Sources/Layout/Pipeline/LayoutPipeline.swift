package import UIKit

/// Turns a scene and a cell into a solved layout: builds the view tree, runs a pass, reads the result.
///
/// Runs on the main actor, to which UIKit's objects are isolated; the result may leave it.
@MainActor
package final class LayoutPipeline {
  /// Shapes and measures all text, and knows the fonts' fingerprint.
  package let measurer: PangoMeasurer
  private var solved = LayoutsByShape()
  private var structures = BuiltStructures()
  private var scenes = ScenesByClasses()
  /// How often a scene was laid out for any purpose, not counting cached layouts.
  package private(set) var layoutCount = 0

  /// Finds the fonts.
  /// - Throws: ``TypographyError`` if a font file is missing.
  package init() throws {
    measurer = try PangoMeasurer(fonts: FontFiles())
  }

  /// Lays a scene out in a cell.
  /// - Parameter explained: Whether the data for overlays is wanted; a scene with overlays gets it anyway.
  /// - Complexity: One solve of the scene's constraints, unless a cell of the same shape was solved before.
  package func solve(_ scene: Scene, in cell: Cell, explained: Bool = false) -> SolvedLayout {
    numbered(scene, in: cell, explained: explained).layout
  }

  /// Does the same, and returns a number shared by layouts that were made together, for cells of one shape. They draw
  /// the same, except for the cell's name.
  package func numbered(
    _ scene: Scene, in cell: Cell, explained: Bool = false
  ) -> (layout: SolvedLayout, number: Int) {
    let shown = cell.under(scene.look(in: cell))
    return solved.layout(of: scene, in: shown, explained: explained) {
      solveOnce(scene, in: cell, explained: $0)
    }
  }

  /// Announces that explanations of a scene's layouts in some cells will be requested before those of another scene, so
  /// that each layout is made only once, whether it is first requested with its explanation or without.
  package func expectExplanations(of scene: Scene, in cells: [Cell]) {
    solved.expect(scene, in: cells.map { $0.under(scene.look(in: $0)) })
  }

  /// Runs a closure with this pipeline's text measurer. Contradictions become findings; nothing is printed.
  /// - Throws: Rethrows the closure's error.
  package func measuring<Result, Failure: Error>(
    by measurer: (any TextMeasuring)? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let handler = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { _ in }
    defer { LayoutDiagnostics.handler = handler }
    return try TextMeasurement.with(measurer ?? self.measurer, body)
  }

  /// Returns what determines the frame of each view, by the view's name: keys of constraints
  /// (``SceneConstraint/inputKey``), and in quotation marks names of views whose content matters.
  /// - Complexity: A solve, and a query to the solver for each view and axis.
  package func deciders(of scene: Scene, in cell: Cell) -> [String: Set<String>] {
    measuring { findDeciders(of: scene, in: cell) }
  }

  /// Returns the trace of a laid-out scene's views, from the window on: how each view is laid out, and what is open
  /// (AL-2.17). Addresses are numbers in the order of views, the same in every process.
  package func trace(of scene: Scene, in cell: Cell) -> String {
    var numbers: [Substring: Int] = [:]
    return measuring { build(scene, in: cell).0.window.autolayoutTrace }
      .replacing(/:0x([0-9a-f]+)/) { match in
        let number = numbers[match.output.1] ?? numbers.count + 1
        numbers[match.output.1] = number
        return ":0x\(String(number, radix: 16))"
      }
  }

  private func findDeciders(of scene: Scene, in cell: Cell) -> [String: Set<String>] {
    let (built, _, _) = build(scene, in: cell)
    var found: [String: Set<String>] = [:]
    let origins = built.origins
    let names = built.names
    for item in built.items {
      guard let view = item.view else { continue }
      let rows = view.rowsAffectingLayout(for: .horizontal) + view.rowsAffectingLayout(for: .vertical)
      for row in rows {
        switch row {
        case .constraint(let constraint):
          if let key = origins[ObjectIdentifier(constraint)]?.inputKey {
            found[item.scene.name, default: []].insert(key)
          }
        case .contentSize(let view, _):
          if let name = view.object.flatMap({ names[ObjectIdentifier($0)] }) {
            found[item.scene.name, default: []].insert("\"\(name)\"")
          }
        case .system: break
        }
      }
    }
    return found
  }

  /// Returns a laid-out scene, in the state and the language of a cell.
  /// - Parameter exactly: Whether it is built from scratch, without rounding frames to pixels.
  func build(_ given: Scene, in cell: Cell, exactly: Bool = false) -> (BuiltScene, Cell, Scene) {
    layoutCount += 1
    let cell = cell.under(given.look(in: cell))
    var scene = scenes.scene(given, in: cell, cell.variant.language)
    let start = scene
    var state = scene.state(of: cell)
    let settings = state.map { cell.variant.overridden(by: $0.variant) } ?? cell.variant
    if let own = state, settings.language != cell.variant.language {
      scene = scenes.scene(given, in: cell, settings.language)
      state = scene.inOtherWords(own)
    }
    if !exactly, let known = structures.known(given, for: cell) {
      known.move(scene, in: state, settings, to: cell)
      known.window.layoutIfNeeded()
      known.scrollToEnds()
      return (known, cell, scene)
    }
    let built = BuiltScene(start, in: cell)
    if exactly { built.window.environment.keepsExactFrames = true }
    built.window.layoutIfNeeded()
    if let state {
      built.apply(state, in: cell.varied(settings))
      built.window.layoutIfNeeded()
    }
    built.scrollToEnds()
    if !exactly { structures.keep(built, of: given, adapted: start, state, for: cell) }
    return (built, cell, scene)
  }

  private func solveOnce(_ scene: Scene, in cell: Cell, explained: Bool) -> SolvedLayout {
    measuring {
      let (built, cell, scene) = build(scene, in: cell)
      return read(
        built, as: scene, in: cell, built.window.traitCollection,
        explained: explained || !scene.drawing.overlays.isEmpty)
    }
  }
}

extension UIView {
  /// Makes this view and its descendants measure their content again, because another measurer may have been used.
  package func forgetMeasures() {
    invalidateIntrinsicContentSize()
    for subview in subviews { subview.forgetMeasures() }
  }
}
