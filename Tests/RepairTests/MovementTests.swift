import Layout
import RecipeDocuments
import Testing

@testable import Repair

/// What a repair moves, in words.
@MainActor @Suite struct MovementTests {
  /// Returns the words for layouts before and after, of which each has the left edges of A and B.
  private static func words(_ before: [(Int, Int)], _ after: [(Int, Int)]) throws -> String {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    func layouts(_ edges: [(Int, Int)]) throws -> [SolvedLayout] {
      try edges.map { a, b in
        let text = "views:\n  A: { frame: [\(a), 0, 10, 10] }\n  B: { frame: [\(b), 20, 10, 10] }\n"
        return pipeline.solve(try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed), in: cell)
      }
    }
    return RepairWords.words(Movement(from: try layouts(before), to: try layouts(after)))
  }

  @Test func `cells in which nothing moves are counted, and views are named with the farthest they move`() throws {
    #expect(try Self.words([(0, 0)], [(0, 0)]) == "nothing moves in the 1 cell")
    #expect(try Self.words([(0, 0), (0, 0)], [(0, 0), (0, 0)]) == "nothing moves in the 2 cells")
    #expect(try Self.words([(0, 0)], [(5, 0)]) == "in the cell: A by up to 5")
    #expect(try Self.words([(0, 0), (0, 0)], [(5, 0), (9, 0)]) == "in all 2 cells: A by up to 9")
    #expect(
      try Self.words([(0, 0), (0, 0)], [(0, 0), (0, 4)]) == "1 of 2 cells stay as they are; elsewhere: B by up to 4")
  }

  @Test func `what moves farthest is named first, and by name if two move as far`() throws {
    #expect(try Self.words([(0, 0)], [(5, 9)]) == "in the cell: B by up to 9, A by up to 5")
    #expect(try Self.words([(0, 0)], [(7, 7)]) == "in the cell: A by up to 7, B by up to 7")
    #expect(try Self.words([(7, 0)], [(0, 0)]) == "in the cell: A by up to 7")
  }
}
