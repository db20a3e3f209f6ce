import Testing

@testable import Values

@Suite struct EscapedTests {
  /// All scalars that are dangerous in some output, and marks that join them to their neighbours.
  private static let dangerous =
    (0..<0x100).compactMap(Unicode.Scalar.init) + [
      "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}",
      "\u{202E}",
      "\u{2060}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{E0041}", "\u{1F600}",
    ]

  /// Each dangerous scalar alone, between letters, after a mark that joins the next scalar, and before one that joins
  /// the previous one.
  private static let texts = dangerous.flatMap { scalar in
    ["\(scalar)", "a\(scalar)b", "\u{600}\(scalar)", "\(scalar)\u{301}", "\u{600}\(scalar)\u{301}\u{FE0F}"]
  }

  @Test(arguments: [
    ("a <b> & \"c\" 'd'", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"), ("\u{600}<\u{301}", "\u{600}&lt;\u{301}"),
    ("\"\u{301}", "&quot;\u{301}"), ("a\tb\n", "a\tb\n"), ("\u{0}\u{1B}\u{9B}\r", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `HTML shows markup as text`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.html(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("a <b> & \"c\" 'd'", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"), ("\"\u{301}", "&quot;\u{301}"),
    ("a\tb\r\nc", "a&#9;b&#13;&#10;c"), ("\u{0}\u{1B}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{85}", "&#133;"),
  ])
  func `XML shows markup as text and keeps line ends`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.xml(text)) == scalars(expected))
  }

  @Test(arguments: [
    (#"{"a":"\u{600}</script>"}"#, #"{"a":"\u{600}\u003c/script\u003e"}"#),
    ("[\"\u{600}<\u{301}!--\"]", "[\"\u{600}\\u003c\u{301}!--\"]"), ("\u{2028}&", "\\u2028\\u0026"),
  ])
  func `a script holds nothing that could end it`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.script(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("a-b/c_d~e.png", "a-b/c_d~e.png"), ("\u{600}#\u{301}é", "%D8%80%23%CC%81%C3%A9"), ("a b?%\u{0}", "a%20b%3F%25%00"),
  ])
  func `an address has only characters that need no quoting`(_ text: String, _ expected: String) {
    #expect(Escaped.address(text) == expected)
    #expect(Escaped.comment(text) == expected.replacing("-", with: "%2D"))
  }

  @Test(arguments: [
    ("View.Left +1 pt", "View.Left \\+1 pt"), ("a\r\nb", "a  b"), ("   a", "a"), ("*\u{301}_", "\\*\u{301}\\_"),
    ("<b>&", "&lt;b&gt;&amp;"), ("@all #1 #a", "\\@\u{200B}all \\#\u{200B}1 \\#a"), ("- a-b", "\\- a-b"),
    ("12. a 3.4", "12\\. a 3.4"), ("https://WWW.a.b", "https\\://WWW\\.a.b"), ("$x$", "&#36;x&#36;"),
    ("\u{1B}\u{202E}", "\u{FFFD}\u{FFFD}"), ("constraint 1: x", "constraint 1: x"),
  ])
  func `Markdown shows its own signs as text`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.markdown(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("login#1", "`login#1`"), ("a`b", "``a`b``"), ("``", "``` `` ```"), ("`a", "`` `a ``"), ("", "`  `"),
    ("a\r\nb", "`a  b`"), ("\u{1B}@x\u{200B}", "`\u{FFFD}@x\u{FFFD}`"),
  ])
  func `a span of code holds its text as it is`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.markdownCode(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("{\n  \"a\" : \"##[x]\u{600}\"\n}", "{\n  \"a\" : \"#\\u0023[x]\u{600}\"\n}"),
    ("[\"\u{7F}\u{9B}\u{202E}\u{2028}é\"]", "[\"\\u007f\\u009b\\u202e\\u2028é\"]"),
  ])
  func `JSON that is written already keeps its meaning and loses what a terminal or a log obeys`(
    _ text: String, _ expected: String
  ) {
    #expect(scalars(Escaped.encoded(json: text)) == scalars(expected))
  }

  @Test(arguments: [
    ("Card", "\"Card\""), ("a \\(b) \"c\"", "\"a \\\\(b) \\\"c\\\"\""),
    ("\u{600}\"\u{301}\n\u{1B}\u{202E}", "\"\u{600}\\\"\u{301}\\n\\u{1b}\\u{202e}\""),
  ])
  func `a Swift literal holds quotation marks, backslashes and control characters`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.swift(text)) == scalars(expected))
  }

  @Test(arguments: [("Card from code", "Card from code"), ("a`b\\\n\u{202E}é", "a_b___é"), ("`\u{301}", "_\u{301}")])
  func `a name of a Swift function has nothing that ends it`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.swiftName(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("Red View", "Red View"), ("a\r\nb\tc", #"a\r\nb\tc"#), ("\u{1B}[2J\u{9B}\u{7}", #"\u{1b}[2J\u{9b}\u{7}"#),
    ("\u{202E}a\u{2028}\u{FEFF}", #"\u{202e}a\u{2028}\u{feff}"#), ("👩‍👧 é", "👩‍👧 é"), ("a\\n", "a\\n"),
  ])
  func `a line shows what would move or hide text`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.line(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("a: b\n\tc::d\n", "a: b\n\tc::d\n"), ("::stop-commands::x", #"\::stop-commands::x"#),
    ("a\n \u{A0}::error::b", "a\n \u{A0}\\::error::b"), ("x ##[add-mask]y ##vso[z]", "x #\\#[add-mask]y #\\#vso[z]"),
    ("a\r\u{1B}[K::x", #"a\r\u{1b}[K::x"#), ("#\u{301}##[", "#\u{301}#\\#["),
  ])
  func `lines hold no command of a CI log`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.lines(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("a\"b\\c\nd\te\rf", #""a\"b\\c\nd\te\rf""#), ("\u{1B}\u{9B}\u{202E}", #""\u001b\u009b\u202e""#),
    ("##[x]", ##""#\u0023[x]""##), ("\u{E0041}", #""\udb40\udc41""#), ("é/", #""é/""#),
    ("\"\u{301}", "\"\\\"\u{301}\""),
  ])
  func `a JSON text holds what is dangerous as escapes`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.json(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("50%\r\na", "50%25%0D%0Aa"), ("a:b,c", "a:b,c"), ("\u{1B}[31m", #"\u{1b}[31m"#),
    ("#1 ##[error]x", "#1 #\\#[error]x"),
  ])
  func `the message of an annotation stays one annotation`(_ text: String, _ expected: String) {
    #expect(Escaped.annotation(text) == expected)
  }

  @Test(arguments: [("a:b,c%\r\n", "a%3Ab%2Cc%25%0D%0A"), (":\u{301}", "%3A\u{301}")])
  func `a property of an annotation stays one property`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.annotationProperty(text)) == scalars(expected))
  }

  @Test(arguments: [
    ("a b#1", "'a b#1'"), ("it's", #"'it'\''s'"#), ("'\u{301}", "''\\''\u{301}'"), ("a`b", #"$'a\U00000060b'"#),
    ("\u{1B}'\\\n", #"$'\U0000001b\'\\\U0000000a'"#),
  ])
  func `a shell reads one word`(_ text: String, _ expected: String) {
    #expect(scalars(Escaped.shell(text)) == scalars(expected))
  }

  @Test func `no delimiter and no control character is left, whatever stands beside it`() {
    let hidden = "\u{2028}\u{202E}\u{FEFF}\u{200B}\u{E0041}"
    for text in Self.texts {
      #expect(isFree(Escaped.html(text), of: "<>\"'", allowing: "\t\n"))
      #expect(isFree(Escaped.xml(text), of: "<>\"'\u{FFFE}\u{FFFF}", allowing: ""))
      #expect(isFree(Escaped.script(text), of: "<>&\u{2028}\u{2029}", allowing: nil))
      #expect(isFree(Escaped.markdown(text), of: "<>$", allowing: ""))
      #expect(isFree(Escaped.line(text), of: hidden, allowing: ""))
      #expect(isFree(Escaped.lines(text), of: hidden, allowing: "\t\n"))
      #expect(isFree(Escaped.annotationProperty(text), of: ":,", allowing: ""))
      #expect(isFree(Escaped.shell(text), of: "`", allowing: ""))
      #expect(scalars(Escaped.lines(Escaped.json(text))) == scalars(Escaped.json(text)))
    }
  }

  /// Returns the scalars of a text: `==` considers canonical equivalents equal.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// - Parameter allowed: Control characters that may stay; nil for all.
  private func isFree(_ text: String, of forbidden: String, allowing allowed: String?) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      !forbidden.unicodeScalars.contains(scalar)
        && (!scalar.isControl || allowed?.unicodeScalars.contains(scalar) ?? true)
    }
  }
}
