import Foundation
import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Repair
import Testing

/// Searches in small recipes whose repair a person would know.
@MainActor
@Suite struct RepairSearchTests {
  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private func outcome(
    _ text: String, _ problem: (RepairBaseline) -> Problem?
  ) throws -> (outcome: RepairOutcome, scene: Scene) {
    let scene = try RecipeDocument.decode(text, document: "row.yaml", fonts: .installed)
    var range = RepairRange(cells: Matrix.standard)
    range.matrix = try Matrix.everything.cells()
    let base = RepairBaseline(scene, range, pipeline, LintSettings())
    let found = try #require(problem(base))
    let document = RepairDocument(path: "row.yaml", form: .recipe, text: text)
    return (RepairSearch(base, document, found).outcome(), scene)
  }

  private static func proposals(_ outcome: RepairOutcome) -> [Proposal] {
    if case .repaired(let proposals) = outcome { return proposals }
    return []
  }

  private static let row = """
    title: Row
    views:
      Title: { label: A rather long title of a row, font: body }
      Price: { label: "1,299.00", font: body }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Top = Safe Area.Top + 20
      3. Price.Trailing = Superview.TrailingMargin
      4. Price.FirstBaseline = Title.FirstBaseline

    """

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
    let (outcome, _) = try outcome("title: Row\nviews: { \(views) }\nconstraints: |\n\(constraints)\n") { base in
      base.problems.first { !$0.isAdvice }
    }
    let best = try #require(Self.proposals(outcome).first, "\(name): \(outcome)")
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
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("inside safe area: V", of: base.scene)).flatMap(base.problem)
    }
    let sentences = Self.proposals(outcome).prefix(2).map { String($0.sentence.prefix { $0 != ";" }) }
    #expect(sentences == constants.map { "2. V.Trailing is \($0) instead of \(points)" })
  }

  @Test func `a view that stays open is no obstacle to what closes another one`() throws {
    let text = """
      title: Two
      views:
        A: { background: blue }
        Title: { label: Title, font: body }
        Note: { label: A note, font: body }
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Height = 10
        Title.Leading = Superview.LeadingMargin
        Title.Top = Safe Area.Top + 20
        Note.Leading = Superview.LeadingMargin

      """
    let (outcome, _) = try outcome(text) { base in base.problems.first { $0.id == "ambiguous:Note" } }
    let best = try #require(Self.proposals(outcome).first, "\(outcome)")
    #expect(
      best.sentence
        == "a new constraint: Note.Top = Title.Bottom + 8; Note is at y = 68.5 in the first cell; nothing else moves in the 6 cells"
    )
  }

  @Test func `what a hidden view holds is not lost`() throws {
    let text = """
      title: Hidden
      views:
        K:
          stack: vertical
          views:
            T: { label: Hello, font: body }
            E: { hidden: true, views: { N: { label: Number, font: body } } }
      constraints: |
        1. K.Leading = Superview.LeadingMargin
        2. K.Trailing = Superview.TrailingMargin
        3. K.Top = Safe Area.Top
        4. N.Leading = E.Leading
        5. N.Top = E.Top
        6. N.Trailing = E.Trailing
        7. N.Bottom = E.Bottom
        8. K.Leading = Superview.LeadingMargin + 120

      """
    let (outcome, _) = try outcome(text) { base in base.problems.first { $0.id == "conflict" } }
    let sentences = Self.proposals(outcome).map(\.sentence)
    #expect(sentences.contains { $0.hasPrefix("8. K.Leading gives way where it must (priority 999)") }, "\(outcome)")
    #expect(sentences.contains { $0.hasPrefix("without 8. K.Leading") }, "\(outcome)")
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
    let (stated, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("A.Trailing <= Superview.TrailingMargin", of: base.scene)).flatMap(base.problem)
    }
    #expect(Self.proposals(stated).first?.sentence.hasPrefix(start) ?? false, "\(stated)")
    let (found, _) = try outcome(text) { base in base.problems.first { $0.id.hasPrefix("outside-screen") } }
    #expect(Self.proposals(found).first?.sentence.hasPrefix(start) ?? false, "\(found)")
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
    let (outcome, _) = try outcome(text) { base in base.problems.first { $0.id.hasPrefix("overlap") } }
    let best = try #require(Self.proposals(outcome).first)
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
    let (outcome, _) = try outcome(text) { base in base.problems.first { $0.id.hasPrefix("touch-target") } }
    let best = try #require(Self.proposals(outcome).first)
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
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("B.Bottom <= Safe Area.Bottom", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(Self.proposals(outcome).first)
    #expect(best.sentence.contains("4. A.Height gives way"), "\(best.sentence)")
  }

  @Test func `no proposal breaks a text inside a word, or stretches a button`() throws {
    let names = """
      title: Names
      views:
        Name: { label: A name, font: body }
        Value: { label: Value, font: body }
      constraints: |
        Name.Leading = Superview.LeadingMargin
        Name.Top = Safe Area.Top + 20
        Value.Leading = Superview.LeadingMargin + 40
        Value.Top = Safe Area.Top + 20

      """
    let (outcome, _) = try outcome(names) { base in base.problems.first { $0.id.hasPrefix("overlap") } }
    #expect(!Self.proposals(outcome).isEmpty)
    #expect(!Self.proposals(outcome).contains { $0.sentence.contains("wraps") || $0.sentence.contains("lines") })
    let buttons = """
      title: Buttons
      views:
        Short: { button: short and some more words that go on for }
        Long: { button: Longer title }
      constraints: |
        1. Short.Leading = Superview.LeadingMargin
        2. Long.Leading = Short.Trailing + 8
        3. Long.Trailing = Superview.TrailingMargin
        4. Short.Width = Long.Width
        5. Short.Top = Safe Area.Top + 20
        6. Long.Top = Short.Top

      """
    let (stretched, _) = try self.outcome(buttons) { base in base.problems.first { $0.id.hasPrefix("truncated") } }
    #expect(!Self.proposals(stretched).contains { $0.movement.views.contains { $0.points > 200 } })
  }

  @Test func `texts that meet are kept apart in every window`() throws {
    let text = Self.row.replacing("label: A rather", with: "label: A rather rather rather")
    let (outcome, scene) = try outcome(text) { base in
      (try? RecipeDocument.invariant("no overlap: Title, Price", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(Self.proposals(outcome).first)
    #expect(best.proof.isOfEverySize)
    #expect(best.movement.cells == Matrix.standard.count)
    // Every proposal holds in windows by chance, as it was proven.
    for proposal in Self.proposals(outcome) {
      let invariant = try RecipeDocument.invariant("no overlap: Title, Price", of: scene)
      let sizes = WindowSizes(proposal.scene, .freeCanvas, pipeline: pipeline)
      let proofs = InvariantProver.proofs(of: [invariant], sizes, width: 320...1366, height: 320...1366)
      #expect(proofs.allSatisfy { $0.holds }, "\(proposal.sentence)")
    }
  }

  @Test func `a view without an end is closed below its last subview`() throws {
    let text = """
      title: Card
      views:
        Card:
          background: systemGray6
          views:
            Head: { label: Heading, font: headline }
            Text: { label: A longer text that takes several lines on a phone and then some more, lines: 0 }
      constraints: |
        1. Card.Leading = Superview.LeadingMargin
        2. Card.Trailing = Superview.TrailingMargin
        3. Card.Top = Safe Area.Top + 20
        4. Head.Leading = Card.Leading + 12
        5. Head.Top = Card.Top + 12
        6. Text.Leading = Head.Leading
        7. Card.Trailing = Text.Trailing + 12
        8. Text.Top = Head.Bottom + 8

      """
    let (outcome, _) = try outcome(text) { $0.problems.first }
    let best = try #require(Self.proposals(outcome).first)
    #expect(best.text.hasSuffix("  9. Superview.Bottom = Text.Bottom + 12\n"), "\(best.text)")
  }

  @Test func `an invariant also holds in the cells whose safe area is another one than the windows'`() throws {
    let text = """
      title: Title
      views: { Title: { label: Title, font: body } }
      constraints: |
        1. Title.Leading = Superview.LeadingMargin
        2. Title.Top = Safe Area.Top + 24

      """
    let wanted = "Title.Top >= Superview.Top + 100"
    let (outcome, scene) = try outcome(text) { base in
      (try? RecipeDocument.invariant(wanted, of: base.scene)).flatMap(base.problem)
    }
    let proposals = Self.proposals(outcome)
    #expect(!proposals.isEmpty)
    let landscape = try #require(Cell(named: "iphone-15-landscape"))
    #expect(Matrix.standard.contains(landscape))
    for proposal in proposals {
      let top = pipeline.solve(proposal.scene, in: landscape).views.first { $0.name == "Title" }?.absoluteFrame.minY
      #expect(top ?? 0 >= 100, "\(proposal.sentence)")
    }
    #expect(scene.allViews.count == 1)
  }

  @Test func `a new constraint has no number of one in a state`() throws {
    let text = """
      title: Box
      views: { Box: { background: systemRed }, Go: { button: Go } }
      constraints: |
        1. Box.Leading = Superview.LeadingMargin
        2. Box.Top = Safe Area.Top + 8
        3. Box.Height = 100
        4. Go.Leading = Superview.LeadingMargin
        5. Go.Top = Box.Bottom + 8
      states:
        wide:
          constraints: |
            6. Go.Width >= 120

      """
    let (outcome, _) = try outcome(text) { $0.problems.first }
    let best = try #require(Self.proposals(outcome).first)
    #expect(best.text.contains("\n  7. Box.Trailing = Superview.TrailingMargin\n"), "\(best.text)")
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
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("Field.Bottom <= Keyboard Guide.Top", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(Self.proposals(outcome).first)
    #expect(best.text.contains("  3. Keyboard Guide.Top = Field.Bottom + 8"), "\(best.text)")
  }

  /// What a person would add: a distance, and a text that gives way and wraps.
  @Test func `the guide's inequality comes before a constant`() throws {
    let text = Self.row.replacing("label: A rather", with: "label: A rather rather rather rather")
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("no overlap: Title, Price", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(Self.proposals(outcome).first)
    guard case .add(let new)? = best.edits.first else {
      Issue.record("\(Self.proposals(outcome).map(\.sentence))")
      return
    }
    #expect(RepairWords(best.scene).words(.add(new)) == "a new constraint: Price.Leading >= Title.Trailing + 8")
    #expect(best.edits.dropFirst().allSatisfy { ["resistance", "lines"].contains($0.kind) }, "\(best.sentence)")
    #expect(best.edits.contains { if case .set(.resistance(.horizontal, 749), "Title") = $0 { true } else { false } })
  }

  @Test func `of two priorities that contradict each other one gives way`() throws {
    let (outcome, _) = try outcome(Self.row + "  5. Title.Width = 100\n  6. Title.Width = 120\n") { base in
      base.problems.first { $0.goal == .finding(.conflict) }
    }
    let proposals = Self.proposals(outcome)
    #expect(!proposals.isEmpty)
    #expect(proposals.allSatisfy { $0.edits.count == 1 })
    #expect(proposals.contains { $0.edits[0].kind == "removed" || $0.edits[0].kind == "priority" })
  }

  @Test func `a repair that would break an expectation is no repair`() throws {
    let text = Self.row + "  5. Title.Width = 300\nexpect: |\n  Title.Width = 300\n"
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("Title.Width <= 200", of: base.scene)).flatMap(base.problem)
    }
    guard case .stuck(let obstacle) = outcome else {
      Issue.record("\(Self.proposals(outcome).map(\.sentence))")
      return
    }
    #expect(obstacle.tried > 0)
    #expect(!obstacle.text.isEmpty)
    #expect(obstacle.constraints.contains { $0.contains("Title.Width = 300") })
  }

  /// The sentences of the proposals for the ambiguity of a recipe.
  private func determined(_ text: String) throws -> [String] {
    let (outcome, _) = try outcome(text) { base in
      base.problems.first { if case .finding(.ambiguous) = $0.goal { true } else { false } }
    }
    return Self.proposals(outcome).map(\.sentence)
  }

  private static let boxes = """
    title: Boxes
    views:
      Box: { label: Box }
      Note: { label: Note }
    constraints: |
      1. Box.Top = Safe Area.Top + 20
      2. Box.Leading = Superview.LeadingMargin
      3. Note.Leading = Box.Leading

    """

  @Test func `a view without a place goes below the one before it`() throws {
    let sentences = try determined(Self.boxes)
    #expect(sentences.first?.hasPrefix("a new constraint: Note.Top = Box.Bottom + 8;") == true, "\(sentences)")
    // It lies neither on the other view nor under the status bar.
    #expect(!sentences.contains { $0.contains("Note.Top = Box.Top") || $0.contains("Superview.Top;") }, "\(sentences)")
  }

  @Test func `content of a scroll view ends with its last view`() throws {
    let sentences = try determined(
      """
      title: Scroll
      views:
        Scroll: { scrollView: , views: { Top: { background: red }, Bottom: { background: blue } } }
      constraints: |
        Scroll.Leading = Superview.Leading
        Scroll.Trailing = Superview.Trailing
        Scroll.Top = Safe Area.Top
        Scroll.Bottom = Safe Area.Bottom
        Top.Leading = Scroll.Leading
        Top.Trailing = Scroll.Trailing
        Top.Width = Scroll Frame Layout Guide.Width
        Top.Top = Scroll.Top
        Top.Height = 300
        Bottom.Top = Top.Bottom
        Bottom.Leading = Scroll.Leading
        Bottom.Trailing = Scroll.Trailing
        Bottom.Height = 900

      """)
    #expect(
      sentences.first?.hasPrefix("a new constraint: Bottom.Bottom = Superview.Bottom;") == true, "\(sentences)")
  }

  @Test func `a repair makes nothing ambiguous along another axis`() throws {
    let text = Self.boxes.replacing("Box.Top = Safe Area.Top + 20", with: "Box.Bottom = Safe Area.Bottom - 16")
      .replacing("Note.Leading = Box.Leading", with: "Note.Bottom = Box.Bottom")
    let (outcome, _) = try outcome(text) { base in
      base.problems.first { $0.id.hasPrefix("negative-constant") }
    }
    let proposals = Self.proposals(outcome)
    #expect(!proposals.isEmpty)
    #expect(!proposals.contains { $0.edits.contains { $0.kind == "removed" } }, "\(proposals.map(\.sentence))")
  }

  /// Two texts that nothing decides between: where there is too much room, and in narrow windows where there is too little.
  private static let tied = """
    title: Row
    views:
      Row:
        stack: horizontal
        spacing: 8
        views:
          Title: { label: A rather long title }
          Note: { label: "Its note, which is long as well" }
    constraints: |
      Row.Leading = Superview.LeadingMargin
      Row.Trailing = Superview.TrailingMargin
      Row.Top = Safe Area.Top + 20

    """

  @Test func `AL-3.7 of two texts in a row one keeps its width in every window, wide and narrow`() throws {
    let (ambiguity, _) = try outcome(Self.tied) { base in
      base.problems.first { if case .finding(.ambiguous) = $0.goal { true } else { false } }
    }
    let best = try #require(Self.proposals(ambiguity).first)
    #expect(best.proof.isOfEverySize)
    #expect(best.edits.map(\.kind) == ["hugging", "resistance"], "\(best.edits.map(\.kind))")
    let (finding, _) = try outcome(Self.tied) { base in base.problems.first { $0.id.hasPrefix("equal-hugging") } }
    #expect(Self.proposals(finding).first?.edits == best.edits)
  }

  @Test func `a switch keeps its size`() throws {
    let sentences = try determined(
      """
      title: Setting
      views:
        Name: { label: Notifications of everything that happens at home, font: body }
        On: { switch: on }
      constraints: |
        Name.Leading = Superview.LeadingMargin
        Name.Top = Safe Area.Top + 20
        On.Leading = Name.Trailing + 8
        On.Trailing = Superview.TrailingMargin
        On.CenterY = Name.CenterY

      """)
    #expect(sentences.first?.hasPrefix("Name gives way before others") == true, "\(sentences)")
    #expect(!sentences.contains { $0.contains("On gives way") || $0.contains("On.Width") }, "\(sentences)")
  }

  @Test func `a finding that was there before, and could not be examined, refuses nothing`() throws {
    // Beside a notch Name is beyond the safe area, before and after.
    let sentences = try determined(
      """
      title: Row
      views: { Name: { label: Name }, Value: { label: Value } }
      constraints: |
        Name.Top = Safe Area.Top + 20
        Name.Leading = Superview.Leading + 20
        Value.Leading = Name.Trailing + 8
        Value.FirstBaseline = Name.FirstBaseline
        Superview.Trailing = Value.Trailing + 20

      """)
    #expect(sentences.first?.hasPrefix("Name is stretched before others") == true, "\(sentences)")
    #expect(sentences.contains { $0.hasPrefix("Value is stretched before others") }, "\(sentences)")
  }

  @Test(arguments: [
    ("negative-constant", ["Box.Trailing becomes Superview.Trailing = Box.Trailing + 20"]),
    ("fractional-multiplier", ["Note.Width becomes Superview.Width = 3 x Note.Width"]),
    ("required-content-priority", ["Note gives way before others where there is too little width (resistance 999)"]),
    ("redundant-constraint", [#"without "Box.Height >= 50""#]),
    ("left-right", ["Note.Left becomes Note.Leading = Box.Leading"]),
  ])
  func `a rule about writing is answered by its own remedy alone`(_ rule: String, _ remedies: [String]) throws {
    let text = """
      title: Written
      views:
        Box: { background: blue }
        Note: { label: Note, resistance: { horizontal: 1000 } }
      constraints: |
        Box.Leading = Safe Area.Leading + 20
        Box.Trailing = Superview.Trailing - 20
        Box.Top = Safe Area.Top + 20
        Box.Height = 100
        Box.Height >= 50
        Note.Top = Box.Bottom + 20
        Note.Left = Box.Left
        Note.Width = 0.333 x Superview.Width

      """
    let (outcome, _) = try outcome(text) { base in base.problems.first { $0.id.hasPrefix("\(rule):") } }
    let sentences = Self.proposals(outcome).map(\.sentence)
    #expect(sentences.count == remedies.count, "\(sentences)")
    for (sentence, remedy) in zip(sentences, remedies) { #expect(sentence.hasPrefix(remedy + ";"), "\(sentence)") }
  }

  @Test func `a search gives the same proposals again`() throws {
    let text = Self.row + "  5. Title.Width = 300\n"
    func sentences() throws -> [String] {
      let (outcome, _) = try outcome(text) { base in
        (try? RecipeDocument.invariant("Price.Leading >= Title.Trailing + 8", of: base.scene)).flatMap(base.problem)
      }
      return Self.proposals(outcome).map(\.sentence)
    }
    let first = try sentences()
    #expect(!first.isEmpty)
    #expect(try sentences() == first)
  }
}
