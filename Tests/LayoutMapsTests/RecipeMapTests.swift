import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Recipes' maps compared with layouts of windows of any size: equal to a millionth of a point.
///
/// `make verify` compares all of them with 200 layouts each, in the optimised program. This suite takes every third in one
/// quarter of the sizes, in turn; with `PLUMB_SOAK`, all of them in all sizes.
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

  /// The lower or the upper half of the lengths, in turn.
  private nonisolated static func range(_ number: Int) -> ClosedRange<Double> {
    isSoak ? 320...1366 : number % 2 == 0 ? 320...843 : 843...1366
  }

  @Test func `a map says what a layout of any size does, and its regions cover all sizes once`() throws {
    let pipeline = try LayoutPipeline()
    func length(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }
    for (number, recipe) in Self.recipes.enumerated() {
      let (width, height) = (Self.range(number), Self.range(number / 2))
      let scene = try RecipeDocument.read(Repository.path("Recipes/\(recipe)"), fonts: .installed)
      let sizes = WindowSizes(
        scene, .canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 1), pipeline: pipeline)
      var builder = LayoutMapBuilder(sizes, width: width, height: height)
      let map = builder.build()
      #expect(map.remainder.isEmpty, "\(recipe)")
      let area = map.regions.reduce(0) { $0 + $1.polygon.area }
      #expect(abs(area / (length(width) * length(height)) - 1) < 1e-6, "\(recipe): \(area)")
      var generator = SeededGenerator(seed: 24)
      for _ in 0..<Self.sizeCount {
        let size = SIMD2(Double.random(in: width, using: &generator), Double.random(in: height, using: &generator))
        #expect(map.agrees(with: sizes.layout(size), at: size), "\(recipe) at \(size.x) x \(size.y)")
      }
    }
  }
}
