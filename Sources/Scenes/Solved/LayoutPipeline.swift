package import UIKit

/// Scene by cell to solved layout: builds the view tree, runs a pass, reads the result.
///
/// Runs on the main actor, where UIKit's objects live; what comes out is free to leave it.
@MainActor
package final class LayoutPipeline {
  /// Shapes and measures all text, and knows the fonts' fingerprint.
  package let measurer: PangoMeasurer
  private var solved = LayoutsByShape()
  private var structures = BuiltStructures()
  private var scenes = ScenesByClasses()
  /// How often a scene was laid out, whatever for; layouts that are known from before are not counted.
  package private(set) var layoutCount = 0

  /// Finds the fonts.
  /// - Throws: ``TypographyError`` if a font file is missing.
  package init() throws {
    measurer = try PangoMeasurer(fonts: FontFiles())
  }

  /// Lays a scene out in a cell.
  /// - Parameter explained: Whether what overlays are drawn from is wanted; a scene that asks for overlays gets it anyway.
  /// - Complexity: One solve of the scene's constraints, unless a cell of the same shape came before.
  package func solve(_ scene: Scene, in cell: Cell, explained: Bool = false) -> SolvedLayout {
    numbered(scene, in: cell, explained: explained).layout
  }

  /// The same, with a number that only layouts have that were made together, for cells of one shape: what is drawn of them is
  /// the same, but for the cell's name.
  package func numbered(
    _ scene: Scene, in cell: Cell, explained: Bool = false
  ) -> (layout: SolvedLayout, number: Int) {
    let shown = cell.under(scene.look(in: cell))
    return solved.layout(of: scene, in: shown, explained: explained) {
      solveOnce(scene, in: cell, explained: $0)
    }
  }

  /// Says that explanations of a scene's layouts in some cells will be asked for before those of another scene: each layout is
  /// made once then, whether it is first wanted with its explanation or without.
  package func expectExplanations(of scene: Scene, in cells: [Cell]) {
    solved.expect(scene, in: cells.map { $0.under(scene.look(in: $0)) })
  }

  private func solveOnce(_ scene: Scene, in cell: Cell, explained: Bool) -> SolvedLayout {
    measuring {
      let (built, cell, scene) = build(scene, in: cell)
      let isDark = built.window.traitCollection.userInterfaceStyle == .dark
      return LayoutReader(
        scene: scene, cell: cell, built: built, placing: TextPlacing(measurer: measurer, isDark: isDark)
      ).read(explained: explained || !scene.drawing.overlays.isEmpty)
    }
  }

  /// Runs a body with this pipeline's measures of text. Contradictions become findings; nothing is printed.
  /// - Throws: What the body throws.
  package func measuring<Result, Failure: Error>(
    by measurer: (any TextMeasuring)? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let handler = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { _ in }
    defer { LayoutDiagnostics.handler = handler }
    return try TextMeasurement.with(measurer ?? self.measurer, body)
  }

  /// Lays a controller of an application's out in a cell, as the root of a window: its views by their identifiers, or by
  /// their classes where they have none.
  /// - Parameter exactly: Whether frames are not rounded to pixels.
  /// - Complexity: One layout.
  package func solve(
    _ controller: UIViewController, titled title: String, in cell: Cell, exactly: Bool = false
  ) -> SolvedLayout {
    let look = cell.variant.look ?? .usual
    let cell = cell.under(look)
    var scene = Scene(title: title, document: title, views: [], constraints: [])
    scene.look = look
    scene.drawing.style = .controls
    return measuring(by: exactly ? TracingMeasurer(measurer: measurer) : nil) {
      controller.view.forgetMeasures()
      let built = BuiltScene(showing: controller, in: cell, look, exactly: exactly)
      let isDark = built.window.traitCollection.userInterfaceStyle == .dark
      return LayoutReader(
        scene: scene, cell: cell, built: built, placing: TextPlacing(measurer: measurer, isDark: isDark)
      ).read(explained: false)
    }
  }

  /// Reads a view of an application's as it is laid out: those inside are named as by ``solve(_:titled:in:exactly:)``.
  /// - Parameter cell: What pictures are drawn for; layout does not depend on it here.
  package func read(_ root: UIView, titled title: String, as cell: Cell) -> SolvedLayout {
    var scene = Scene(title: title, document: title, views: [], constraints: [])
    scene.drawing.style = .controls
    return measuring {
      let isDark = root.traitCollection.userInterfaceStyle == .dark
      return LayoutReader(
        scene: scene, cell: cell, built: BuiltScene(reading: root),
        placing: TextPlacing(measurer: measurer, isDark: isDark)
      ).read(explained: false)
    }
  }

  /// What decides the frame of each view, by the view's name: keys of constraints (``SceneConstraint/inputKey``), and in
  /// quotation marks names of views whose content does.
  /// - Complexity: A solve, and a question to the solver for each view and axis.
  package func deciders(of scene: Scene, in cell: Cell) -> [String: Set<String>] {
    measuring { findDeciders(of: scene, in: cell) }
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

  /// A laid-out scene, in the state and the words of a cell.
  /// - Parameter exactly: Whether it is built from nothing, and frames are not rounded to pixels.
  func build(_ given: Scene, in cell: Cell, exactly: Bool = false) -> (BuiltScene, Cell, Scene) {
    layoutCount += 1
    let cell = cell.under(given.look(in: cell))
    // A view that stands alone is as wide as it was drawn, or as the window.
    if exactly, given.standsAlone == .view, let width = given.rootView?.designFrame?.width {
      _ = Branch.isLess(cell.size.width, width)
    }
    var scene = scenes.scene(given, in: cell, cell.variant.language, exactly: exactly)
    let start = scene
    var state = scene.state(of: cell)
    let settings = state.map { cell.variant.overridden(by: $0.variant) } ?? cell.variant
    if let own = state, settings.language != cell.variant.language {
      scene = scenes.scene(given, in: cell, settings.language, exactly: exactly)
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
}

extension UIView {
  /// Has this view and all below it measured once more: they may have been by another measurer.
  package func forgetMeasures() {
    invalidateIntrinsicContentSize()
    for subview in subviews { subview.forgetMeasures() }
  }
}
