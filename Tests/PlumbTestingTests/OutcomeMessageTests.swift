import Testing

@testable import PlumbTesting

/// What a failed assertion prints.
@Suite struct OutcomeMessageTests {
  private func outcome(lines: Int) -> LayoutOutcome {
    var outcome = LayoutOutcome(cells: 1, faults: ["fault"])
    outcome.explanation = (1...lines).map { "line \($0)" }.joined(separator: "\n")
    return outcome
  }

  @Test func `a message of twelve lines is whole`() {
    let lines = outcome(lines: 10).message?.split(separator: "\n") ?? []
    #expect(lines.count == 12)
    #expect(lines.first == "fault")
    #expect(lines.last == "line 10")
  }

  @Test func `a longer message is cut to twelve lines, and says how many are left out`() {
    let lines = outcome(lines: 11).message?.split(separator: "\n") ?? []
    #expect(lines.count == 12)
    #expect(lines.suffix(2) == ["line 9", "and 2 more lines; the page has all"])
  }

  @Test func `of many problems with the layout each is printed, and what else is known takes one line`() {
    var outcome = LayoutOutcome(cells: 1, faults: (1...14).map { "fault \($0)" })
    outcome.explanation = "line 1\nline 2\nline 3"
    let lines = outcome.message?.split(separator: "\n") ?? []
    #expect(lines.count == 15)
    #expect(lines.suffix(2) == ["fault 14", "and 4 more lines; the page has all"])
  }

  @Test func `nothing is printed if nothing failed`() {
    #expect(LayoutOutcome(cells: 1, faults: []).message == nil)
    #expect(LayoutOutcome(cells: 1, faults: []).isIdentical)
  }

  @Test func `pictures of six differences are attached, whatever their number`() {
    var outcome = outcome(lines: 1)
    outcome.differences = (1...7).map {
      LayoutOutcome.Difference(cell: "\($0)", message: "", pictures: ["\($0)-actual", "\($0)-expected"])
    }
    #expect(outcome.shownPictures.count == 12)
    #expect(outcome.shownPictures.first == "1-actual")
    #expect(outcome.shownPictures.last == "6-expected")
  }

  @Test func `a problem is printed alone`() {
    #expect(LayoutOutcome.problem("no cells").message == "no cells")
    #expect(!LayoutOutcome.problem("no cells").isIdentical)
  }
}
