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
    return parts.seen(golden: golden, now, ComparedTrees(before: none, after: none, reparented: [])).map(\.changes)
  }

  @Test func `an edge that is where it was is left out, and one that moved is kept`() {
    let moved = FactChange.edge(view: "A", edge: .left, from: 0, to: 8)
    let invented = FactChange.edge(view: "A", edge: .top, from: 0, to: 30)
    #expect(shown([part("A", [moved, invented])], facts(0), facts(8)) == [[moved]])
  }

  @Test func `an edit whose effect another one cancels keeps it`() {
    let moved = FactChange.edge(view: "A", edge: .left, from: 0, to: 8)
    let cancelled = FactChange.edge(view: "B", edge: .left, from: 0, to: 8)
    #expect(shown([part("A", [moved]), part("B", [cancelled])], facts(0), facts(8)) == [[moved], [cancelled]])
  }

  private static let relative = FactChange.edge(view: "A", edge: .left, from: 30, to: 20)

  /// Returns what is shown of a view that moved from the root into a view at 10, 10.
  private func reparented(to x: Double, _ y: Double, _ property: String) -> [[FactChange]] {
    func facts(_ x: Double, _ y: Double) -> LayoutFacts {
      LayoutFacts(lines: ["root size 100 100", "\"B\" frame 10 10 50 50", "\"A\" frame \(x) \(y) 20 10"])
    }
    let (golden, now) = (facts(30, 20), facts(x, y))
    let change = DocumentChange(
      kind: .changed, subject: "A", properties: [.init(name: property, from: "Root View", to: "B")], views: ["A"])
    let part = CausedChanges(
      cause: .inputs([change]), status: .layout, changes: [Self.relative], facts: (golden, now))
    let trees = ComparedTrees(
      before: ViewParents(parents: [:]), after: ViewParents(parents: ["A": "B"]), reparented: ["A"])
    return [part].seen(golden: golden, now, trees).map(\.changes)
  }

  @Test func `a view in another superview is compared where it is on the screen`() {
    #expect(
      reparented(to: 20, 15, "superview") == [
        [.edge(view: "A", edge: .top, from: 20, to: 25), .edge(view: "A", edge: .bottom, from: 30, to: 35)]
      ])
    // It stays where it was.
    #expect(reparented(to: 20, 10, "superview") == [[]])
    // Another edit of the view keeps what it does by itself.
    #expect(reparented(to: 20, 10, "text") == [[Self.relative]])
  }
}
