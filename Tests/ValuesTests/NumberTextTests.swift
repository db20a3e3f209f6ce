import Testing

@testable import Values

/// Numbers are read as Swift reads them, only faster.
@Suite struct NumberTextTests {
  @Test(arguments: [
    "0", "-0", "7", "-12.5", "0.1", "111.667", "999999999999999", "-0.000001", "5.", ".5", "-.5", "1e3", "inf", "-inf",
    // More digits than an exact integer has, and more than an integer can hold.
    "0.1234567890123456", "1234567890.12345678", "9007199254740993", "12345678901234567890",
    "0.30000000000000004440892098500626161694526672363281250", "-123456789012345678901234567890.5",
  ])
  func `a number is that of its text, however many digits it has`(_ text: String) throws {
    let number = try #require(Double(text))
    #expect(NumberText.number(text) == number)
  }

  @Test(arguments: ["", "-", "--1", "1.2.3", " 1", "1 ", "a", "0x", "1,5", "."])
  func `what is no number is none`(_ text: String) {
    #expect(NumberText.number(text) == nil)
  }

  @Test(
    arguments: [
      (1...1, "1"), (320...1366, "320...1366"), (0.5...2.25, "0.5...2.25"),
    ] as [(ClosedRange<Double>, String)])
  func `a range is its ends, or the one number in it`(_ range: ClosedRange<Double>, _ text: String) {
    #expect(NumberText.plain(range) == text)
  }
}
