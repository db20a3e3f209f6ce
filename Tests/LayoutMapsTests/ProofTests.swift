import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// Invariants that hold at every size, and sizes that violate others.
@MainActor
@Suite struct ProofTests {
  /// A title that wraps, next to a price that does not.
  private static let product = """
    title: Product
    views:
      Title: { label: "A rather long title that wraps somewhere", lines: 0 }
      Price: { label: "99.95" }
    constraints: |
      Title.Leading = Superview.LeadingMargin
      Title.Top = Safe Area.Top + 20
      Price.Leading >= Title.Trailing + 8
      Price.Trailing = Superview.TrailingMargin
      Price.FirstBaseline = Title.FirstBaseline
    """

  private static func proofs(
    _ invariants: [String], width: ClosedRange<Double> = 200...1366, direction: LayoutDirection? = nil
  ) throws -> [Proof] {
    let scene = try RecipeDocument.decode(product, document: "product.yaml", fonts: .installed)
    var variant = CellVariant()
    variant.direction = direction
    let sizes = WindowSizes(scene, .freeCanvas, variant: variant, pipeline: try LayoutPipeline())
    return InvariantProver.proofs(
      of: try invariants.map { try RecipeDocument.invariant($0, of: scene) }, sizes, width: width, height: 320...800)
  }

  @Test func `what follows from constraints holds at every size`() throws {
    let proofs = try Self.proofs([
      "Price.leading >= Title.trailing + 8", "no overlap: Price, Title", "inside safe area: *", "not cut: *",
      "Price.trailing = Superview.TrailingMargin", "lines(Title) <= 3", "lines(Price) = 1",
    ])
    #expect(proofs.map(\.holds) == Array(repeating: true, count: 7))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `AL-1.32 a directional equation is mirrored with the layout`(_ direction: LayoutDirection) throws {
    let proofs = try Self.proofs(
      [
        "Title.Leading = Superview.LeadingMargin", "Price.Leading >= Title.Trailing + 8",
        "Price.Trailing = Superview.TrailingMargin", "Price.Trailing <= Superview.Trailing - 10",
        "Price.Leading <= Title.Trailing", "Title.Leading = Superview.LeadingMargin + 10",
      ], direction: direction)
    #expect(proofs.map(\.holds) == [true, true, true, true, false, false])
    let sides = try Self.proofs(["Title.Left <= Price.Left"], direction: direction)
    #expect(sides.map(\.holds) == [direction == .leftToRight])
  }

  @Test func `what does not hold has a size at which a layout shows it`() throws {
    let proofs = try Self.proofs(["Title.width <= 300", "lines(Title) <= 2", "Title.bottom <= 60"])
    let scene = try RecipeDocument.decode(Self.product, document: "product.yaml", fonts: .installed)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    let checks: [(SolvedView) -> Bool] = [
      { $0.exactFrame.width <= 300 }, { ($0.text?.lines.count ?? 0) <= 2 }, { $0.absoluteFrame.maxY <= 60 },
    ]
    for (proof, isMet) in zip(proofs, checks) {
      guard case .refuted(let example) = proof.outcome else {
        Issue.record("\(proof.invariant.text) is not refuted")
        continue
      }
      let layout = sizes.layout(example.size)
      let title = try #require(layout.views.first { $0.name == "Title" })
      #expect(!isMet(title), "\(proof.invariant.text) at \(example.size)")
    }
  }

  @Test func `a counterexample names the views that are meant, and both sides of an equation`() throws {
    let scene = try RecipeDocument.decode(Self.product, document: "product.yaml", fonts: .installed)
    let names = Dictionary(scene.allViews.map { ($0.id, $0.name) }) { first, _ in first }
    let statements = [
      "Title.FirstBaseline <= Price.top + 10", "Price.leading >= Title.trailing + 8000", "lines(Title) <= 2",
    ]
    let examples = try Self.proofs(statements).map { proof -> Proof.CounterExample? in
      if case .refuted(let example) = proof.outcome { example } else { nil }
    }
    #expect(examples.map { $0?.views.map { names[$0] } } == [["Title", "Price"], ["Price", "Title"], ["Title"]])
    for example in examples.prefix(2) {
      let sides = try #require(example?.sides)
      #expect(
        example?.text == "\(NumberText.plain(sides.x, digits: 2)) against \(NumberText.plain(sides.y, digits: 2))")
    }
    #expect(examples.last.map { $0?.sides == nil } == true)
  }

  /// Left and right are not mirrored (AL-10.17), and a view between the two is only in some windows.
  @Test func `a layout from right to left is the mirror image, or a window shows the view that is not`() throws {
    func proof(_ constraints: String) throws -> Proof {
      let text = "views: { A: { label: A, font: 17 }, B: {} }\nconstraints: |\n"
      let rest = ["B.Top = A.Bottom", "B.Height = 10", "A.Top = Superview.Top"]
      let scene = try RecipeDocument.decode(
        text + (constraints.split(separator: "|").map(String.init) + rest).map { "  \($0)\n" }.joined(),
        document: "a.yaml", fonts: .installed)
      let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
      let proofs = InvariantProver.proofs(
        of: [try RecipeDocument.invariant("mirrored: *", of: scene)], sizes, width: 320...600, height: 320...400)
      return try #require(proofs.first)
    }
    let mirrored = try proof(
      "A.Leading = Superview.LeadingMargin|B.Leading = A.Trailing + 8|B.Trailing = Superview.Trailing")
    #expect(mirrored.holds, "\(mirrored.outcome)")
    let sided = try proof("A.Left = Superview.Left + 16|B.Left = A.Left|B.Width = 10")
    guard case .refuted(let example) = sided.outcome else {
      Issue.record("\(sided.outcome)")
      return
    }
    // The farther the sides, the farther from the mirrored place.
    #expect(example.views == ["B"], "\(example)")
    #expect(example.size.x == 600, "\(example)")
    #expect(example.text == "B is 558 from its mirrored place")
    // In the middle left and right are the same.
    #expect(try proof("A.CenterX = Superview.CenterX|B.CenterX = A.CenterX|B.Width = 10").holds)
  }

  /// Checks the range in which the title has at most two lines.
  @Test func `a range of sizes decides`() throws {
    #expect(try Self.proofs(["lines(Title) <= 2"], width: 260...1366).map(\.holds) == [true])
  }

  @Test func `windows with two findings are counted once`() throws {
    let text = "views: { A: {}, B: {} }\nconstraints: |\n  A.Top = Superview.Top\n  B.Top = Superview.Top\n"
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let size = SIMD2(400.0, 400)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    let map = LayoutMap(of: sizes.layout(size), at: size)
    #expect(map.findings.count == 2)
    #expect(map.sizes { _ in true }.count == 1)
  }

  @Test func `an equation with a multiplier and a constant is compared as drawn`() throws {
    let text = """
      views: { A: {}, B: {} }
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Width = 2 x B.Width + 10
        A.Height = 10
        B.Leading = A.Leading
        B.Top = A.Bottom
        B.Width = 30
        B.Height = 10
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    let invariants = ["A.width = 2 x B.width + 10", "A.width <= 2 x B.width + 9"]
    let proofs = InvariantProver.proofs(
      of: try invariants.map { try RecipeDocument.invariant($0, of: scene) }, sizes, width: 320...330,
      height: 320...322, asDrawn: true)
    #expect(proofs[0].holds, "\(proofs[0].outcome)")
    guard case .refuted(let example) = proofs[1].outcome else {
      Issue.record("\(proofs[1].outcome)")
      return
    }
    #expect(example.sides.map { $0.x - $0.y } == 1)
    #expect(example.text.hasSuffix(" as drawn"), "\(example.text)")
  }

  @Test(arguments: [
    ("Left", 10.5), ("Right", 111.5), ("Leading", 10.5), ("Trailing", 111.5), ("Top", 20), ("Bottom", 71),
    ("Width", 101),
    ("Height", 51), ("CenterX", 61), ("CenterY", 45.5),
  ])
  func `each edge is compared where it is drawn`(_ attribute: String, _ points: Double) throws {
    // On whole pixels of two for each point.
    let text = """
      views: { A: { background: red } }
      constraints: |
        A.Left = Superview.Left + 10.3
        A.Width = 101.2
        A.Top = Superview.Top + 20.1
        A.Height = 51.1
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let sizes = WindowSizes(
      scene, .device(try #require(DeviceCatalogue.device("iphone-8"))), pipeline: try LayoutPipeline())
    func holds(_ points: Double) throws -> Bool {
      let length = ["Width", "Height"].contains(attribute)
      let edge = ["Top", "Bottom", "CenterY"].contains(attribute) ? "Top" : "Left"
      let line = length ? "A.\(attribute) = \(points)" : "A.\(attribute) = Superview.\(edge) + \(points)"
      let invariant = try RecipeDocument.invariant(line, of: scene)
      let proofs = InvariantProver.proofs(
        of: [invariant], sizes, width: 375...375, height: 667...667, asDrawn: true)
      return proofs.allSatisfy { $0.holds }
    }
    #expect(try holds(points))
    #expect(try !holds(points + 1))
  }

  @Test func `a size near a corner is of whole points if the polygon has one there, else just inside`() {
    let whole = ConvexPolygon(319.4...400.6, 500...600.5)
    let found = whole.vertices.map { corner in whole.wholePoint(near: corner) { whole.contains($0) } }
    #expect(found == [SIMD2(320, 500), SIMD2(400, 500), SIMD2(400, 600), SIMD2(320, 600)])
    let narrow = ConvexPolygon(320.2...320.8, 500.2...500.8)
    for corner in narrow.vertices {
      let point = narrow.wholePoint(near: corner) { narrow.contains($0) }
      #expect(point != corner)
      #expect(narrow.contains(point))
      #expect(abs(point.x - corner.x) + abs(point.y - corner.y) < 1e-5)
    }
  }

  @Test func `margins of views other than the root are said to have no form`() throws {
    guard case .unsupported(let why) = try Self.proofs(["Title.LeadingMargin >= 0"])[0].outcome else {
      Issue.record("proven")
      return
    }
    #expect(why == "margins can be expressed in a map only for the root view")
  }

  @Test func `lines are not counted in a view that is hidden with its superview`() throws {
    let text = """
      title: Hidden
      views:
        Box: { hidden: true, views: { A: { label: Dinner for two at the harbour restaurant, lines: 0 } } }
      constraints: |
        Box.Leading = Superview.LeadingMargin
        Box.Trailing = Superview.TrailingMargin
        Box.Top = Safe Area.Top
        A.Leading = Box.Leading
        A.Trailing = Box.Trailing
        A.Top = Box.Top
        A.Bottom = Box.Bottom

      """
    let scene = try RecipeDocument.decode(text, document: "hidden.yaml", fonts: .installed)
    let invariant = try RecipeDocument.invariant("lines(A) <= 1", of: scene)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    let proofs = InvariantProver.proofs(of: [invariant], sizes, width: 200...400, height: 500...500)
    #expect(proofs.map(\.holds) == [true])
  }

  @Test func `what a line cannot say is refused with the place of the mistake`() throws {
    for (line, problem) in [
      ("no overlap: Price", "1:15: name two views or more"),
      ("no overlap: Price, Titel", "1:23: unknown view \"Titel\"; did you mean Title?"),
      ("no overlap Price, Title", "1:10: expected a colon, as in no overlap: A, B"),
      ("Not cut Title", "1:7: expected a colon, as in not cut: *"),
      ("lines(Title) < 2", "1:9: write lines(View) <= 2: a view, a relation and a number of lines"),
    ] {
      let text = Self.product + "\ninvariants:\n- '\(line)'"
      do {
        _ = try RecipeDocument.decode(text, document: "product.yaml", fonts: .installed)
        Issue.record("\(line) is accepted")
      } catch {
        let message = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
        #expect(message.hasSuffix(problem.drop { $0 != " " }), "\(message)")
      }
    }
  }
}
