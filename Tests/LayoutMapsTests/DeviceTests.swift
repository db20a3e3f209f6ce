import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// Devices close to a change, and cells that represent others.
@MainActor
@Suite struct DeviceTests {
  private static func scene(_ width: Double) throws -> Scene {
    try RecipeDocument.decode(
      """
      title: Bound
      views: { Box: { } }
      constraints: |
        Box.Leading = Superview.Leading
        Box.Top = Superview.Top
        Box.Height = 40
        Box.Width <= \(width)
        Box.Trailing = Superview.Trailing @750
      """, document: "bound.yaml", fonts: .installed)
  }

  /// An iPhone 15 is 393 points wide: half a point below a maximum width of 393.5.
  @Test func `a device half a point from a bend is on a knife edge`() throws {
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let edges = KnifeEdgeFinder(try Self.scene(393.5), try LayoutPipeline()).edges(of: cell, within: 1)
    #expect(edges.map(\.direction.description) == ["wider"])
    #expect(edges.map { ($0.distance * 100).rounded() / 100 } == [0.5])
    #expect(
      edges.map(\.cause) == [
        "`Box.Width <= 393.5` takes over from `Box.Trailing = Superview.Trailing @750` (Box.width)"
      ])
    #expect(try KnifeEdgeFinder(Self.scene(420), LayoutPipeline()).edges(of: cell, within: 1).isEmpty)
  }

  @Test func `a change at just the distance asked for counts, and a window beyond it is named`() throws {
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let finder = KnifeEdgeFinder(try Self.scene(393.5), try LayoutPipeline())
    let edge = try #require(finder.edges(of: cell, within: 0.5).first)
    #expect(edge.beyond.width > 393.5)
    #expect(edge.beyond.width < 393.6)
    #expect(edge.beyond.height == 852)
    #expect(edge.views == ["Box"])
    #expect(finder.edges(of: cell, within: 0.49).isEmpty)
  }

  /// Below 414 points the box is as wide as the window, above it is not.
  @Test func `one cell stands for all with its layout`() throws {
    let names = ["iphone-se-3-portrait", "iphone-15-portrait", "ipad-pro-11-portrait", "ipad-pro-11-landscape"]
    let cells = try names.map { try #require(Cell(named: $0)) }
    let fewest = FewestCells(cells, of: try Self.scene(414), try LayoutPipeline())
    #expect(fewest.representatives == ["iphone-se-3-portrait", "ipad-pro-11-portrait"])
    #expect(fewest.representative["iphone-15-portrait"] == "iphone-se-3-portrait")
    #expect(fewest.representative["ipad-pro-11-landscape"] == "ipad-pro-11-portrait")
  }
}
