import Testing
import Values

/// Lists that name their first items.
@Suite struct ListingTests {
  @Test(arguments: [
    ([], ""), (["A"], "A"), (["A", "B", "C"], "A, B, C"), (["A", "B", "C", "D"], "A, B, C and 1 more"),
    (["A", "B", "C", "D", "E"], "A, B, C and 2 more"),
  ])
  func `a list names three items and counts the others`(_ items: [String], _ text: String) {
    #expect(Listing.text(items) == text)
  }

  @Test func `others have a noun, with its plural`() {
    #expect(Listing.text(["A", "B"], limit: 1, "view") == "A and 1 more view")
    #expect(Listing.text(["A", "B", "C"], limit: 1, "view") == "A and 2 more views")
  }

  @Test func `a count after semicolons follows a semicolon`() {
    #expect(Listing.text(["A", "B", "C"], limit: 2, "change", separator: "; ") == "A; B; and 1 more change")
  }

  @Test func `lines end with the number of others, and where they are`() {
    #expect(Listing.lines(["A", "B"], limit: 2) == ["A", "B"])
    #expect(
      Listing.lines(["A", "B", "C"], limit: 1, "line", hint: "--all lists them")
        == ["A", "and 2 more lines; --all lists them"])
  }

  @Test(arguments: [0, -1]) func `nothing is said where nothing is left out`(_ count: Int) {
    #expect(Listing.rest(count, "view") == nil)
  }
}
