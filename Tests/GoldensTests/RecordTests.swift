import Testing

@testable import Goldens

@Suite struct RecordTests {
  private func facts(_ lines: String...) -> LayoutFacts { LayoutFacts(lines: lines) }

  private func record(_ cells: [(String, String, LayoutFacts)]) -> SceneRecord {
    SceneRecord(
      renderer: "test 1", title: "A \"title\"",
      cells: cells.map { (SceneRecord.CellEntry(name: $0.0, pixelHash: $0.1), $0.2) })
  }

  @Test func `cells with equal facts stand together, in the order of their first`() {
    let (a, b) = (facts("\"V\" frame 0 0 10 10"), facts("\"V\" frame 0 0 20 10"))
    let record = record([("one", "11", a), ("two", "22", b), ("three", "33", a)])
    #expect(
      record.text == """
        plumb record 4
        renderer test 1
        title "A \\"title\\""
        rules \(LayoutRules.version)

        cell one pixels 11
        cell three pixels 33
          "V" frame 0 0 10 10

        cell two pixels 22
          "V" frame 0 0 20 10

        end

        """)
    #expect(record.groups.count == 2)
  }

  @Test func `what is written is read back`() throws {
    let record = record([
      ("a", "1", facts("root size 10 20", "\"x\\\"y\\\\z\" text \"a\\nb\" 0 1 2")), ("b", "2", facts("root size 3 4")),
    ])
    #expect(try SceneRecord(parsing: record.text) == record)
    #expect(try SceneRecord(parsing: record.text.replacing("\n", with: "\r\n")) == record)
  }

  @Test func `a cell may say what it draws`() throws {
    let cells = [("a", "22", "11"), ("b", "22", "11"), ("c", "33", nil), ("d", "33", nil), ("e", "22", "11")].map {
      (SceneRecord.CellEntry(name: $0, pixelHash: $1, drawingHash: $2), facts($0 == "e" ? "y" : "x"))
    }
    let record = SceneRecord(renderer: "r", title: "t", cells: cells)
    #expect(
      record.text.contains("\ncell a pixels 22 drawing 11\ncell b\ncell c pixels 33\ncell d\n  x\n\ncell e pixels 22\n")
    )
    #expect(try SceneRecord(parsing: record.text) == record)
    let older = record.text.replacing("record 4", with: "record 3").replacing(" drawing 11", with: "")
    #expect(try SceneRecord(parsing: older).cells.allSatisfy { $0.entry.drawingHash == nil })
    #expect(throws: RecordError.self) {
      try SceneRecord(parsing: record.text.replacing("cell e pixels 22", with: "cell e"))
    }
    #expect(throws: RecordError.self) { try SceneRecord(parsing: record.text.replacing("drawing", with: "drawn")) }
  }

  @Test func `cells with equal facts stand together, wherever a merge has left them`() throws {
    let text =
      "plumb record 4\nrenderer r\ntitle t\n\ncell a pixels 1\n  x\n\ncell b pixels 2\n  y\n\ncell c pixels 3\n  x\n\nend\n"
    let record = try SceneRecord(parsing: text)
    #expect(record.groups.map { $0.cells.map(\.name) } == [["a", "c"], ["b"]])
  }

  @Test func `a record says the version of its layout rules, the first where it says none`() throws {
    let old = "plumb record 2\nrenderer x\ntitle y\n\ncell a pixels 1\n  root size 1 2\n\nend\n"
    let first = try SceneRecord(parsing: old)
    #expect(first.rules == 1 && !first.text.contains("rules"))
    let newer = record([("b", "2", facts("root size 3 4"))])
    #expect(newer.rules == LayoutRules.version)
    // While some cells still follow the old rules, so does the record.
    #expect(first.merging(newer, isPartial: true).rules == 1 && first.merging(newer).rules == LayoutRules.version)
  }

  @Test func `a title with line ends and quotation marks survives`() throws {
    for title in ["a\nb", "plumb record 1", "\"", "\\n\u{7}\u{2028}é"] {
      let record = SceneRecord(renderer: "r", title: title, cells: [])
      #expect(try SceneRecord(parsing: record.text).title == title)
    }
  }

  @Test(arguments: [
    ("", RecordError.notARecord(line: 1)), ("hello", .notARecord(line: 1)),
    ("plumb record 9\nrenderer x\ntitle y\n", .otherVersion(9)),
    ("plumb record 1\nnonsense\n", .notARecord(line: 2)),
    ("plumb record 1\nrenderer x\ntitle y\n\ncell broken\n", .notARecord(line: 5)),
    ("plumb record 1\nrenderer x\ntitle y\n\n<<<<<<< HEAD\ncell a pixels 1\n", .mergeConflict(line: 5)),
    ("plumb record 1\nrenderer x\ntitle y\n\ncell a pixels 1\n  root size 1 2\n", .cutOff),
  ])
  func `what is no record says where`(_ text: String, _ error: RecordError) {
    #expect(throws: error) { try SceneRecord(parsing: text) }
  }

  @Test func `merging replaces the cells that are new and keeps the others`() {
    let old = record([("a", "1", facts("x")), ("b", "2", facts("x"))])
    let new = record([("b", "3", facts("y"))])
    let merged = old.merging(new)
    #expect(
      Set(merged.cells.map { "\($0.entry.name) \($0.entry.pixelHash) \($0.facts.lines)" }) == [
        "a 1 [\"x\"]", "b 3 [\"y\"]",
      ])
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0001, "0"), (111.6666667, "111.667"), (-1.5, "-1.5"), (.infinity, "inf"), (-.infinity, "-inf"),
      (1e300, "inf"),
    ] as [(Double, String)])
  func `numbers are short and the same everywhere`(_ value: Double, _ text: String) {
    #expect(NumberText.plain(value) == text)
  }

  @Test(arguments: ["\u{301}x", "x\u{600}", "\"\u{301}", "a\\\u{301}n", "\u{600}\" : \u{301}", "\u{1B}\n\u{202E}", ""])
  func `combining marks hide no quotation mark`(_ name: String) {
    let quoted = LayoutFacts.quoted(name)
    #expect(Array(LayoutFacts.unquoted(quoted).unicodeScalars) == Array(name.unicodeScalars))
    let parts = LayoutFacts.split("\(quoted) frame 1 2 3 4")
    #expect(parts == (quoted, "frame 1 2 3 4"))
    let changes = InputChange.changes(from: ["\(quoted) text: a"], to: ["\(quoted) text: b"])
    #expect(changes.map(\.views) == [[name]] && changes.map(\.from) == ["a"] && changes.map(\.to) == ["b"])
  }
}
