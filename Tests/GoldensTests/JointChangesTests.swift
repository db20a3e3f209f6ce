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
      JointChanges(from: before, alone: [facts(8, 50), facts(0, 60)], to: facts(8, 64, "\"A\" hidden")).changes == [
        .edge(view: "A", edge: .right, from: 68, to: 72), .fact(.view("A"), from: nil, to: .hidden),
      ])
  }
}
