import Testing

@testable import LanguageServer

/// Edits from one text to another.
@Suite struct TextLinesTests {
  @Test(arguments: [
    ("a\nb\nc\n", "a\nB\nc\n", "B\n"), ("a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n", "B\r\n"), ("a\nb", "a\nb\nc\n", "b\nc\n"),
    ("a\nb\n", "a\n", ""), ("a\n", "a\nb\n", "b\n"), ("a\nb", "a\nc", "c"), ("", "a\n", "a\n"), ("a", "a", ""),
  ])
  func `an edit has the lines that differ, with their ends`(_ old: String, _ new: String, _ inserted: String) {
    var lines = TextLines(old, .utf16)
    let edit = lines.edit(to: new)
    #expect(edit.text == inserted)
    lines.replace(edit.range, with: edit.text)
    #expect(Array(lines.text.utf8) == Array(new.utf8))
  }
}
