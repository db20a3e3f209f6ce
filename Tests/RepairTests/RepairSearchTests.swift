import Foundation
import Layout
import Linting
import RecipeDocuments
import Repair
import Testing

/// What a search proposes, what it refuses, and what it leaves as it is.
@MainActor
@Suite struct RepairSearchTests {
  private let recipes: RecipeSearch

  init() throws { recipes = try RecipeSearch() }

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
    let (outcome, _) = try recipes.outcome(text) { base in base.problems.first { $0.id == "ambiguous:Note" } }
    let best = try #require(RecipeSearch.proposals(outcome).first, "\(outcome)")
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
    let (outcome, _) = try recipes.outcome(text) { base in base.problems.first { $0.id == "conflict" } }
    let sentences = RecipeSearch.proposals(outcome).map(\.sentence)
    #expect(sentences.contains { $0.hasPrefix("8. K.Leading gives way where it must (priority 999)") }, "\(outcome)")
    #expect(sentences.contains { $0.hasPrefix("without 8. K.Leading") }, "\(outcome)")
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
    let (outcome, _) = try recipes.outcome(names) { base in base.problems.first { $0.id.hasPrefix("overlap") } }
    #expect(!RecipeSearch.proposals(outcome).isEmpty)
    #expect(
      !RecipeSearch.proposals(outcome).contains { $0.sentence.contains("wraps") || $0.sentence.contains("lines") })
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
    let (stretched, _) = try recipes.outcome(buttons) { base in base.problems.first { $0.id.hasPrefix("truncated") } }
    #expect(!RecipeSearch.proposals(stretched).contains { $0.movement.views.contains { $0.points > 200 } })
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
    let (outcome, scene) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant(wanted, of: base.scene)).flatMap(base.problem)
    }
    let proposals = RecipeSearch.proposals(outcome)
    #expect(!proposals.isEmpty)
    let landscape = try #require(Cell(named: "iphone-15-landscape"))
    #expect(Matrix.standard.contains(landscape))
    for proposal in proposals {
      let top = recipes.pipeline.solve(proposal.scene, in: landscape).views.first { $0.name == "Title" }?.absoluteFrame
        .minY
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
    let (outcome, _) = try recipes.outcome(text) { $0.problems.first }
    let best = try #require(RecipeSearch.proposals(outcome).first)
    #expect(best.text.contains("\n  7. Box.Trailing = Superview.TrailingMargin\n"), "\(best.text)")
  }

  @Test func `a repair that would break an expectation is no repair`() throws {
    let text = RecipeSearch.row + "  5. Title.Width = 300\nexpect: |\n  Title.Width = 300\n"
    let (outcome, _) = try recipes.outcome(text) { base in
      (try? RecipeDocument.invariant("Title.Width <= 200", of: base.scene)).flatMap(base.problem)
    }
    guard case .stuck(let obstacle) = outcome else {
      Issue.record("\(RecipeSearch.proposals(outcome).map(\.sentence))")
      return
    }
    #expect(obstacle.tried > 0)
    #expect(!obstacle.text.isEmpty)
    #expect(obstacle.constraints.contains { $0.contains("Title.Width = 300") })
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
    let (outcome, _) = try recipes.outcome(text) { base in base.problems.first { $0.id.hasPrefix("\(rule):") } }
    let sentences = RecipeSearch.proposals(outcome).map(\.sentence)
    #expect(sentences.count == remedies.count, "\(sentences)")
    for (sentence, remedy) in zip(sentences, remedies) { #expect(sentence.hasPrefix(remedy + ";"), "\(sentence)") }
  }

  @Test func `a search gives the same proposals again`() throws {
    let text = RecipeSearch.row + "  5. Title.Width = 300\n"
    func sentences() throws -> [String] {
      let (outcome, _) = try recipes.outcome(text) { base in
        (try? RecipeDocument.invariant("Price.Leading >= Title.Trailing + 8", of: base.scene)).flatMap(base.problem)
      }
      return RecipeSearch.proposals(outcome).map(\.sentence)
    }
    let first = try sentences()
    #expect(!first.isEmpty)
    #expect(try sentences() == first)
  }
}
