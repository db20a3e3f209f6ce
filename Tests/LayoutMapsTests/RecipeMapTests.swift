import Foundation
import RecipeDocuments
import Scenes
import TestSupport
import Testing

@testable import LayoutMaps

/// Each recipe's map against layouts of windows of any size: equal to a millionth of a point.
@MainActor
@Suite struct RecipeMapTests {
  nonisolated static let recipes: [String] = {
    let files = FileManager.default.enumerator(atPath: Repository.path("Recipes"))
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// Sizes that are laid out a recipe.
  nonisolated static let sizeCount = ProcessInfo.processInfo.environment["PLUMB_SOAK"] == nil ? 25 : 10_000

  @Test func `a map says what a layout of any size does, and its regions cover all sizes once`() throws {
    let pipeline = try LayoutPipeline()
    let range = 320.0...1366
    for recipe in Self.recipes {
      let scene = try RecipeDocument.read(Repository.path("Recipes/\(recipe)"))
      let sizes = WindowSizes(
        scene, .canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 1), pipeline: pipeline)
      var builder = LayoutMapBuilder(sizes, width: range, height: range)
      let map = builder.build()
      #expect(map.remainder.isEmpty, "\(recipe)")
      let area = map.regions.reduce(0) { $0 + $1.polygon.area }
      #expect(abs(area / (1046 * 1046) - 1) < 1e-6, "\(recipe): \(area)")
      var generator = SeededGenerator(seed: 24)
      for _ in 0..<Self.sizeCount {
        let size = SIMD2(Double.random(in: range, using: &generator), Double.random(in: range, using: &generator))
        #expect(map.agrees(with: sizes.layout(size), at: size), "\(recipe) at \(size.x) x \(size.y)")
      }
    }
  }
}
