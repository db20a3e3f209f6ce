import Testing

@testable import Verifying

/// What a run comes to.
@Suite struct RunTotalsTests {
  private static let empty = RunTotals(StoredRun(goldens: "Snapshots", isFiltered: false, scenes: []))

  private static let kinds: [(count: any WritableKeyPath<RunTotals, Int> & Sendable, one: String, two: String)] = [
    (\.layout, "1 layout changed", "2 layouts changed"), (\.paint, "1 picture changed", "2 pictures changed"),
    (\.missing, "1 without golden", "2 without golden"), (\.failed, "1 golden broken", "2 goldens broken"),
    (\.renderer, "1 of another renderer", "2 of another renderer"), (\.orphaned, "1 orphan", "2 orphans"),
    (\.removed, "1 scene removed", "2 scenes removed"),
    (\.pictureless, "1 golden picture missing", "2 golden pictures missing"),
    (\.troubles, "1 record unreadable", "2 records unreadable"), (\.findings, "1 finding", "2 findings"),
    (\.problems, "1 document unreadable", "2 documents unreadable"),
  ]

  @Test func `a run without anything to decide is clean, and says nothing`() {
    #expect(Self.empty.isClean)
    #expect(Self.empty.text.isEmpty)
    var identical = Self.empty
    (identical.cells, identical.identical) = (3, 3)
    #expect(identical.isClean)
    identical.cells = 4
    #expect(!identical.isClean)
  }

  @Test func `each kind of trouble is counted in words, one and several`() {
    for kind in Self.kinds {
      var totals = Self.empty
      totals[keyPath: kind.count] = 1
      #expect(totals.text == kind.one)
      totals[keyPath: kind.count] = 2
      #expect(totals.text == kind.two)
    }
  }

  @Test func `whatever is no cell and needs a decision makes a run unclean`() {
    for kind in Self.kinds.dropFirst(5) {
      var totals = Self.empty
      totals[keyPath: kind.count] = 1
      #expect(!totals.isClean, "\(kind.one)")
      #expect(totals.strays == [kind.one])
    }
  }

  @Test func `cells come before what is none`() {
    var totals = Self.empty
    (totals.orphaned, totals.paint, totals.layout) = (1, 2, 3)
    #expect(totals.text == "3 layouts changed, 2 pictures changed, 1 orphan")
  }
}
