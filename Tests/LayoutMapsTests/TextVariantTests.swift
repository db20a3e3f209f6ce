import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Proofs over lengths of a text, against layouts with each length.
@MainActor
@Suite struct TextVariantTests {
  nonisolated private static let soak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  private static let proofs = soak ? 500 : 12

  @Test func `a text of a number of letters consists of its own words`() {
    #expect(TextVariants.letters("To do", 0) == "")
    #expect(TextVariants.letters("To do", 4) == "To d")
    #expect(TextVariants.letters("To do", 12) == "To do To do ")
    #expect(TextVariants.letters("", 3) == "tex")
  }

  @Test func `no proof over lengths is false`() throws {
    let pipeline = try LayoutPipeline()
    var numbers = SeededGenerator(seed: 5)
    var wrong: [String] = []
    for _ in 0..<Self.proofs {
      let limit = Int.random(in: 60...300, using: &numbers)
      let lines = Int.random(in: 0...2, using: &numbers)
      let text = """
        views:
          Title: { label: A title that may wrap, lines: \(lines) }
          Below: { label: below }
        constraints: |
          Title.Leading = Superview.LeadingMargin
          Title.Trailing <= Superview.TrailingMargin
          Title.Width <= \(limit)
          Title.Top = Safe Area.Top + 8
          Below.Top = Title.Bottom + 8
          Below.Leading = Title.Leading
        """
      let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
      let most = Int.random(in: 8...40, using: &numbers)
      let view = try #require(scene.allViews.first { $0.name == "Title" })
      let statement =
        ["not cut: Title", "Title.Height <= 42", "Below.Bottom <= 70", "lines(Title) <= 2"]
        .randomElement(using: &numbers) ?? ""
      let invariant = try RecipeDocument.invariant(statement, of: scene)
      let windows = TextVariants.lengths(0...most, of: view, in: scene).map {
        ($0.name, WindowSizes($0.scene, .freeCanvas, pipeline: pipeline))
      }
      let joint = try #require(
        JointProof.proofs(of: [invariant], windows, width: 320...500, height: 400...400, asDrawn: false).first)
      for (_, sizes) in windows {
        let size = SIMD2(Double.random(in: 320...500, using: &numbers).rounded(), 400)
        let map = LayoutMap(of: sizes.layout(size), at: size)
        let holds = InvariantProver(map, of: sizes.scene).proof(of: invariant).holds
        if joint.decisive.proof.holds, !holds { wrong.append("\(statement), \(most) letters at \(size)") }
      }
    }
    #expect(wrong == [])
  }
}
