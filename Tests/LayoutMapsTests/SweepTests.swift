import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// Breakpoints of layouts, verified by hand calculation.
@MainActor
@Suite struct SweepTests {
  private static func sweep(_ text: String, width: ClosedRange<Double> = 320...1366) throws -> Sweep {
    let scene = try RecipeDocument.decode(text, document: "bends.yaml", fonts: .installed)
    let sizes = WindowSizes(
      scene, .canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 1), pipeline: try LayoutPipeline())
    var builder = SweepBuilder(sizes, width: width, height: 800)
    return builder.build()
  }

  /// A view that would fill the window but may be at most 414 wide: it stops growing there.
  @Test func `a greatest width ends the growth of a view`() throws {
    let sweep = try Self.sweep(
      """
      title: Bound
      views: { Box: { } }
      constraints: |
        Box.Leading = Superview.Leading
        Box.Top = Superview.Top
        Box.Height = 40
        Box.Width <= 414
        Box.Trailing = Superview.Trailing @750
      """)
    #expect(sweep.remainder.isEmpty)
    #expect(sweep.breakpoints.map(\.at) == [414])
    #expect(sweep.pieces.map { $0.frames[1].width.x } == [1, 0])
    #expect(sweep.pieces.map { $0.frames[1].width.constant } == [0, 414])
  }

  /// A view's text: its lines, how many are shown, and what has become of it.
  private static func text(
    _ lines: [String] = ["a"], _ count: Int = 1, isHidden: Bool = false, isTruncated: Bool = false,
    isClipped: Bool = false, isShrunk: Bool = false
  ) -> RegionFacts.View {
    RegionFacts.View(
      id: "a", name: "A", parent: 0, isHidden: isHidden, lines: lines, lineCount: count, isTruncated: isTruncated,
      isClipped: isClipped, isShrunk: isShrunk)
  }

  @Test func `a change of a view's text is named by what matters most of it`() {
    let changed: [(RegionFacts.View, there: String, back: String)] = [
      (Self.text([], 0, isHidden: true, isTruncated: true), "is hidden", "is shown"),
      (Self.text([], 1, isTruncated: true, isShrunk: true), "is cut", "is no longer cut"),
      (Self.text([], 0, isClipped: true, isShrunk: true), "is clipped", "is no longer clipped"),
      (Self.text(["b", "c"], 2, isShrunk: true), "is drawn smaller", "is drawn at its size"),
      (Self.text(["b", "c"], 2), "wraps to 2 lines", "fits on one line"),
      (Self.text(["b"]), "breaks its lines elsewhere", "breaks its lines elsewhere"),
    ]
    for (view, there, back) in changed {
      #expect(BreakpointCauses.change(Self.text(), view) == there)
      #expect(BreakpointCauses.change(view, Self.text()) == back)
    }
    #expect(BreakpointCauses.change(Self.text(), Self.text()) == nil)
  }

  /// The root's margin is 16 below a width of 400, and 20 from there on: the width itself belongs to the upper piece.
  @Test func `a margin that depends on the width jumps, and the upper piece begins with the width`() throws {
    let sweep = try Self.sweep(
      """
      title: Margin
      views: { Box: { } }
      constraints: |
        Box.Leading = Superview.LeadingMargin
        Box.Trailing = Superview.TrailingMargin
        Box.Top = Superview.Top
        Box.Height = 40
      """)
    #expect(sweep.breakpoints.map(\.at) == [400])
    #expect(sweep.piece(at: 399.5)?.frames[1].width.constant == -32)
    #expect(sweep.piece(at: 400)?.frames[1].width.constant == -40)
  }

  /// Two adjacent boxes of 300 require 600: below that they contradict the window's edges.
  @Test func `where constraints begin to contradict each other is a breakpoint`() throws {
    let sweep = try Self.sweep(
      """
      title: Contradiction
      views: { Left: { }, Right: { } }
      constraints: |
        Left.Leading = Superview.Leading
        Left.Width = 300
        Right.Leading = Left.Trailing
        Right.Width = 300
        Superview.Trailing >= Right.Trailing
        Left.Top = Superview.Top
        Left.Height = 40
        Right.Top = Superview.Top
        Right.Height = 40
      """)
    #expect(sweep.breakpoints.map { ($0.at * 100).rounded() / 100 } == [600])
    #expect(sweep.pieces.map { $0.facts.findings.count } == [1, 0])
  }
}

/// What a report shows of a sweep.
@MainActor
@Suite struct SweepReportTests {
  /// Two boxes stop growing at widths that lie a distance apart.
  private static func breakpoints(_ distance: Double) throws -> [SweepReport.Breakpoint] {
    let scene = try RecipeDocument.decode(
      """
      title: Bounds
      views: { Upper: { }, Lower: { } }
      constraints: |
        Upper.Leading = Superview.Leading
        Upper.Top = Superview.Top
        Upper.Height = 40
        Upper.Width <= 414
        Upper.Trailing = Superview.Trailing @750
        Lower.Leading = Superview.Leading
        Lower.Top = Upper.Bottom
        Lower.Height = 40
        Lower.Width <= \(414 + distance)
        Lower.Trailing = Superview.Trailing @750
      """, document: "bounds.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let sizes = WindowSizes(
      scene, .canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 2), pipeline: pipeline)
    var builder = SweepBuilder(sizes, width: 320...600, height: 800)
    return SweepReport(builder.build(), of: scene, pipeline, edges: nil, cells: { sizes.cell(SIMD2($0, 800)) })
      .breakpoints
  }

  @Test func `breakpoints closer than a pixel are one`() throws {
    #expect(try Self.breakpoints(0.25).map(\.at) == [414])
    #expect(try Self.breakpoints(0.5).map(\.at) == [414, 414.5])
    #expect(try Self.breakpoints(3).map(\.at) == [414, 417])
  }
}
