import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// What is said of a map while it is made.
@MainActor
@Suite struct MapProgressTests {
  private static func builder(limit: Int = 1000) throws -> LayoutMapBuilder {
    let scene = try RecipeDocument.decode(
      """
      title: Bound
      views: { Box: { } }
      constraints: |
        Box.Leading = Superview.LeadingMargin
        Box.Top = Superview.Top
        Box.Height = 0.5 x Superview.Height @900
        Box.Height <= 300
        Box.Width <= 414
        Box.Trailing = Superview.TrailingMargin @750
      """, document: "bound.yaml", fonts: .installed)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    return LayoutMapBuilder(sizes, width: 320...1000, height: 320...1000, limit: limit)
  }

  @Test func `the covered share grows from region to region, up to all`() throws {
    var builder = try Self.builder()
    var found: [MapProgress] = []
    let map = builder.build { progress in
      found.append(progress)
      return true
    }
    let shares = found.map(\.coveredShare)
    #expect(found.map(\.regions) == Array(1...map.parts.count))
    #expect(shares == shares.sorted())
    #expect(shares.first.map { $0 > 0 } == true, "\(shares)")
    #expect(shares.last.map { abs($0 - 1) < 1e-6 } == true, "\(shares)")
  }

  @Test func `a map that is stopped leaves the rest open, with the reason`() throws {
    var builder = try Self.builder()
    let map = builder.build { _ in false }
    #expect(map.parts.count == 1)
    #expect(!map.remainder.isEmpty)
    #expect(map.remainder.allSatisfy { $0.reason == "stopped" })
  }

  @Test func `a map of too many regions leaves the rest open, with the number`() throws {
    var builder = try Self.builder(limit: 2)
    let map = builder.build()
    #expect(map.parts.count == 2)
    #expect(!map.remainder.isEmpty)
    #expect(map.remainder.allSatisfy { $0.reason == "more than 2 regions" })
  }
}
