import Testing

@testable import Values

/// Texts whose numbers are stored separately from their words.
@Suite struct NumberedTextTests {
  @Test func `words and numbers are kept in order`() {
    let text: NumberedText = "screen: \(number: 393) by \(number: 852.5)"
    #expect(text.words == ["screen: ", " by ", ""])
    #expect(text.numbers == [393, 852.5])
    #expect(text.text == "screen: 393 by 852.5")
  }

  @Test func `infinite numbers are words with their signs`() {
    let text: NumberedText = "\(number: .infinity) and \(number: -.infinity)"
    #expect(text.text == "infinity and -infinity")
  }

  @Test func `a text is added with its numbers`() {
    var text: NumberedText = "a \(number: 1)"
    let other: NumberedText = " b \(number: 2) c"
    text.append(other)
    text.append("!")
    text.append(number: 3)
    #expect(text.words == ["a ", " b ", " c!", ""])
    #expect(text.text == "a 1 b 2 c!3")
  }

  @Test func `the same words with other numbers are another text`() {
    let (one, two): (NumberedText, NumberedText) = ("a \(number: 1)", "a \(number: 2)")
    #expect(one != two)
    #expect(one.words == two.words)
  }
}
