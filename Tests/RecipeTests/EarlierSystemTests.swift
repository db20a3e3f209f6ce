import Foundation
import Layout
import RecipeDocuments
import Testing

/// Layouts under earlier systems.
@MainActor @Suite struct EarlierSystemTests {
  @Test func `AL-5.4 before iOS 11 the root's margins do not include the safe area, where only a status bar is`() throws
  {
    let pipeline = try LayoutPipeline()
    func margins(_ version: Int, in cells: [String]) throws -> [Insets] {
      let scene = try RecipeDocument.decode(
        "look: \(version)\nviews: { A: { frame: [0, 0, 10, 10] } }\n", document: "old.yaml", fonts: .installed)
      // In one pipeline, so that the same views move from one screen to the next.
      return try cells.map { pipeline.solve(scene, in: try #require(Cell(named: $0))).margins }
    }
    let cells = ["iphone-6-portrait", "iphone-15-portrait", "iphone-6-plus-portrait"]
    #expect(try margins(10, in: cells) == [Insets(0, 16, 0, 16), Insets(59, 16, 34, 16), Insets(0, 20, 0, 20)])
    #expect(try margins(11, in: cells) == [Insets(20, 16, 0, 16), Insets(59, 16, 34, 16), Insets(20, 20, 0, 20)])
  }
}
