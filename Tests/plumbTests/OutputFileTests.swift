import Testing

/// A slip of the hand on the command line costs neither a document nor a golden.
@Suite struct OutputFileTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]

  @Test(arguments: [
    (["verify", "--junit", "Recipes/simple.yaml"], "a document", ".xml"),
    (["verify", "--tap", "Recipes/simple.yaml"], "a document", ".tap"),
    (["verify", "--markdown", "Snapshots/simple/frames.txt"], "the record of goldens", ".md"),
    (["verify", "--single-file", "plumb.yaml"], "a document", ".html"),
    (["lint", "--sarif", "notes.swift"], "a file of another kind", ".sarif"),
    (["sizes", "simple", "--chart", "Snapshots/simple/iphone-8-portrait.png"], "a golden", ".svg"),
  ])
  func `a report does not overwrite what it is not`(_ line: [String], _ what: String, _ ending: String) throws {
    let workplace = try Workplace()
    try workplace.write("goldens: Snapshots\n", to: "plumb.yaml")
    try workplace.write("let a = 1\n", to: "notes.swift")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    let before = workplace.bytes(line[2 + (line[0] == "sizes" ? 1 : 0)])
    let found = try workplace.plumb(line)
    let (option, path) = (line[line.count - 2], line[line.count - 1])
    #expect(found.code == 2)
    #expect(
      found.talk
        == "plumb \(line[0]): \(option) \(path) would overwrite \(what); name a file that ends in \(ending)\n")
    #expect(workplace.bytes(path) == before)
  }

  @Test func `a report is written again over itself, and to a file without an ending`() throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    for _ in 1...2 {
      let line = ["verify", "--junit", "junit.xml", "--markdown", "summary", "--tap", "out.tap"] + Self.cell
      #expect(try workplace.plumb(line).code == 0)
    }
    #expect(try workplace.text("junit.xml").hasPrefix("<?xml"))
    #expect(try !workplace.text("summary").isEmpty)
  }

  @Test func `an error leaves no report of an earlier run`() throws {
    let workplace = try Workplace()
    let reports = ["--junit", "junit.xml", "--markdown", "summary"] + Self.cell
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    #expect(try workplace.plumb(["verify"] + reports).code == 0)
    let found = try workplace.plumb(["verify", "Recipes/nowhere.yaml"] + reports)
    #expect(found.code == 2)
    #expect(!workplace.exists("junit.xml"))
    // Other steps write to a CI system's summary, too.
    #expect(workplace.exists("summary"))
  }

  @Test(arguments: ["run.json", "times.json"])
  func `a file of a site in the report's folder is not overwritten`(_ name: String) throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    try workplace.write(#"{"mine":"yes"}"#, to: "docs/\(name)")
    let found = try workplace.plumb(["verify", "--report", "docs"] + Self.cell)
    #expect(found.code == 2)
    #expect(found.talk.contains("docs/\(name) was not written by Plumb, and is not overwritten"), "\(found.talk)")
    #expect(try workplace.text("docs/\(name)") == #"{"mine":"yes"}"#)
    if name == "run.json" {
      // `diff` writes a run, too.
      try workplace.git("init", "--quiet")
      try workplace.git("add", "Recipes", "Snapshots")
      try workplace.git("commit", "--quiet", "--message", "one")
      try workplace.write(
        Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 30.0"), to: "Recipes/simple.yaml")
      let compared = try workplace.plumb(["diff", "--base", "HEAD", "--report", "docs"] + Self.cell)
      #expect(compared.talk.contains("docs/run.json was not written by Plumb"), "\(compared.talk)")
      #expect(try workplace.text("docs/run.json") == #"{"mine":"yes"}"#)
      try workplace.write(Workplace.simple, to: "Recipes/simple.yaml")
    }
    // An own run is.
    for _ in 1...2 { #expect(try workplace.plumb(["verify", "--report", "own"] + Self.cell).code == 0) }
  }
}
