import Foundation
import Layout
import Linting
import RecipeDocuments
import Repair
import Testing

/// What repairs a finding of lint, or a text that is cut, as a person would.
@MainActor
@Suite struct LintRepairTests {
  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  /// Returns the sentences of the proposals for a problem, without what they move.
  private func sentences(_ text: String, _ problem: (RepairBaseline) -> Problem?) throws -> [String] {
    let scene = try RecipeDocument.decode(text, document: "card.yaml", fonts: .installed)
    let base = RepairBaseline(scene, RepairRange(cells: Matrix.standard), pipeline, LintSettings())
    let document = RepairDocument(path: "card.yaml", form: .recipe, text: text)
    let found = try #require(problem(base), "\(base.problems.map(\.id))")
    guard case .repaired(let proposals) = RepairSearch(base, document, found).outcome() else { return [] }
    return proposals.map { String($0.sentence.prefix { $0 != ";" }) }
  }

  @Test func `lines that are too long end at the readable guide`() throws {
    let words = String(repeating: "Words that go on and on over the whole of a wide screen. ", count: 8)
    let found = try sentences(
      """
      title: Article
      views: { Text: { label: "\(words)", font: body, lines: 0 } }
      constraints: |
        1. Text.Leading = Superview.LeadingMargin
        2. Text.Trailing = Superview.TrailingMargin
        3. Text.Top = Safe Area.Top + 20

      """
    ) { base in base.problems.first { $0.id.hasPrefix("readable-width") } }
    #expect(
      found.contains(
        "1. Text.Leading becomes Text.Leading = Readable Guide.Leading, and 2. Text.Trailing becomes Text.Trailing = Readable Guide.Trailing"
      ), "\(found)")
  }

  @Test func `a text of fixed size gets a style`() throws {
    let found = try sentences(
      """
      title: Texts
      views: { A: { label: One, font: body }, B: { label: Two, font: 17 } }
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. A.Top = Safe Area.Top + 20
        3. B.Leading = A.Leading
        4. B.Top = A.Bottom + 8

      """
    ) { base in base.problems.first { $0.id.hasPrefix("fixed-text-size") } }
    #expect(found.first == "B has a text style, which follows the reader's text size", "\(found)")
  }

  @Test func `a field is stretched beside a button, whatever else stands there`() throws {
    let found = try sentences(
      """
      title: Chat
      views: { Field: { textField: Message }, Send: { button: Send }, Count: { stepper: } }
      constraints: |
        1. Field.Leading = Superview.LeadingMargin
        2. Send.Leading = Field.Trailing + 8
        3. Send.Trailing = Superview.TrailingMargin
        4. Field.Top = Safe Area.Top + 8
        5. Send.CenterY = Field.CenterY
        6. Count.Top = Field.Bottom + 8
        7. Count.Leading = Superview.LeadingMargin

      """
    ) { base in base.problems.first { $0.id.hasPrefix("equal-hugging") } }
    #expect(found.first == "Send keeps to its content where there is width to spare (hugging 251)", "\(found)")
    #expect(found.contains("Field is stretched before others where there is width to spare (hugging 249)"), "\(found)")
    #expect(!found.contains { $0.contains("hugging 751") }, "\(found)")
  }

  @Test func `content of a row ends at its bottom margin`() throws {
    let found = try sentences(
      """
      title: List
      views:
        List:
          table: plain
          views:
            Row:
              views:
                Text: { label: "A long text of a row that takes several lines on each phone, and does not end", font: body, lines: 0 }
      constraints: |
        1. List.Leading = Superview.Leading
        2. List.Trailing = Superview.Trailing
        3. List.Top = Superview.Top
        4. List.Bottom = Superview.Bottom
        5. Text.Leading = Row.LeadingMargin
        6. Text.Trailing = Row.TrailingMargin
        7. Text.Top = Row.TopMargin

      """
    ) { base in base.problems.first { $0.id.hasPrefix("row-height") } }
    #expect(found.contains("a new constraint: Superview.BottomMargin >= Text.Bottom"), "\(found)")
  }

  @Test func `a view that only a variation ends gets an end in all size classes`() throws {
    let found = try sentences(
      """
      title: Panel
      views: { Panel: { background: red, views: { Word: { label: Word, font: body } } } }
      constraints: |
        1. Panel.Leading = Superview.Leading
        2. Panel.Width = 100
        3. Word.Leading = Panel.Leading + 8
        4. Word.Top = Panel.Top + 8
      variations:
        regular x any:
          constraints: |
            5. Panel.Top = Safe Area.Top
            6. Panel.Bottom = Word.Bottom + 8

      """
    ) { base in base.problems.first { $0.id.hasPrefix("size-class-fallback") || $0.id.hasPrefix("ambiguous") } }
    #expect(
      found.first
        == "a new constraint: Superview.Bottom = Word.Bottom + 8, and a new constraint: Panel.Top = Safe Area.Top",
      "\(found)")
  }

  @Test func `texts that are cut may have any number of lines, both at once`() throws {
    let words = "A text that is longer than the width of a phone, so that its end is cut"
    let found = try sentences(
      """
      title: Cut
      views: { A: { label: "\(words)", font: body }, B: { label: "\(words)", font: body } }
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. A.Trailing = Superview.TrailingMargin
        3. A.Top = Safe Area.Top + 20
        4. B.Leading = A.Leading
        5. B.Trailing = A.Trailing
        6. B.Top = A.Bottom + 8

      """
    ) { base in (try? RecipeDocument.invariant("not cut: *", of: base.scene)).flatMap(base.problem) }
    #expect(found.first == "A may have any number of lines, and B may have any number of lines", "\(found)")
  }

  @Test func `a text that a constraint cuts gets room and lines`() throws {
    let found = try sentences(
      """
      title: Cut
      views: { A: { label: Some more words, font: body } }
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. A.Top = Safe Area.Top + 20
        3. A.Width = 60

      """
    ) { base in (try? RecipeDocument.invariant("not cut: A", of: base.scene)).flatMap(base.problem) }
    #expect(found.first == "A may have any number of lines", "\(found)")
  }
}
