import Testing

@testable import Typography

/// Families in which a character is looked up.
@Suite struct FallbackFamilyTests {
  @Test(
    arguments: [
      ("a face", "\u{1F600}", true), ("a newer pictograph that is text by default", "\u{1F5A5}", true),
      ("an older one with an emoji's look", "\u{231A}", true),
      ("an older one that is text by default", "\u{2602}", false),
      ("a digit", "1", false), ("an arrow", "\u{2192}", false),
    ] as [(String, Unicode.Scalar, Bool)])
  func `pictographs are looked up among the emoji first, other symbols last`(
    _ name: String, _ scalar: Unicode.Scalar, _ isPicture: Bool
  ) {
    let families = FallbackFonts.families(for: scalar)
    #expect(FallbackFonts.isPicture(scalar) == isPicture, "\(name)")
    #expect((families.first == FallbackFonts.emoji) == isPicture, "\(name)")
    #expect(Set(families).count == families.count, "\(name)")
  }

  @Test func `what is in no block is looked up among the symbols, then the emoji`() {
    let families = FallbackFonts.families(for: "\u{2602}")
    #expect(families == ["NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoColorEmoji"])
    #expect(FallbackFonts.families(for: "\u{1F600}") == ["NotoColorEmoji"] + families.dropLast())
  }
}
