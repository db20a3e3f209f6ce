import Foundation
import Layout
import RecipeDocuments
import TestSupport

/// Recipes from the repository, laid out in the environments of AL-12.1.
@MainActor
struct Kitchen {
  enum Environment {
    case e1, e2, e3, e3prime, e4

    var cell: Cell {
      let any = SizeClasses(horizontal: .any, vertical: .any)
      let portrait = SizeClasses(horizontal: .compact, vertical: .regular)
      let landscape = SizeClasses(horizontal: .compact, vertical: .compact)
      return switch self {
      case .e1: Cell(canvas: Size(600, 600), sizeClasses: any)
      case .e2, .e4: Cell(canvas: Size(375, 667), sizeClasses: portrait)
      case .e3: Cell(canvas: Size(667, 375), sizeClasses: landscape, systemMinimumMargin: 16)
      case .e3prime: Cell(canvas: Size(667, 375), sizeClasses: landscape)
      }
    }

    var bars: Set<Bar> { self == .e4 ? [.navigation, .tab] : [] }
  }

  let pipeline: LayoutPipeline

  /// All suites share one pipeline, which shapes each text once, and what was read of each recipe.
  private static let shared = Result { try LayoutPipeline() }
  private static var recipes: [String: Scene] = [:]

  init() throws { pipeline = try Self.shared.get() }

  func recipe(_ path: String) throws -> Scene {
    if let known = Self.recipes[path] { return known }
    let scene = try RecipeDocument.read(
      Repository.path("Recipes/\(path).yaml"), document: path, fonts: .installed)
    Self.recipes[path] = scene
    return scene
  }

  func layout(_ scene: Scene, _ environment: Environment) -> SolvedLayout {
    var scene = scene
    scene.bars = environment.bars
    return pipeline.solve(scene, in: environment.cell)
  }

  /// Lays a scene out on a canvas whose margins are this far apart.
  func layout(_ scene: Scene, betweenMargins distance: Double) -> SolvedLayout {
    let margin = 16.0
    return pipeline.solve(
      scene,
      in: Cell(
        canvas: Size(distance + 2 * margin, 600), sizeClasses: SizeClasses(horizontal: .any, vertical: .any),
        systemMinimumMargin: margin))
  }
}

extension Scene {
  /// Returns the scene with natural sizes instead of a view's own (AL-12.2).
  func with(
    _ id: String, width: Double? = nil, height: Double? = nil, baseline: Double? = nil
  ) -> Scene {
    changing(id) { $0.intrinsic = SceneIntrinsic(width: width, height: height, firstBaseline: baseline) }
  }

  func changing(_ id: String, _ change: (inout SceneView) -> Void) -> Scene {
    func changed(_ views: [SceneView]) -> [SceneView] {
      views.map { view in
        var view = view
        view.children = changed(view.children)
        if view.id == id { change(&view) }
        return view
      }
    }
    var copy = self
    copy.views = changed(copy.views)
    return copy
  }

  /// AL-12.2: text field 97×30, baseline 21.
  func withField(_ id: String) -> Scene { with(id, width: 97, height: 30, baseline: 21) }

  /// AL-12.2: label height 20, baseline 16; large 43 and 34.
  func withLabel(_ id: String, width: Double, isLarge: Bool = false) -> Scene {
    with(id, width: width, height: isLarge ? 43 : 20, baseline: isLarge ? 34 : 16)
  }

  func without(_ labels: String...) -> Scene {
    var copy = self
    copy.constraints.removeAll { labels.contains($0.label ?? "") }
    return copy
  }
}

extension SolvedLayout {
  /// A view's frame as `[x, y, width, height]`: unrounded, or on pixels.
  func exact(_ id: String) -> [Double] { numbers(views.first { $0.id == id }?.exactFrame) }
  func pixels(_ id: String) -> [Double] { numbers(views.first { $0.id == id }?.frame) }

  private func numbers(_ frame: CGRect?) -> [Double] {
    frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
  }
}

/// Returns whether two lists of numbers are equal to a thousandth of a point.
func near(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
}
