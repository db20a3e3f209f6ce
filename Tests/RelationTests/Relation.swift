import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

/// What is true of every scene, whatever its frames are: checked over scenes by a seed, each failure made small.
@MainActor
struct Relation {
  enum Verdict {
    case holds
    /// The scene has findings, so that the relation says nothing about it.
    case unusable
    case fails(String)
  }

  /// More with `PLUMB_SOAK`, as in `make soak`.
  nonisolated static let seeds: ClosedRange<UInt64> = {
    let soak = ProcessInfo.processInfo.environment["PLUMB_SOAK"].map { UInt64($0) ?? 2000 }
    return 1...(soak.map { min($0, 2000) } ?? 30)
  }()

  static let pipeline = Result { try LayoutPipeline() }

  let ingredients: RandomScene.Ingredients
  let verdict: (Scene, inout SeededGenerator) throws -> Verdict

  /// - Parameter verdict: Gets generators in the same state for scenes of the same seed.
  init(
    _ ingredients: RandomScene.Ingredients = .all, _ verdict: @escaping (Scene, inout SeededGenerator) throws -> Verdict
  ) {
    (self.ingredients, self.verdict) = (ingredients, verdict)
  }

  /// Records the first scene for which the relation does not hold, as small as it can be.
  func check(_ seeds: ClosedRange<UInt64> = Relation.seeds) throws {
    var used = 0
    for seed in seeds {
      let scene = RandomScene.scene(seed, ingredients)
      switch try verdict(of: scene, seed) {
      case .holds: used += 1
      case .unusable: continue
      case .fails:
        let small = try smallest(scene, seed)
        guard case .fails(let difference) = try verdict(of: small, seed) else { continue }
        Issue.record("seed \(seed): \(difference)\n\(RecipeWriter.write(small))")
        return
      }
    }
    #expect(used * 2 >= seeds.count, "only \(used) of \(seeds.count) scenes are without findings")
  }

  private func verdict(of scene: Scene, _ seed: UInt64) throws -> Verdict {
    var random = SeededGenerator(seed: seed &+ 1_000_000)
    return try verdict(scene, &random)
  }

  /// Removes constraints and views as long as the relation fails.
  private func smallest(_ scene: Scene, _ seed: UInt64) throws -> Scene {
    var scene = scene
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for smaller in scene.simplified {
        guard case .fails = try verdict(of: smaller, seed) else { continue }
        scene = smaller
        isSmaller = true
        break
      }
    }
    return scene
  }
}

extension Scene {
  /// The scenes with one view or one constraint less.
  fileprivate var simplified: [Scene] {
    let withoutViews = allViews.map(\.id).map { id in
      var scene = self
      scene.views = Self.without(id, scene.views)
      let left = Set(scene.allViews.map(\.id))
      scene.constraints.removeAll { constraint in
        [constraint.first.item.viewID, constraint.second?.item.viewID].contains {
          $0.map { !left.contains($0) } ?? false
        }
      }
      return scene
    }
    let withoutConstraints = constraints.indices.map { index in
      var scene = self
      scene.constraints.remove(at: index)
      return scene
    }
    return withoutViews.filter { !$0.views.isEmpty } + withoutConstraints
  }

  private static func without(_ id: String, _ views: [SceneView]) -> [SceneView] {
    views.filter { $0.id != id }.map { view in
      var view = view
      view.children = without(id, view.children)
      return view
    }
  }

  /// Changes every view.
  func mapViews(_ change: (inout SceneView) -> Void) -> Scene {
    func changed(_ views: [SceneView]) -> [SceneView] {
      views.map { view in
        var view = view
        view.children = changed(view.children)
        change(&view)
        return view
      }
    }
    var scene = self
    scene.views = changed(scene.views)
    return scene
  }
}

extension SolvedLayout {
  /// Whether its frames follow from the constraints alone.
  var isDetermined: Bool { findings.isEmpty }

  /// Says how views differ from those of another layout; nil if they do not.
  /// - Parameter place: Where a view should be, given its frame before rounding, in its superview's coordinates.
  func difference(
    from other: SolvedLayout, within tolerance: CGFloat = 1e-6, _ place: (SolvedView) -> CGRect = { $0.exactFrame }
  ) -> String? {
    // Views of code that are called by their identifiers have ids such as `#Card/#Title`.
    func name(_ view: SolvedView) -> String {
      (view.id.split(separator: "/").last.map(String.init) ?? view.id).replacing("#", with: "")
    }
    let frames = Dictionary(other.views.map { (name($0), $0.exactFrame) }) { first, _ in first }
    if Set(frames.keys) != Set(views.map(\.id)) { return "views \(views.map(\.id)), not \(other.views.map(\.id))" }
    for view in views {
      guard let actual = frames[view.id] else { continue }
      let wanted = place(view)
      let distances = [
        wanted.minX - actual.minX, wanted.minY - actual.minY, wanted.width - actual.width,
        wanted.height - actual.height,
      ]
      if distances.contains(where: { abs($0) > tolerance }) { return "\(view.id) is at \(actual), not \(wanted)" }
    }
    return nil
  }
}
