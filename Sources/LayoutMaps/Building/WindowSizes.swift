package import Layout
package import UIKit

/// Layouts of one scene in windows of any size: the input of a map.
@MainActor
package struct WindowSizes {
  /// The scene to lay out.
  package let scene: Scene
  /// What surrounds the window.
  package let rule: WindowRule
  /// The reader's settings.
  package private(set) var variant: CellVariant
  /// The scene's state; nil for its initial state.
  package let state: String?
  /// Lays out.
  package let pipeline: LayoutPipeline

  /// Windows of a scene under a rule.
  package init(
    _ scene: Scene, _ rule: WindowRule, variant: CellVariant = CellVariant(), state: String? = nil,
    pipeline: LayoutPipeline
  ) {
    (self.scene, self.rule, self.variant, self.state, self.pipeline) = (scene, rule, variant, state, pipeline)
  }

  /// Windows of an application's controllers, each made for its window.
  ///
  /// Their code may compare sizes without Plumb knowing, so regions are checked at all corners.
  package init(
    titled title: String, _ rule: WindowRule, pipeline: LayoutPipeline, making: @escaping () -> UIViewController
  ) {
    var scene = Scene(title: title, document: title, views: [], constraints: [])
    let first = pipeline.solve(.controller(making(), title: title), in: rule.cell(Size(400, 800)) { _ in false })
    scene.views = first.views.dropFirst().map { SceneView(id: $0.id, name: $0.name) }
    self.init(scene, rule, pipeline: pipeline)
    self.making = making
  }

  /// Makes a controller; nil for a scene.
  private var making: (() -> UIViewController)?
  /// Whether everything that compares sizes records the comparison.
  var isTraced: Bool { making == nil }

  /// The cell of a window of a size in points. The current trace, if any, records what the rule compares.
  package func cell(_ size: SIMD2<Double>) -> Cell {
    rule.cell(Size(size.x, size.y)) { comparison in
      switch comparison {
      case .widthExceedsHeight: Branch.isLess(size.y, size.x)
      case .widthReaches(let width): Branch.isAtMost(width, size.x)
      }
    }.varied(variant).inState(state)
  }

  /// The same windows in the other reading direction.
  package var turned: WindowSizes {
    var sizes = self
    sizes.variant.direction = variant.isRightToLeft ? .leftToRight : .rightToLeft
    return sizes
  }

  /// The layout of a window, unrounded.
  /// - Complexity: Building the scene, and one layout.
  package func layout(_ size: SIMD2<Double>) -> SolvedLayout {
    let subject = making.map { LayoutSubject.controller($0(), title: scene.title) } ?? .scene(scene)
    return pipeline.solve(subject, in: cell(size), exactly: true)
  }

  func probe(_ size: SIMD2<Double>) -> LayoutProbe {
    LayoutProbe.recording { layout(size) }
  }
}
