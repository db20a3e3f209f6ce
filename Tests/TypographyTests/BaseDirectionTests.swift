import Testing

@testable import Typography

/// The direction of a paragraph: that of its first strong character outside isolates (UAX #9, P2 and P3).
@Suite struct BaseDirectionTests {
  @Test(
    arguments: [
      ("a", false), ("Z\u{5D0}", false), ("1a", false), ("é", false), ("\u{5D0}", true), ("1 \u{5D0}a", true),
      ("\u{627}", true), ("\u{FB1D}", true), ("\u{10900}", true), ("\u{200E}\u{5D0}", false), ("\u{200F}a", true),
      ("\u{61C}a", true), ("123", nil), ("", nil), ("-!", nil),
      // What an isolate holds does not count, nor what nested ones hold; an end without a beginning is nothing.
      ("\u{2066}\u{5D0}\u{2069}a", false), ("\u{2067}a\u{2069}\u{5D0}", true), ("\u{2068}\u{200F}\u{2069}a", false),
      ("\u{2066}\u{200E}\u{2069}\u{5D0}", true), ("\u{2066}\u{61C}\u{2069}a", false),
      ("\u{2066}\u{2066}\u{5D0}\u{2069}\u{5D0}\u{2069}a", false), ("\u{2069}\u{5D0}", true),
      ("\u{2066}\u{5D0}", nil), ("\u{2069}\u{2066}a\u{2069}\u{5D0}", true),
    ] as [(String, Bool?)])
  func `the first strong character outside isolates decides`(_ text: String, _ isRightToLeft: Bool?) {
    let found = Array(text.utf8).withUnsafeBufferPointer { BaseDirection.isRightToLeft($0) }
    #expect(found == isRightToLeft)
  }
}
