import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// Edges that grow differently with the window, as functions of its size.
@MainActor
@Suite struct EdgeDifferenceTests {
  /// Returns the differences of a narrow layout from a wide one, as `edge: here, not there`.
  private func differences(_ constraints: String, widths: (Double, Double) = (320, 600)) throws -> [String] {
    let lines = constraints.split(separator: "; ").map { "  \($0)\n" }.joined()
    let scene = try RecipeDocument.decode(
      "views: { Card: { background: red } }\nconstraints: |\n\(lines)", document: "a.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let laws = LayoutLaws(pipeline)
    let layouts = [widths.0, widths.1].map { width in
      let classes = SizeClasses(horizontal: .any, vertical: .any)
      return pipeline.solve(scene, in: Cell(canvas: Size(width, 480), sizeClasses: classes), explained: true)
    }
    let own = layouts.map { laws.number(of: $0, of: scene) }
    return EdgeDifference.list(layouts[0], laws.laws[own[0]], from: layouts[1], laws.laws[own[1]]).map {
      "\($0.view).\($0.edge.rawValue): \($0.here), not \($0.there)"
    }
  }

  private static let rest = "; Card.Top = Superview.Top; Card.Height = 80"

  @Test func `a width that reaches its limit is that of the window, then a number`() throws {
    #expect(
      try differences(
        "Card.Leading = Superview.Leading; Card.Width = Superview.Width @900; Card.Width <= 500" + Self.rest)
        == ["Card.Width: width, not 500"])
  }

  @Test func `a share of the window is a factor, with what is added or taken away`() throws {
    #expect(
      try differences(
        "Card.Leading = Superview.Leading; Card.Width = 0.5 x Superview.Width + 8 @900; Card.Width <= 200" + Self.rest)
        == ["Card.Width: 0.5 × width + 8, not 200"])
    #expect(
      try differences(
        "Card.Leading = Superview.Leading; Card.Width = Superview.Width - 20 @900; Card.Width <= 400" + Self.rest)
        == ["Card.Width: width − 20, not 400"])
  }

  @Test func `an edge that moves against the window has a sign`() throws {
    #expect(
      try differences(
        "Card.Trailing = Superview.Trailing; Card.Width = 2 x Superview.Width @900; Card.Width <= 800" + Self.rest)
        == ["Card.Left: −width, not width − 800", "Card.Width: 2 × width, not 800"])
  }

  @Test func `both lengths of the window are said, the width first`() throws {
    #expect(
      try differences(
        "Card.Leading = Superview.Leading; Card.Height = Superview.Height - 100; Card.Top = Superview.Top; Card.Width = Superview.Width @900; Card.Width <= 0.5 x Card.Height + 200",
      ).contains { $0.contains("0.5 × height + 150") })
  }

  @Test func `layouts of one law do not differ`() throws {
    #expect(try differences("Card.Leading = Superview.Leading; Card.Width = Superview.Width" + Self.rest).isEmpty)
  }
}
