import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// Layouts by a priority, which matters only by its order among those that occur (AL-2.1).
@MainActor
@Suite struct PrioritySweepTests {
  /// Returns the layouts of a range of priorities of `Box.Width = 100`.
  /// - Parameter shift: How much wider the box is at a priority, as only code could say.
  private static func sweep(
    _ others: [String], over range: ClosedRange<Double> = 1...999, shift: @escaping (Double) -> Double = { _ in 0 },
    goesOn: (MapProgress) -> Bool = { _ in true }
  ) throws -> Sweep {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "400x400-any-any"))
    let lines =
      ["Box.Width = 100 @1", "Box.Leading = Superview.Leading", "Box.Top = Superview.Top", "Box.Height = 40"] + others
    let scene = try RecipeDocument.decode(
      "views: { Box: { } }\nconstraints: |\n" + lines.map { "  \($0)\n" }.joined(), document: "a.yaml",
      fonts: .installed)
    var builder = PrioritySweepBuilder(over: range) { value in
      var own = scene
      own.constraints[0].priority = ScenePriority(value)
      own.constraints[0].constant = .points(100 + shift(value))
      return LayoutProbe.recording { pipeline.solveExactly(own, in: cell) }
    }
    return builder.build(goesOn)
  }

  /// The pieces of a sweep with the box's width in each, as `1...500: 200`.
  private static func words(_ sweep: Sweep) -> [String] {
    sweep.pieces.map { "\($0.range.lowerBound)...\($0.range.upperBound): \($0.frames[1].width.constant)" }
  }

  @Test func `AL-2.1 between two priorities that occur the layout does not change`() throws {
    let sweep = try Self.sweep(["Box.Width = 200 @300", "Box.Width = 250 @600"])
    // At 600 two rows tie, and the one at 300 decides between them (AL-2.5).
    #expect(Self.words(sweep) == ["1.0...600.0: 250.0", "600.0...600.0: 200.0", "600.0...999.0: 100.0"])
    #expect(sweep.remainder.isEmpty)
    #expect(sweep.breakpoints.map(\.at) == [600, 600])
  }

  @Test func `a priority that nothing contradicts has one layout in the whole range`() throws {
    let sweep = try Self.sweep(["Box.Bottom <= Superview.Bottom"])
    #expect(Self.words(sweep) == ["1.0...999.0: 100.0"])
    #expect(sweep.layoutCount < 12)
  }

  @Test(arguments: [1.0, 250.25, 700, 999])
  func `where code decides by a priority is found to a quarter, and only that part is left open`(
    _ step: Double
  ) throws {
    let sweep = try Self.sweep([], shift: { $0 < step ? 0 : 50 })
    #expect(sweep.remainder.allSatisfy { $0.upperBound - $0.lowerBound < 0.25 })
    #expect(sweep.remainder.allSatisfy { $0.lowerBound <= step && step <= $0.upperBound })
    for piece in sweep.pieces where piece.range.upperBound < step { #expect(piece.frames[1].width.constant == 100) }
    for piece in sweep.pieces where piece.range.lowerBound >= step { #expect(piece.frames[1].width.constant == 150) }
  }

  @Test func `a build that ends early leaves the rest open, and says how far it came`() throws {
    var progress: [MapProgress] = []
    let sweep = try Self.sweep(
      ["Box.Width = 200 @500"],
      goesOn: {
        progress.append($0)
        return progress.count < 2
      })
    #expect(progress.map(\.coveredShare) == [499.0 / 998, 1])
    #expect(sweep.remainder.map(\.lowerBound) == [500])
    #expect(sweep.remainder.map(\.upperBound) == [999])
  }
}
