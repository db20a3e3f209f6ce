import Testing

@testable import RecipeDocuments

/// What is advised in place of a font as other programs write it.
@Suite struct FontAdviceTests {
  @Test(
    arguments: [
      ("17pt", "a size is a number of points: 17"), ("24 px", "a size is a number of points: 24"),
      ("9.5 points", "a size is a number of points: 9.5"), ("bold 38pt", "a size is a number of points: 38 bold"),
      ("6 point italic", "a size is a number of points: 6 italic"), ("Lato 17pt", nil), ("17", nil),
      ("SF Pro Bold 17", "the system's font is its size and weight: 17 bold"),
      ("-apple-system 13", "the system's font is its size: 13"), ("San Francisco", "the system's font is its size: 17"),
      ("UIFont.systemFont(ofSize: 28)", "the system's font is its size: 28"),
      (".boldSystemFont(ofSize: 12.5)", "the system's font is its size and weight: 12.5 bold"),
      ("SF Mono 12", nil), ("SF Compact 12", nil),
      (".preferredFont(forTextStyle: .title1)", "a text style is written by its name: title1"),
      ("UIFontTextStyle.Body textStyle: UIFontTextStyleBody", "a text style is written by its name: body"),
      ("textStyle: unheard", "a text style is written by its name: body"), ("title 1", "did you mean title1?"),
      ("large-title x", nil), ("body", nil),
      (#"UIFont(name: "Lato-Bold", size: 23)"#, "write its name and size: Lato-Bold 23"),
      (#"fontWithName: @"Lato" size: 9.5"#, "write its name and size: Lato 9.5"),
      ("semibold 14pt", "a size is a number of points: 14 semibold"),
      ("regular 14pt", "a size is a number of points: 14"),
    ] as [(String, String?)])
  func `a font of another program is advised as a recipe writes it`(_ font: String, _ advice: String?) {
    #expect(FontAdvice.text(for: font.split(separator: " ").map(String.init)) == advice)
  }
}
