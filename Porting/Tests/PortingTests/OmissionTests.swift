import Porting
import Testing

@Suite struct OmissionTests {
  /// A source without what the marks stand in: `§` before the place of an error.
  private func without(_ marked: String, _ message: String = "cannot find 'x' in scope") -> String {
    let parts = marked.split(separator: "§", omittingEmptySubsequences: false)
    let text = parts.joined()
    var (offsets, offset) = ([Int](), 0)
    for part in parts.dropLast() {
      offset += part.utf8.count
      offsets.append(offset)
    }
    let file = SourceFile(path: "/a.swift", text: text)
    return Omissions(file, offsets.map { ($0, message) }).found.map(\.edit).applied(to: file.bytes)
  }

  @Test func `the smallest statement goes, and its lines stay`() {
    #expect(
      without("func f() {\n  a()\n  §x.load(\n    1)\n  if b { §y() }\n}")
        == "func f() {\n  a()\n  do {}\n\n  if b { do {} }\n}")
  }

  @Test func `a name whose declaration goes means nothing else afterwards`() {
    #expect(
      without("func f() -> Any {\n  let copy = §x()\n  copy.p = p\n  return copy\n}")
        == "func f() -> Any {\n  let copy: Never\n  copy.p = p\n  return copy\n}")
    #expect(
      without("func f() {\n  guard let a = §x(), let b = a.b else { return }\n  show(b)\n}")
        == "func f() {\n  let b: Never\n  show(b)\n}")
    #expect(
      without("func f() {\n  let (a, b) = §x()\n  c(b, a)\n}")
        == "func f() {\n  let a: Never; let b: Never\n  c(b, a)\n}")
    #expect(without("func f() {\n  let a = §x()\n  b()\n}") == "func f() {\n  do {}\n  b()\n}")
    #expect(without("func f() {\n  let §a: Never\n  b(a)\n}") == "func f() {\n  do {}\n  b(a)\n}")
  }

  @Test func `what stands for a statement goes with the one around it`() {
    #expect(without("func f() {\n  if a { §do {} }\n}") == "func f() {\n  do {}\n}")
    #expect(without("func f() {\n  a.filter { b(); §return }\n}") == "func f() {\n  do {}\n}")
  }

  @Test(arguments: [
    ("func f() -> Int { §x }", "func f() -> Int { return 0 }"),
    ("func f() -> [A] { a(); return §x }", "func f() -> [A] { a(); return [] }"),
    ("var a: Card? { §x }", "var a: Card? { return nil }"),
    ("let a = b.map { c -> Bool in d(); return §x }", "let a = b.map { c -> Bool in d(); return false }"),
    ("let a = b.map { c -> Int in §x }", "let a = b.map { c -> Int in return 0 }"),
    ("class A { let a: UILabel = { return §x }() }", "class A { let a: UILabel = { return UILabel() }() }"),
    ("func f() -> Card { §x }", "func f() -> Card { fatalError(\"left out by plumb port\") }"),
  ])
  func `a value that cannot be made is an empty one`(_ before: String, _ after: String) {
    #expect(without(before) == after)
  }

  @Test func `members and conformances go`() {
    #expect(without("class A {\n  var a: §X\n  var b = 1\n}") == "class A {\n  \n  var b = 1\n}")
    #expect(
      without("class A: B, §X {}\nclass C: §X {}\nclass D: §X, B {}") == "class A: B {}\nclass C {}\nclass D:  B {}")
  }

  @Test(arguments: [
    (#"NibMembers().property("b", \A.b).property("x", \§A.x)"#, #"NibMembers().property("b", \A.b)"#),
    (#"NibMembers().property("x", §\A.x).property("b", \A.b)"#, #"NibMembers().property("b", \A.b)"#),
    (
      #"super.nibMembers.action(Selector(A.§x(_:), name: "x:")).property("b", \A.b)"#,
      #"super.nibMembers.property("b", \A.b)"#
    ),
    (#"NibMembers().§property("x", \A.x)"#, "NibMembers()"),
  ])
  func `a connection goes alone with its outlet or action`(_ before: String, _ after: String) {
    func source(_ value: String) -> String { "class A { override class var nibMembers: NibMembers { \(value) } }" }
    #expect(without(source(before)) == source(after))
  }

  @Test func `a method that overrides nothing keeps its body`() {
    #expect(
      without("class A: B { override func §f() {} }", "method does not override any method from its superclass")
        == "class A: B {  func f() {} }")
    #expect(
      without("class §A: B, C {}", "type 'A' does not conform to protocol 'C'") == "class A: B {}")
  }

  @Test func `places are found by the lines of the originals`() {
    let map = PlaceMap([
      "#sourceLocation(file: \"/o.swift\", line: 1)\nlet a = 1\nclass B {\n"
        + "#sourceLocation(file: \"/p.swift\", line: 7)\nx\n"
        + "#sourceLocation(file: \"/o.swift\", line: 3)\n}\n"
    ])
    #expect(map.place("/o.swift", 2, 7)?.offset == 59)
    #expect(map.place("/p.swift", 7, 1)?.offset == 106)
    #expect(map.place("/o.swift", 9, 1) == nil)
    let windows = PlaceMap(["#sourceLocation(file: \"/o.swift\", line: 1)\na\r\nb\r\n"])
    #expect(windows.place("/o.swift", 2, 1)?.offset == 46)
    let moved = PlaceMap([
      "#sourceLocation(file: \"/o.swift\", line: 1)\n\nA\n#sourceLocation(file: \"/o.swift\", line: 1)\nx\n"
    ])
    #expect(moved.place("/o.swift", 1, 1)?.offset == 89)
  }

  @Test func `a class without initialisers stays where a property without its type is the reason`() throws {
    let head = "#sourceLocation(file: \"/A.swift\", line: 1)\nclass A {\n"
    let sources = try CompilableSources(["A.swift": head + "  var b: X\n  var c = 1\n}\n"]) { texts in
      let initialisers = "/A.swift:1:7: error: class 'A' has no initializers\n"
      let text = texts["A.swift"] ?? ""
      return CompilerReport(
        output: text.contains("X") ? initialisers + "/A.swift:2:10: error: cannot find type 'X' in scope\n" : "")
    }
    #expect(sources.texts["A.swift"] == head + "  \n  var c = 1\n}\n")
    #expect(sources.findings.map(\.message) == ["this member is left out: cannot find type 'X' in scope"])
    let alone = try CompilableSources(["A.swift": head + "  var b: Int\n}\n"]) { texts in
      CompilerReport(
        output: texts["A.swift"]?.contains("class") == true
          ? "/A.swift:1:7: error: class 'A' has no initializers\n" : "")
    }
    #expect(alone.findings.map(\.message) == ["this declaration is left out: class 'A' has no initializers"])
  }

  @Test func `the compiler is asked until it is content`() throws {
    var asked = 0
    let head = "#sourceLocation(file: \"/A.swift\", line: 1)\nfunc f() {\n"
    let sources = try CompilableSources(["A.swift": head + "  x()\n  y()\n}\n"]) { texts in
      asked += 1
      let text = texts["A.swift"] ?? ""
      return CompilerReport(
        output: text.contains("x()")
          ? "/A.swift:2:3: error: no x\n" : text.contains("y()") ? "/A.swift:3:3: error: no y\n" : "")
    }
    #expect(asked == 3)
    #expect(sources.texts["A.swift"] == head + "  do {}\n  do {}\n}\n")
    #expect(
      sources.findings.map(\.message) == ["this statement is left out: no x", "this statement is left out: no y"])
  }
}
