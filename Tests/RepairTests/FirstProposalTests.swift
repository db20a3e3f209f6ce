import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Repair
import Testing

/// The first proposal for a small recipe whose repair a person would know.
@MainActor
@Suite struct FirstProposalTests {
  private let recipes: RecipeSearch

  init() throws { recipes = try RecipeSearch() }

  /// What a person would do first, in recipes with one slip each.
  @Test(arguments: [
    (
      "a wrong sign",
      "Card: { background: lightGray, views: { Title: { label: Order }, Go: { button: Go, style: tinted } } }",
      """
        1. Card.Leading = Superview.LeadingMargin
        2. Card.Trailing = Superview.TrailingMargin
        3. Card.Top = Safe Area.Top + 16
        4. Title.Leading = Card.Leading + 16
        5. Title.Top = Card.Top + 16
        6. Go.Top = Title.Bottom + 12
        7. Go.Leading = Card.Leading - 16
        8. Card.Bottom = Go.Bottom + 16
      """, "7. Go.Leading is 16 instead of -16"
    ),
    (
      "a wrong sign with the superview first",
      "Card: { background: lightGray, views: { Title: { label: Order } } }",
      """
        1. Card.Leading = Superview.LeadingMargin
        2. Card.Width = 200
        3. Card.Top = Safe Area.Top + 16
        4. Card.Height = 100
        5. Title.Top = Card.Top + 16
        6. Card.Trailing = Title.Trailing - 16
      """, "6. Superview.Trailing is 16 instead of -16"
    ),
    (
      "a small view without a height", "Text: { label: Text }, Dot: { background: red }",
      """
        1. Text.Leading = Superview.LeadingMargin
        2. Text.Top = Safe Area.Top + 20
        3. Dot.Leading = Text.Trailing + 8
        4. Dot.CenterY = Text.CenterY
        5. Dot.Width = 12
      """, "a new constraint: Dot.Height = Dot.Width; Dot is 12 high in the first cell"
    ),
    (
      "a ground that begins at an edge", "Ground: { background: blue }",
      """
        1. Ground.Leading = Superview.Leading
        2. Ground.Top = Superview.Top
        3. Ground.Height = 10
      """, "a new constraint: Ground.Trailing = Superview.Trailing; Ground is 375 wide in the first cell"
    ),
    (
      "a bar that ends nowhere", "Bar: { background: white, views: { Buy: { button: Buy, style: filled } } }",
      """
        1. Bar.Leading = Superview.Leading
        2. Bar.Trailing = Superview.Trailing
        3. Bar.Bottom = Superview.Bottom
        4. Safe Area.Trailing = Buy.Trailing + 20
        5. Buy.Top = Bar.Top + 12
      """, "a new constraint: Safe Area.Bottom = Buy.Bottom + 12"
    ),
    (
      "content without a width",
      "Scroll: { scrollView: , views: { Content: { views: { Text: { label: A long text about nothing in particular that goes on and on until it wraps over several lines, lines: 0 } } } } }",
      """
        1. Scroll.Leading = Safe Area.Leading
        2. Scroll.Trailing = Safe Area.Trailing
        3. Scroll.Top = Safe Area.Top
        4. Scroll.Bottom = Safe Area.Bottom
        5. Content.Top = Scroll Content Layout Guide.Top
        6. Content.Leading = Scroll Content Layout Guide.Leading
        7. Scroll Content Layout Guide.Trailing = Content.Trailing
        8. Scroll Content Layout Guide.Bottom = Content.Bottom
        9. Text.Top = Content.Top + 16
        10. Text.Leading = Content.Leading + 16
        11. Content.Trailing = Text.Trailing + 16
        12. Content.Bottom = Text.Bottom + 16
      """, "a new constraint: Content.Width = Scroll Frame Layout Guide.Width"
    ),
  ])
  func `the first proposal is what a person would write`(
    _ name: String, _ views: String, _ constraints: String, _ sentence: String
  ) throws {
    let (outcome, _) = try recipes.outcome("title: Row\nviews: { \(views) }\nconstraints: |\n\(constraints)\n") {
      base in
      base.problems.first { !$0.isAdvice }
    }
    let best = try #require(RecipeSearch.proposals(outcome).first, "\(name): \(outcome)")
    #expect(best.sentence.hasPrefix(sentence), "\(name): \(best.sentence)")
  }

  @Test(arguments: [("120", ["0", "-120"]), ("20", ["-20", "0"])])
  func `the other sign and none are two proposals, and a far distance is no slip of the sign`(
    _ points: String, _ constants: [String]
  ) throws {
    let text = """
      title: Safe
      views: { V: { background: blue } }
      constraints: |
        1. V.Leading = Safe Area.Leading
        2. V.Trailing = Safe Area.Trailing + \(points)
        3. V.Top = Safe Area.Top
        4. V.Height = 80

      """
    let (outcome, _) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant("inside safe area: V", of: base.scene)).flatMap(base.problem)
    }
    let sentences = RecipeSearch.proposals(outcome).prefix(2).map { String($0.sentence.prefix { $0 != ";" }) }
    #expect(sentences == constants.map { "2. V.Trailing is \($0) instead of \(points)" })
  }

  @Test func `a text that would leave its margin wraps`() throws {
    let text = """
      title: Long
      views:
        A: { label: Dinner for two at the harbour restaurant and then some, font: body }
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. A.Top = Safe Area.Top + 20

      """
    let start = "a new constraint: A.Trailing <= Superview.TrailingMargin, and A may have any number of lines"
    let (stated, _) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant("A.Trailing <= Superview.TrailingMargin", of: base.scene)).flatMap(base.problem)
    }
    #expect(RecipeSearch.proposals(stated).first?.sentence.hasPrefix(start) ?? false, "\(stated)")
    let (found, _) = try recipes.outcome(text) { base in base.problems.first { $0.id.hasPrefix("outside-screen") } }
    let first = try #require(RecipeSearch.proposals(found).first)
    #expect(first.sentence.hasPrefix(start), "\(found)")
    #expect(first.proof.reservation == nil)
  }

  @Test func `of two texts at one place the second goes below the first`() throws {
    let text = """
      title: Two
      views:
        A: { label: First, font: body, lines: 0 }
        B: { label: Second, font: body, lines: 0 }
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. A.Top = Safe Area.Top + 20
        3. B.Leading = Superview.LeadingMargin
        4. B.Top = Safe Area.Top + 30
        5. A.Trailing <= Superview.TrailingMargin
        6. B.Trailing <= Superview.TrailingMargin

      """
    let (outcome, _) = try recipes.outcome(text) { base in base.problems.first { $0.id.hasPrefix("overlap") } }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    #expect(best.sentence.hasPrefix("4. B.Top becomes B.Top = A.Bottom + 8"), "\(best.sentence)")
  }

  @Test func `a button with two fixed lengths gets two least ones`() throws {
    let text = """
      title: Small
      views:
        A: { button: OK }
      constraints: |
        1. A.Trailing = Superview.TrailingMargin
        2. A.Top = Safe Area.Top + 8
        3. A.Height = 24
        4. A.Width = 24

      """
    let (outcome, _) = try recipes.outcome(text) { base in base.problems.first { $0.id.hasPrefix("touch-target") } }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    #expect(
      best.sentence.hasPrefix("3. A.Height is at least 44 instead of 24, and 4. A.Width is at least 44 instead of 24"),
      "\(best.sentence)")
  }

  @Test func `a view gives way in its height before its place`() throws {
    let text = """
      title: Tall
      views:
        A: { background: red }
        B: { button: Continue, style: filled }
      constraints: |
        1. A.Leading = Superview.Leading
        2. A.Trailing = Superview.Trailing
        3. A.Top = Safe Area.Top
        4. A.Height = 600
        5. B.Top = A.Bottom + 16
        6. B.CenterX = Superview.CenterX

      """
    let (outcome, _) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant("B.Bottom <= Safe Area.Bottom", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    #expect(best.sentence.contains("4. A.Height gives way"), "\(best.sentence)")
  }

  @Test func `texts that meet are kept apart in every window`() throws {
    let text = RecipeSearch.row.replacing("label: A rather", with: "label: A rather rather rather")
    let (outcome, scene) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant("no overlap: Title, Price", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    #expect(best.proof.isOfEverySize)
    #expect(best.movement.cells == Matrix.standard.count)
    // Every proposal holds in windows by chance, as it was proven.
    for proposal in RecipeSearch.proposals(outcome) {
      let invariant = try RecipeDocument.invariant("no overlap: Title, Price", of: scene)
      let sizes = WindowSizes(proposal.scene, .freeCanvas, pipeline: recipes.pipeline)
      let proofs = InvariantProver.proofs(of: [invariant], sizes, width: 320...1366, height: 320...1366)
      #expect(proofs.allSatisfy { $0.holds }, "\(proposal.sentence)")
    }
  }

  /// A repair that was made in one of our own recipes: the keyboard's edge instead of the screen's.
  @Test(arguments: ["Safe Area.Bottom", "Superview.Bottom", "Bottom Layout Guide.Top"])
  func `what the keyboard covers is held by its edge`(_ end: String) throws {
    let text = """
      title: Chat
      keyboard: true
      views: { Field: { textField: Message } }
      constraints: |
        1. Field.Leading = Superview.LeadingMargin
        2. Field.Width = 200
        3. \(end) = Field.Bottom + 8
      """
    let (outcome, _) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant("Field.Bottom <= Keyboard Guide.Top", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    #expect(best.text.contains("  3. Keyboard Guide.Top = Field.Bottom + 8"), "\(best.text)")
  }

  /// What a person would add: a distance, and a text that gives way and wraps.
  @Test func `the guide's inequality comes before a constant`() throws {
    let text = RecipeSearch.row.replacing("label: A rather", with: "label: A rather rather rather rather")
    let (outcome, _) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant("no overlap: Title, Price", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    guard case .add(let new)? = best.edits.first else {
      Issue.record("\(RecipeSearch.proposals(outcome).map(\.sentence))")
      return
    }
    #expect(RepairWords(best.scene).words(.add(new)) == "a new constraint: Price.Leading >= Title.Trailing + 8")
    #expect(best.edits.dropFirst().allSatisfy { ["resistance", "lines"].contains($0.kind) }, "\(best.sentence)")
    #expect(best.edits.contains { if case .set(.resistance(.horizontal, 749), "Title") = $0 { true } else { false } })
  }

  @Test func `of two priorities that contradict each other one gives way`() throws {
    let (outcome, _) = try recipes.outcome(RecipeSearch.row + "  5. Title.Width = 100\n  6. Title.Width = 120\n") {
      base in
      base.problems.first { $0.goal == .finding(.conflict) }
    }
    let proposals = RecipeSearch.proposals(outcome)
    #expect(!proposals.isEmpty)
    #expect(proposals.allSatisfy { $0.edits.count == 1 })
    #expect(proposals.contains { $0.edits[0].kind == "removed" || $0.edits[0].kind == "priority" })
  }
}
