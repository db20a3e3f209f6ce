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
}
