import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Recipes' maps compared with layouts of windows of any size: equal to a millionth of a point.
///
/// `make verify` compares all of them with 200 layouts each, in the optimised program; this suite takes every third, or
/// all with `PLUMB_SOAK`.
@MainActor
@Suite struct RecipeMapTests {
  nonisolated static let recipes: [String] = {
    let files = FileManager.default.enumerator(atPath: Repository.path("Recipes"))
    let all = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
    return isSoak ? all : all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
  }()

  private nonisolated static let isSoak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil

  /// Number of sizes laid out per recipe.
  nonisolated static let sizeCount = isSoak ? 10_000 : 25

  @Test func `a map says what a layout of any size does, and its regions cover all sizes once`() throws {
    let pipeline = try LayoutPipeline()
    let range = 320.0...1366
    for recipe in Self.recipes {
      let scene = try RecipeDocument.read(Repository.path("Recipes/\(recipe)"), fonts: .installed)
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
