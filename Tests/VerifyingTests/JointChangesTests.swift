import Testing

@testable import Goldens
@testable import Verifying

/// Effects that edits have only together.
@Suite struct JointChangesTests {
  private func facts(_ x: Double, _ width: Double, _ more: String...) -> LayoutFacts {
    LayoutFacts(lines: ["root size 100 100", "\"A\" frame \(x) 0 \(width) 10"] + more)
  }

  @Test func `sums are nothing of their own, and what no edit does is`() {
    let before = facts(0, 50)
    #expect(JointChanges(from: before, alone: [facts(8, 50), facts(0, 60)], to: facts(8, 60)).changes.isEmpty)
    #expect(JointChanges(from: before, alone: [facts(8, 50), facts(-8, 50)], to: before).changes.isEmpty)
    #expect(
      JointChanges(from: before, alone: [facts(8, 50), facts(0, 60)], to: facts(8, 84, "\"A\" hidden")).changes == [
        .edge(view: "A", edge: .right, from: 68, to: 92), .fact(.view("A"), from: nil, to: .hidden),
      ])
  }

  @Test func `what an edit alone changes for the most part is that edit's`() {
    let before = facts(0, 50)
    #expect(JointChanges(from: before, alone: [facts(8, 50), facts(0, 60)], to: facts(8, 64)).changes.isEmpty)
    let text = { (words: String) in "\"A\" text \"\(words)\" 0 10 40" }
    #expect(
      JointChanges(
        from: facts(0, 50, text("one two")), alone: [facts(0, 50, text("one two three")), facts(0, 50, text("one"))],
        to: facts(0, 50, text("one three"))
      ).changes.isEmpty)
  }
}
