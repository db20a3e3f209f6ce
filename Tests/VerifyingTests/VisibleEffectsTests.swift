import Testing

@testable import Goldens
@testable import RecipeDocuments
@testable import Verifying

/// Effects of single edits, without those that one does not see between a golden and a cell.
@Suite struct VisibleEffectsTests {
  private func facts(_ x: Double, _ more: String...) -> LayoutFacts {
    LayoutFacts(lines: ["root size 100 100", "\"A\" frame \(x) 0 50 10"] + more)
  }

  private func part(_ view: String, _ changes: [FactChange]) -> CausedChanges {
    let change = DocumentChange(kind: .changed, subject: view, views: [view])
    return CausedChanges(
      cause: .inputs([change]), status: .layout, changes: changes, facts: (facts(0), facts(0)))
  }

  private func shown(_ parts: [CausedChanges], _ golden: LayoutFacts, _ now: LayoutFacts) -> [[FactChange]] {
    let none = ViewParents(parents: [:])
    return parts.seen(golden: golden, now, (none, none), reparented: []).map(\.changes)
  }

  @Test func `an edge that is where it was is left out, and one that moved is kept`() {
    let moved = FactChange.edge(view: "A", edge: .left, from: 0, to: 8)
    let invented = FactChange.edge(view: "A", edge: .top, from: 0, to: 30)
    #expect(shown([part("A", [moved, invented])], facts(0), facts(8)) == [[moved]])
  }

  @Test func `an edit of which nothing is seen is no cause beside another one`() {
    let moved = FactChange.edge(view: "A", edge: .left, from: 0, to: 8)
    let invented = FactChange.fact(.view("A"), from: nil, to: .hidden)
    #expect(shown([part("A", [invented]), part("B", [moved])], facts(0), facts(8)) == [[moved]])
  }

  @Test func `effects are kept if nothing would be left`() {
    let invented = FactChange.fact(.view("A"), from: nil, to: .hidden)
    #expect(shown([part("A", [invented])], facts(0), facts(0)) == [[invented]])
  }

  @Test func `a view in another superview is compared where it is on the screen`() {
    let golden = LayoutFacts(lines: ["root size 100 100", "\"B\" frame 10 10 50 50", "\"A\" frame 30 0 20 10"])
    let now = LayoutFacts(lines: ["root size 100 100", "\"B\" frame 10 10 50 50", "\"A\" frame 20 0 20 10"])
    let relative = FactChange.edge(view: "A", edge: .left, from: 30, to: 20)
    let trees = (before: ViewParents(parents: [:]), after: ViewParents(parents: ["A": "B"]))
    let found = [part("A", [relative])].seen(golden: golden, now, trees, reparented: ["A"]).map(\.changes)
    #expect(
      found == [
        [
          .edge(view: "A", edge: .top, from: 0, to: 10), .edge(view: "A", edge: .bottom, from: 10, to: 20),
        ]
      ])
  }
}
