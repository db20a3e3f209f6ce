import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// What can be scrolled may leave the safe area; what cannot is judged as it lies.
@MainActor
@Suite struct ScrolledProofTests {
  private static func inside(_ text: String) throws -> Proof.Outcome {
    let scene = try RecipeDocument.decode(text, document: "scrolled.yaml", fonts: .installed)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    let invariant = try RecipeDocument.invariant("inside safe area: *", of: scene)
    return InvariantProver.proofs(of: [invariant], sizes, width: 320...500, height: 400...700)[0].outcome
  }

  /// A scroll view that fills the safe area; its text ends `length` points below its top.
  private static func scrolling(_ length: Double, top: String = "Safe Area.Top") -> String {
    """
    views:
      Scroll: { scrollView: , views: { Text: { background: red } } }
    constraints: |
      Scroll.Leading = Superview.Leading
      Scroll.Trailing = Superview.Trailing
      Scroll.Top = \(top)
      Scroll.Bottom = Safe Area.Bottom
      Text.Leading = Scroll.Leading
      Text.Trailing = Scroll.Trailing
      Text.Width = Scroll.Width
      Text.Top = Scroll.Top
      Text.Height = \(length)
      Text.Bottom = Scroll.Bottom - 20
    """
  }

  @Test(arguments: [100.0, 600, 5_000])
  func `a scroll view's content holds where it fits and where it scrolls`(_ length: Double) throws {
    guard case .holds = try Self.inside(Self.scrolling(length)) else {
      Issue.record("content of \(length) points")
      return
    }
  }

  @Test func `content that fits under the status bar is refuted, and only where it fits`() throws {
    guard case .refuted(let short) = try Self.inside(Self.scrolling(500, top: "Superview.Top")) else {
      Issue.record("content under the status bar holds")
      return
    }
    // With 20 points below the text: it fits from a height of 520 on.
    #expect(short.size.y >= 520)
    #expect(short.text.hasSuffix("goes 20 beyond the safe area at the top"), "\(short.text)")
  }

  @Test func `rows of a table can be scrolled`() throws {
    let rows = (1...30).map { "        R\($0): { views: { T\($0): { background: red } } }" }.joined(separator: "\n")
    let outcome = try Self.inside(
      """
      views:
        T:
          table: plain
          views:
      \(rows)
      constraints: |
        T.Leading = Superview.Leading
        T.Trailing = Superview.Trailing
        T.Top = Safe Area.Top
        T.Bottom = Safe Area.Bottom
      """)
    guard case .holds = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
