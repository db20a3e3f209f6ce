import Testing

@testable import Goldens

/// A tolerance in words, as reports state it.
@Suite struct ToleranceWordsTests {
  @Test func `what allows nothing is exact, whatever its name`() {
    #expect(GoldenTolerance.exact.description == "exact")
    #expect(GoldenTolerance(name: "strict").description == "exact")
  }

  @Test func `each bound that is set is stated once`() {
    var tolerance = GoldenTolerance(name: "loose", channel: 9, pixels: 0.01)
    #expect(tolerance.description == "loose: a channel up to 9 of 255, 1 % of the pixels")
    (tolerance.delta, tolerance.window, tolerance.count, tolerance.points) = (2.5, 0.25, 1, 0.5)
    #expect(
      tolerance.description
        == "loose: a channel up to 9 of 255, 1 % of the pixels, 1 pixel, ΔE up to 2.5, 25 % of 16 × 16, "
        + "edges up to 0.5 pt")
  }
}
