import Layout
import RecipeDocuments
import Testing

@testable import Linting

/// The limits of the rule about touch targets: 44 points, the natural size, and nothing at all.
@MainActor
@Suite struct TouchTargetTests {
  private static let cell = [Cell(named: "iphone-15-portrait")].compactMap(\.self)

  /// Returns whether a button with a long title, which has this side, is found too small.
  private static func isFound(_ side: String, views: String = "Go: { button: A title of some length }") throws -> Bool {
    let scene = try RecipeDocument.decode(
      """
      views:
        \(views)
      constraints: |
        Go.Leading = Superview.Leading + 20
        Go.Top = Safe Area.Top + 20
        \(side)
      """, document: "touch.yaml", fonts: .installed)
    let results = Linter(pipeline: try LayoutPipeline()).lint(scene, in: cell).results
    return results.contains { $0.rule.id == "touch-target" }
  }

  @Test(arguments: [("0.4", false), ("0.6", true), ("30", true), ("43.98", true), ("43.995", false), ("44", false)])
  func `a wide control is too narrow below 44 points, unless it has no width at all`(
    _ width: String, _ isFound: Bool
  ) throws {
    #expect(try Self.isFound("Go.Width = \(width)") == isFound)
  }

  @Test func `a control is too low only if it is half a point lower than its content`() throws {
    let layout = try LayoutPipeline().solve(
      RecipeDocument.decode(
        "views: { Go: { button: A title of some length } }", document: "touch.yaml", fonts: .installed),
      in: #require(Self.cell.first), explained: true)
    let height = try #require(layout.explanation?.views.last?.naturalSize.height)
    #expect(height < 44)
    #expect(try !Self.isFound("Go.Height = \(height)"))
    #expect(try !Self.isFound("Go.Height = \(height - 0.4)"))
    #expect(try Self.isFound("Go.Height = \(height - 0.7)"))
  }

  @Test func `what is not touched may be small`() throws {
    #expect(try !Self.isFound("Go.Width = 30", views: "Go: { label: A title of some length }"))
  }
}
