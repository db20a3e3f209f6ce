import Testing

@testable import Goldens

/// Which views are on one side of another.
@Suite struct ViewPlacesTests {
  /// Returns the views on a side of `V`, which is 10 to 30 points from the left and from the top, beside `A`.
  private func isOnSide(_ side: ViewPlaces.Side, _ x: Double, _ y: Double) -> Bool {
    let facts = LayoutFacts(lines: ["\"V\" frame 10 10 20 20", "\"A\" frame \(x) \(y) 5 5"])
    return ViewPlaces(ViewParents(parents: [:]), from: facts, to: facts).views(side, "V") == ["A"]
  }

  @Test func `a view that overlaps by half a point is still beside`() {
    #expect(isOnSide(.below, 0, 29.5))
    #expect(isOnSide(.above, 0, 5.5))
    #expect(isOnSide(.right, 29.5, 0))
    #expect(isOnSide(.left, 5.5, 0))
  }

  @Test func `a view that overlaps by more is not`() {
    #expect(!isOnSide(.below, 0, 29.4))
    #expect(!isOnSide(.above, 0, 5.6))
    #expect(!isOnSide(.right, 29.4, 0))
    #expect(!isOnSide(.left, 5.6, 0))
  }
}
