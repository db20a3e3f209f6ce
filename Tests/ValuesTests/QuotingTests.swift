import Testing

@testable import Values

@Suite struct QuotingTests {
  @Test(arguments: [
    ("Red View", #""Red View""#, #""Red View""#),
    ("a\"b\\c\nd", #""a\"b\\c\nd""#, #""a\"b\\c\nd""#),
    ("tab\tend", #""tab\u{9}end""#, #""tab\tend""#),
    ("\u{1B}[2J", #""\u{1b}[2J""#, #""\u001b[2J""#),
    ("\u{202E}left", #""\u{202e}left""#, #""\u202eleft""#),
    ("\r\n", #""\u{d}\n""#, #""\u000d\n""#),
    // YAML allows neither.
    ("\u{FFFE}\u{FFFF}", #""\u{fffe}\u{ffff}""#, #""\ufffe\uffff""#),
    // A combining or prepended mark forms one character with its neighbour.
    ("\"\u{301}", "\"\\\"\u{301}\"", "\"\\\"\u{301}\""),
    ("\u{600}\"", "\"\u{600}\\\"\"", "\"\u{600}\\\"\""),
  ])
  func `quoted text stays on one line and hides nothing`(_ text: String, _ record: String, _ yaml: String) {
    #expect(Quoting.record.quoted(text) == record)
    #expect(Quoting.yaml.quoted(text) == yaml)
  }

  @Test(arguments: ["", "plain", "a \"b\" \\c", "a\nb\tc", "\u{0}\u{1F}\u{7F}", "\u{200E}x\u{2028}", "é☃", "\\u0041"])
  func `a text in quotation marks for YAML is read back`(_ text: String) {
    #expect(Quoting.unquotedYAML(Quoting.yaml.quoted(text)) == text)
  }

  @Test(
    arguments: [
      ("\"\\u0041\\u00e9b\"", "Aéb"), ("\"\\u004\"", nil), ("\"\\uD800\"", nil), ("\"\\uxyzw\"", nil),
      ("\"a\"b\"", nil),
      ("\"a\\\"", nil), ("\"\\q\"", nil), ("a", nil), ("\"", nil), ("\"\"", ""), ("\"a", nil), ("a\"", nil),
    ] as [(String, String?)])
  func `what is no text in quotation marks is nothing`(_ quotation: String, _ text: String?) {
    #expect(Quoting.unquotedYAML(quotation) == text)
  }
}
