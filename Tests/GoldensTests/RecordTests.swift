import Testing

@testable import Goldens

@Suite struct RecordTests {
  private func facts(_ lines: String...) -> LayoutFacts { LayoutFacts(lines: lines) }

  private func record(_ cells: [(String, String, LayoutFacts)]) -> SceneRecord {
    SceneRecord(
      renderer: "test 1", title: "A \"title\"",
      cells: cells.map { (SceneRecord.CellEntry(name: $0.0, pixelHash: $0.1), $0.2) })
  }

  @Test func `a merge that keeps both sides of an edited constraint is found`() throws {
    let (old, new) = (Self.phones, Self.phones.text.split(separator: "\n", omittingEmptySubsequences: false))
    let line = try #require(old.recipe.last)
    let check = try #require(new.firstIndex { $0 == "checks" }) + old.recipe.count
    let edited = SceneRecord(
      renderer: old.renderer, title: old.title, recipe: old.recipe.dropLast() + ["\(line) + 1"], cells: old.cells)
    let other = edited.text.split(separator: "\n", omittingEmptySubsequences: false)
    var both = new
    both.insert(other[check], at: check + 1)
    let place = try #require(new.firstIndex { $0 == "  \(line)" })
    both.insert(other[place], at: place + 1)
    #expect(throws: RecordError.altered(line: place + 2, cell: nil)) {
      try SceneRecord(parsing: both.joined(separator: "\n"))
    }
  }

  @Test(arguments: ["the recipe", "its last line"])
  func `a recipe that is taken out with its checksums is missed`(_ what: String) throws {
    let (record, text) = (Self.phones, Self.phones.text)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0 == "recipe" })
    let checks = try #require(lines.firstIndex { $0 == "checks" })
    let count = record.recipe.count
    if what == "the recipe" {
      lines.removeSubrange(first...(checks + count + 1))
    } else {
      lines.remove(at: checks + count)
      lines.remove(at: first + count)
    }
    #expect(throws: RecordError.self) { try SceneRecord(parsing: lines.joined(separator: "\n")) }
  }

  @Test func `a record with one checksum for the whole scene is read`() throws {
    let lines = ["renderer r", "title \"t\"", "recipe", "  views:", "    A:"]
    let start = "plumb record 5 check \(RecordLines.check(lines))"
    #expect(
      try SceneRecord(parsing: ([start] + lines + ["", "end", ""]).joined(separator: "\n")).recipe == [
        "views:", "  A:",
      ])
    let altered = [start] + lines.dropLast() + ["    B:", "", "end", ""]
    #expect(throws: RecordError.altered(line: 1, cell: nil)) {
      try SceneRecord(parsing: altered.joined(separator: "\n"))
    }
  }

  @Test func `cells with equal facts stand together, in the order of their first`() {
    let (a, b) = (facts("\"V\" frame 0 0 10 10"), facts("\"V\" frame 0 0 20 10"))
    let record = record([("one", "11", a), ("two", "22", b), ("three", "33", a)])
    let lines = record.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.replacing(#/ check .*/#, with: "")
    }
    #expect(
      lines == [
        "plumb record 5", "renderer test 1", #"title "A \"title\"""#, "rules \(LayoutRules.version)", "",
        "cell one pixels 11", "cell three pixels 33", #"  "V" frame 0 0 10 10"#, "", "cell two pixels 22",
        #"  "V" frame 0 0 20 10"#, "", "end", "",
      ])
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
      (
        SceneRecord.CellEntry(name: $0, pixelHash: $1, drawingHash: $2),
        facts("\"x\" \($0 == "e" ? "clipped" : "hidden")")
      )
    }
    let record = SceneRecord(renderer: "r", title: "t", cells: cells)
    let text = record.text.replacing(#/ check [0-9a-f]{8}/#, with: "")
    #expect(
      text.contains(
        "\ncell a pixels 22 drawing 11\ncell b\ncell c pixels 33\ncell d\n  \"x\" hidden\n\ncell e pixels 22 drawing 11\n"
      ))
    #expect(try SceneRecord(parsing: record.text) == record)
  }

  @Test func `earlier formats are read, and drawings stand once in a record of format 4`() throws {
    let cells = "cell a pixels 22 drawing 11\ncell b\n  x\n\ncell e pixels 22\n  y\n"
    let text = "plumb record 4\nrenderer r\ntitle t\ninput constraint 1: A.Top = 8\n\n\(cells)\nend\n"
    let record = try SceneRecord(parsing: text)
    #expect(record.isOfEarlierFormat)
    #expect(record.recipe.isEmpty)
    #expect(record.cells.map(\.entry.drawingHash) == ["11", "11", "11"])
    let older = text.replacing("record 4", with: "record 3").replacing(" drawing 11", with: "")
    #expect(try SceneRecord(parsing: older).cells.allSatisfy { $0.entry.drawingHash == nil })
  }

  /// Cells of devices, whose facts follow from their sizes.
  private static let phones: SceneRecord = {
    let cells = ["iphone-se-3", "iphone-15", "iphone-15-pro-max", "iphone-16-pro"].compactMap {
      Cell(named: "\($0)-portrait")
    }
    return SceneRecord(
      renderer: "r", title: "t", recipe: ["views:", "  A: { label: a }"],
      cells: cells.enumerated().map { index, cell in
        let (width, height, top) = (cell.size.width, cell.size.height, cell.safeArea.top)
        let lines = [
          "root size \(NumberText.plain(width)) \(NumberText.plain(height))",
          "root safe-area \(NumberText.plain(top)) 0 \(NumberText.plain(cell.safeArea.bottom)) 0",
          "root margins \(NumberText.plain(top)) 16 0 16",
          "\"A\" frame 16 \(NumberText.plain(top + 20)) \(NumberText.plain(width - 32)) 20.5",
          "\"A\" text \"a b\" 0 16.5 \(index == 0 ? "12.5" : "13")", "\"B\" frame 16 0 \(index * 7) 1",
        ]
        return (
          SceneRecord.CellEntry(name: cell.name, pixelHash: "p\(index)", drawingHash: "d\(index)"),
          LayoutFacts(lines: index == 2 ? lines + ["\"B\" hidden"] : lines)
        )
      })
  }()

  @Test func `what cells of a size class share stands once, by lengths of the root view`() throws {
    let text = Self.phones.text
    #expect(try SceneRecord(parsing: text) == Self.phones)
    #expect(text.contains("\nin compact x regular\n  root safe-area"))
    #expect(
      text.contains("\n  \"A\" frame margin-left safe-top+20 margin-width 20.5\n")
        || text.contains("\n  \"A\" frame 16 safe-top+20 width-32 20.5\n"))
    #expect(text.contains("\n  \"A\" text \"a b\" 0 16.5 13\n"))
    #expect(text.contains("\n  \"A\" text \"a b\" 0 16.5 12.5\n"))
    #expect(text.contains("\n  \"B\" frame 16 0 * 1\n"))
    #expect(text.contains("\n  \"B\" hidden\n"))
  }

  @Test func `an edge that moves in all cells of a size class changes one line, and the cells' own`() throws {
    let old = Self.phones
    let cells = old.cells.map { entry, facts in
      (
        entry: entry,
        facts: LayoutFacts(
          lines: facts.lines.map { line in
            line.hasPrefix("\"A\" frame") ? line.replacing(" 20.5", with: " 30.5") : line
          })
      )
    }
    let new = SceneRecord(renderer: old.renderer, title: old.title, recipe: old.recipe, cells: cells)
    let (before, after) = (Set(old.text.split(separator: "\n")), Set(new.text.split(separator: "\n")))
    let changed = after.subtracting(before)
    #expect(changed.count { !$0.hasPrefix("cell ") } == 1)
  }

  @Test func `a bit that is altered in any byte is found when the record is read`() throws {
    let bytes = Array(Self.phones.text.utf8)
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1 << (index % 8)
      #expect(throws: RecordError.self, "byte \(index)") {
        try SceneRecord(parsing: String(decoding: other, as: UTF8.self))
      }
    }
  }

  @Test func `any digit that is altered is found when the record is read`() throws {
    let text = Array(Self.phones.text.unicodeScalars)
    var altered = 0
    for index in text.indices where ("0"..."9").contains(text[index]) {
      var other = text
      other[index] = text[index] == "7" ? "3" : "7"
      var view = String.UnicodeScalarView()
      view.append(contentsOf: other)
      altered += 1
      #expect(throws: RecordError.self, "digit \(index)") { try SceneRecord(parsing: String(view)) }
    }
    #expect(altered > 100)
  }

  @Test func `a merge of different cells is valid, and one that keeps both sides is named with its line`() throws {
    let (old, cells) = (Self.phones, Self.phones.cells)
    func record(_ index: Int, _ hash: String) -> SceneRecord {
      var cells = cells
      cells[index].entry = SceneRecord.CellEntry(name: cells[index].entry.name, pixelHash: hash, drawingHash: "x")
      return SceneRecord(renderer: old.renderer, title: old.title, recipe: old.recipe, cells: cells)
    }
    func line(_ record: SceneRecord, _ index: Int) throws -> String {
      let start = "cell \(cells[index].entry.name) "
      return String(try #require(record.text.split(separator: "\n").first { $0.hasPrefix(start) }))
    }
    let (a, b) = (record(0, "aa"), record(3, "bb"))
    let merged = a.text.replacing(try line(old, 3), with: try line(b, 3))
    #expect(try SceneRecord(parsing: merged).cells.map(\.entry.pixelHash).sorted() == ["aa", "bb", "p1", "p2"])
    let both = a.text.replacing(try line(a, 0), with: "\(try line(old, 0))\n\(try line(a, 0))")
    let number = both.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0 == (try? line(a, 0)) ?? ""
    }
    #expect(throws: RecordError.badMerge(line: try #require(number) + 1)) { try SceneRecord(parsing: both) }
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
    #expect(first.rules == 1)
    #expect(!first.text.contains("rules"))
    let newer = record([("b", "2", facts("root size 3 4"))])
    #expect(newer.rules == LayoutRules.version)
    // While some cells still follow the old rules, so does the record.
    #expect(first.merging(newer, isPartial: true).rules == 1)
    #expect(first.merging(newer).rules == LayoutRules.version)
  }

  @Test func `a title with line ends and quotation marks survives`() throws {
    for title in ["a\nb", "plumb record 1", "\"", "\\n\u{7}\u{2028}é"] {
      let record = SceneRecord(renderer: "r", title: title, cells: [])
      #expect(try SceneRecord(parsing: record.text).title == title)
    }
  }

  @Test(arguments: [
    ("", RecordError.empty), ("\n\n", .empty), ("hello", .notARecord(line: 1)),
    ("plumb record 9\nrenderer x\ntitle y\n", .otherVersion(9)),
    ("plumb record 1\nnonsense\n", .notARecord(line: 2)),
    ("plumb record 1\nrenderer x\ntitle y\n\ncell broken\n", .notARecord(line: 5)),
    ("plumb record 1\nrenderer x\ntitle y\n\n<<<<<<< HEAD\ncell a pixels 1\n", .mergeConflict(line: 5)),
    ("plumb record 1\nrenderer x\ntitle y\n\ncell a pixels 1\n  root size 1 2\n", .cutOff),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 3\n", .pointer),
    ("plumb record 5 check 00000000\nrenderer x\ntitle y\n\nend\n", .altered(line: 1, cell: nil)),
    ("plumb record 1 check 00000000\nrenderer x\ntitle y\n\nend\n", .altered(line: 1, cell: nil)),
    ("plumb record 5 check 00000000\nplumb record 5 check 00000001\nrenderer x\ntitle y\n", .badMerge(line: 2)),
  ])
  func `what is no record says where`(_ text: String, _ error: RecordError) {
    #expect(throws: error) { try SceneRecord(parsing: text) }
  }

  @Test func `merging replaces the cells that are new and keeps the others`() {
    let old = record([("a", "1", facts("root keyboard 1")), ("b", "2", facts("root keyboard 1"))])
    let new = record([("b", "3", facts("root keyboard 2"))])
    let merged = old.merging(new)
    #expect(
      Set(merged.cells.map { "\($0.entry.name) \($0.entry.pixelHash) \($0.facts.lines)" }) == [
        "a 1 [\"root keyboard 1\"]", "b 3 [\"root keyboard 2\"]",
      ])
  }

  @Test func `cells that are kept from a record without identities have the present names`() throws {
    let old = try SceneRecord(
      parsing: """
        plumb record 3
        renderer r
        title t

        cell a pixels 1
        cell b pixels 2
          "UIView 1/UILabel 1" frame 0 0 10 10
          "UIView 1/UILabel 1" text "Hello"

        end

        """)
    let newer = SceneRecord(
      renderer: "r", rules: LayoutRules.version, title: "t", recipe: ["views: { greeting: { } }"],
      cells: [(SceneRecord.CellEntry(name: "b", pixelHash: "3"), facts("\"greeting\" frame 0 1 10 10"))])
    for isPartial in [false, true] {
      let kept = old.merging(newer, isPartial: isPartial).cells.filter { $0.entry.name == "a" }
      #expect(kept.map(\.facts.lines) == [["\"greeting\" frame 0 0 10 10", "\"greeting\" text \"Hello\""]])
    }
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
    let quoted = Quoting.record.quoted(name)
    #expect(Array(Quoting.unquotedRecord(quoted).unicodeScalars) == Array(name.unicodeScalars))
    let line = FactLine("\(quoted) frame 1 2 3 4")
    #expect(line.key == FactLine.Key(subject: quoted, kind: "frame"))
    #expect(line.words == ["1", "2", "3", "4"])
    // What follows a name without a space is no fact of it.
    #expect(FactLine("\(quoted)0frame 1 2 3 4").key == FactLine.Key(subject: quoted, kind: "0frame"))
  }

  @Test(arguments: [
    ("a space more between words", #"  "V" frame"#, #"  "V"  frame"#, RecordError.altered(line: 7, cell: nil)),
    ("a space more at the end", "10 10\n", "10 10 \n", .altered(line: 7, cell: nil)),
    ("a space more in a cell's line", "cell one pixels", "cell one  pixels", .altered(line: 6, cell: nil)),
    ("an empty line more", "\n\ncell", "\n\n\ncell", .blank(line: 6)),
    ("an empty line more at the end", "\nend\n", "\nend\n\n", .blank(line: 10)),
    ("the last line lost", "\nend\n", "\n", .cutOff),
    ("the last line twice", "\nend\n", "\nend\nend\n", .badMerge(line: 10)),
  ])
  func `what a reader would skip is an altered line`(_ what: String, _ old: String, _ new: String, _ error: RecordError)
    throws
  {
    let text = record([("one", "11", facts("\"V\" frame 0 0 10 10"))]).text
    let altered = text.replacing(old, with: new, maxReplacements: 1)
    try #require(altered != text, "\(what)")
    #expect(throws: error, "\(what)") { try SceneRecord(parsing: altered) }
  }

  @Test func `spaces in a text are its own`() throws {
    let record = record([("a", "1", facts("\"x\" text \"a  b \\\" \" 0 1 2"))])
    #expect(try SceneRecord(parsing: record.text) == record)
  }

  @Test func `the golden of a test is not replaced by a document's`() {
    var old = record([("a", "1", facts("root size 10 20"))])
    old.isOfTest = true
    for keepsOthers in [false, true] {
      var recording = Recording(
        folder: GoldenFolder(root: "/nowhere", scene: "s"), old: old, renderer: Fingerprint(text: "test 1"), title: "t",
        keepsOthers: keepsOthers)
      recording.cells = old.cells
      #expect(throws: RecordingError.otherDoor(isOfTest: true)) { try recording.files() }
    }
  }
}
