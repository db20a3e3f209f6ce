import Layout
import Linting
import Repair
import Testing

/// Repairs of recipes that leave something open.
@MainActor
@Suite struct AmbiguityRepairTests {
  private let recipes: RecipeSearch

  init() throws { recipes = try RecipeSearch() }

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
    let (outcome, _) = try recipes.outcome(text) { $0.problems.first }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    #expect(best.text.hasSuffix("  9. Superview.Bottom = Text.Bottom + 12\n"), "\(best.text)")
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
    let sentences = try recipes.determined(Self.boxes)
    #expect(sentences.first?.hasPrefix("a new constraint: Note.Top = Box.Bottom + 8;") == true, "\(sentences)")
    // It lies neither on the other view nor under the status bar.
    #expect(!sentences.contains { $0.contains("Note.Top = Box.Top") || $0.contains("Superview.Top;") }, "\(sentences)")
  }

  @Test func `content of a scroll view ends with its last view`() throws {
    let sentences = try recipes.determined(
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
    let (outcome, _) = try recipes.outcome(text) { base in
      base.problems.first { $0.id.hasPrefix("negative-constant") }
    }
    let proposals = RecipeSearch.proposals(outcome)
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
    let (ambiguity, _) = try recipes.outcome(Self.tied) { base in
      base.problems.first { if case .finding(.ambiguous) = $0.goal { true } else { false } }
    }
    let best = try #require(RecipeSearch.proposals(ambiguity).first)
    #expect(best.proof.isOfEverySize)
    #expect(best.edits.map(\.kind) == ["hugging", "resistance"], "\(best.edits.map(\.kind))")
    let (finding, _) = try recipes.outcome(Self.tied) { base in base.problems.first { $0.id.hasPrefix("equal-hugging") }
    }
    #expect(RecipeSearch.proposals(finding).first?.edits == best.edits)
  }

  @Test func `a switch keeps its size`() throws {
    let sentences = try recipes.determined(
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
    let sentences = try recipes.determined(
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
}
