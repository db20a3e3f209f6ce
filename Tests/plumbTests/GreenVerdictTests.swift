import CairoCanvas
import Foundation
import Testing

/// What a green verdict of `plumb verify` promises (Documentation/threats.md), tried by breaking each promise.
@Suite struct GreenVerdictTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]
  private static let picture = "Snapshots/simple/iphone-8-portrait.png"

  private func project(_ settings: String = "") throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write("cells: [iphone-8-portrait]\n\(settings)", to: "plumb.yaml")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    #expect(try verify(workplace).code == 0)
    return workplace
  }

  private func verify(_ workplace: Workplace, _ others: String...) throws -> Workplace.Outcome {
    try workplace.plumb(["verify"] + Self.cell + others)
  }

  @Test(arguments: ["goldens: ''", "goldens: /", "report: .git", "goldens: Goldens/.git/x", "report: ./Snapshots/"])
  func `a folder that is not the project's own is an error`(_ setting: String) throws {
    let workplace = try Workplace()
    try workplace.write("\(setting)\n", to: "plumb.yaml")
    let found = try workplace.plumb("verify")
    #expect(found.code == 2)
    #expect(found.talk.hasPrefix("plumb verify: plumb.yaml:1:"), "\(found.talk)")
  }

  @Test(arguments: [
    (["--goldens", "/"], [:], "--goldens"), (["--report", ".git"], [:], "--report"),
    (["--report", "Snapshots"], [:], "--report"), ([], ["PLUMB_GOLDENS": "x/.git"], "PLUMB_GOLDENS"),
    ([], ["PLUMB_PICTURES": "many"], "PLUMB_PICTURES"),
  ])
  func `nor is one from the command line or the environment, which is named`(
    _ options: [String], _ environment: [String: String], _ source: String
  ) throws {
    let found = try Workplace().plumb(["verify"] + options, environment: environment)
    #expect(found.code == 2)
    #expect(found.talk.hasPrefix("plumb verify: \(source) "), "\(found.talk)")
  }

  @Test func `branches that change different size classes merge by git, and the merge is green`() throws {
    let workplace = try Workplace()
    try workplace.write("cells: [iphone-8-portrait, ipad-10-2-portrait]\n", to: "plumb.yaml")
    let recipe = """
      views:
        Box: { background: red }
      constraints: |
        Box.Leading = Superview.LeadingMargin
        Box.Width = 100
        Box.Height = 40
        Box.Top = Superview.TopMargin @1
      variations:
        compact x any:
          constraints: |
            Box.Top = Superview.TopMargin + 10
        regular x any:
          constraints: |
            Box.Top = Superview.TopMargin + 30
      """
    func record(_ old: String, _ new: String, on branch: String) throws {
      try workplace.git("checkout", "--quiet", "-b", branch, "start")
      try workplace.write(recipe.replacing(old, with: new), to: "Recipes/simple.yaml")
      #expect(try workplace.plumb("record", "Recipes/simple.yaml").code == 0)
      try workplace.git("commit", "--quiet", "--all", "--message", branch)
    }
    try workplace.write(recipe, to: "Recipes/simple.yaml")
    #expect(try workplace.plumb("record", "Recipes/simple.yaml").code == 0)
    try workplace.git("init", "--quiet")
    try workplace.git("add", "plumb.yaml", "Recipes", "Snapshots")
    try workplace.git("commit", "--quiet", "--message", "start")
    try workplace.git("tag", "start")
    try record("+ 10", "+ 12", on: "phone")
    try record("+ 30", "+ 32", on: "pad")
    try workplace.git("merge", "--quiet", "--no-edit", "phone")
    let merged = try workplace.plumb("verify")
    #expect(merged.code == 0, "\(merged.talk)")
    let text = try workplace.text("Snapshots/simple/frames.txt")
    #expect(try workplace.plumb("record").code == 0)
    #expect(try workplace.text("Snapshots/simple/frames.txt") == text)
  }

  @Test func `two names that differ only in how an accent is composed are two documents`() throws {
    let workplace = try Workplace(["caf\u{E9}": Workplace.simple])
    try workplace.write(Workplace.simple, to: "Recipes/cafe\u{301}.yaml")
    let found = try workplace.plumb("verify")
    #expect(found.code == 2)
    #expect(found.talk.contains("would have the same paths as those of"), "\(found.talk)")
  }

  @Test func `a picture file that was replaced is not blamed on the program alone`() throws {
    let workplace = try Workplace([
      "simple": Workplace.simple.replacing("{ background: red }", with: "{ image: photo }")
    ])
    func write(_ color: UInt32) throws {
      let image = PixelImage(width: 20, height: 20, pixels: Array(repeating: color, count: 400))
      try workplace.write(bytes: PNGWriter.encode(image), to: "Recipes/Images/photo.png")
    }
    try write(0xFF00_00FF)
    try workplace.write("cells: [iphone-8-portrait]", to: "plumb.yaml")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    try write(0xFFFF_0000)
    let found = try verify(workplace)
    #expect(found.code == 1, "\(found.out)\(found.talk)")
    #expect(found.out.contains("a picture file of Red View changed"), "\(found.out)")
  }

  // MARK: Pictures

  @Test(arguments: [false, true])
  func `a golden picture that was deleted is missing, whether all or some documents are verified`(_ isNamed: Bool)
    throws
  {
    let workplace = try project()
    #expect(unlink(workplace.path(Self.picture)) == 0)
    let found = try workplace.plumb(["verify"] + (isNamed ? ["Recipes/simple.yaml"] : Self.cell))
    #expect(found.code == 3, "\(found.out)\(found.talk)")
    #expect(found.out.contains("no golden picture: iphone-8-portrait"), "\(found.out)\(found.talk)")
  }

  @Test func `a golden picture that is fully transparent differs`() throws {
    let workplace = try project()
    let bytes = Array(try #require(workplace.bytes(Self.picture)))
    let image = try PNGReader.decode(bytes)
    // RGBA without opacity.
    var rows: [UInt8] = []
    for y in 0..<image.height {
      rows.append(0)
      for x in 0..<image.width {
        let pixel = image[x, y]
        rows += [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), 0]
      }
    }
    let script = """
      import sys, struct, zlib
      raw, (w, h) = sys.stdin.buffer.read(), map(int, sys.argv[1:3])
      c = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
      sys.stdout.buffer.write(b'\\x89PNG\\r\\n\\x1a\\n' + c(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6, 0, 0, 0)) +
        c(b'IDAT', zlib.compress(raw)) + c(b'IEND', b''))
      """
    try Data(rows).write(to: URL(filePath: workplace.path("rows")))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, "\(image.width)", "\(image.height)"]
    process.standardInput = FileHandle(forReadingAtPath: workplace.path("rows"))
    let target = workplace.path(Self.picture)
    _ = FileManager.default.createFile(atPath: target, contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: target)
    try process.run()
    process.waitUntilExit()
    let found = try verify(workplace)
    #expect(found.code == 2, "\(found.out)")
    #expect(found.out.contains("not the picture that the record names"), "\(found.out)")
  }

  // MARK: Tolerances

  @Test func `record with a tolerance writes only what exceeds it`() throws {
    let workplace = try project("tolerances: { usual: { points: 1 } }\n")
    let before = workplace.files("Snapshots").map { workplace.bytes("Snapshots/\($0)") }
    try workplace.write(Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 21.0"), to: "Recipes/simple.yaml")
    let within = try workplace.plumb(["record", "--tolerance", "usual"] + Self.cell)
    #expect(within.code == 0, "\(within.talk)")
    #expect(within.talk == "0 files written\n", "\(within.talk)")
    #expect(workplace.files("Snapshots").map { workplace.bytes("Snapshots/\($0)") } == before)
    try workplace.write(Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 22.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["record", "--tolerance", "usual"] + Self.cell).talk == "2 files written\n")
    #expect(try verify(workplace).code == 0)
    #expect(try workplace.plumb("record", "--tolerance", "usuel").talk.contains("did you mean usual?"))
  }

  @Test(arguments: [
    (
      "[0, 0, 0, 5]",
      "1:36: a mask's width and height are above 0, not 0 and 5; write left, top, width, height, or remove"
    ),
    ("[10, 10, -5, 5]", "a mask's width and height are above 0, not -5 and 5"),
    ("[-20, 0, 10, 10]", "this mask lies outside the screen; its left top corner is [0, 0]"),
  ])
  func `a mask of nothing is an error`(_ rect: String, _ message: String) throws {
    let workplace = try Workplace()
    try workplace.write("tolerances: { a: { masks: [{ rect: \(rect) }] } }\n", to: "plumb.yaml")
    let found = try workplace.plumb("config")
    #expect(found.code == 2, "\(found.talk)")
    #expect(found.talk.contains(message), "\(found.talk)")
  }

  @Test(arguments: [", hidden: true", "gone"])
  func `a mask ignores what a view is, and not whether it is there`(_ edit: String) throws {
    let recipe = """
      views:
        Title: { label: Hello }
        Box: { background: yellow }
      constraints: |
        Title.Leading = Superview.LeadingMargin
        Title.Top = Safe Area.Top
        Box.Leading = Superview.LeadingMargin
        Box.Top = Title.Bottom + 10
        Box.Width = 50
        Box.Height = 100

      """
    // Without another scene that has the view, the mask is refused.
    let workplace = try Workplace(["a": recipe, "b": recipe])
    try workplace.write("tolerances: { b: { masks: [{ view: Box }] } }\ntolerance: b\npictures: 0\n", to: "plumb.yaml")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    try workplace.write(recipe.replacing("Height = 100", with: "Height = 90"), to: "Recipes/a.yaml")
    #expect(try verify(workplace).code == 0)
    let lines = recipe.split(separator: "\n").filter { edit != "gone" || !$0.contains("Box") }.joined(separator: "\n")
    try workplace.write(lines.replacing("yellow", with: "yellow\(edit)") + "\n", to: "Recipes/a.yaml")
    let found = try verify(workplace)
    #expect(found.code == 1, "\(found.out)")
  }

  // MARK: What pixels depend on

  @Test(arguments: ["HB_SHAPER_LIST", "PIXMAN_DISABLE"])
  func `a variable with which libraries draw otherwise is another renderer`(_ name: String) throws {
    let workplace = try project()
    let isOfText = name == "HB_SHAPER_LIST"
    let value = isOfText ? "fallback" : "sse2 ssse3"
    // Another picture with the same frames: with the same renderer it would be a difference.
    try workplace.write(Workplace.simple.replacing("red", with: "blue"), to: "Recipes/simple.yaml")
    let found = try workplace.plumb(["verify", "--no-cache"] + Self.cell, environment: [name: value])
    let sentence =
      "another \(isOfText ? "text library" : "renderer"): 1 cell is compared by frames only, because plumb "
    #expect(found.code == 0, "\(found.out)\(found.talk)")
    #expect(found.out.contains(sentence), "\(found.out)\(found.talk)")
    #expect(try verify(workplace).code == 1)
    #expect(try workplace.plumb("doctor", environment: [name: value]).out.contains(name))
  }

  @Test(arguments: [true, false]) func `a pipe or a folder in place of a cache file holds nothing up`(_ isPipe: Bool)
    throws
  {
    let workplace = try Workplace()
    let environment = ["PLUMB_CACHE": workplace.path("cache")]
    #expect(try workplace.plumb(["record"] + Self.cell, environment: environment).code == 0)
    #expect(try workplace.plumb(["verify"] + Self.cell, environment: environment).code == 0)
    let files = workplace.files("cache")
    #expect(!files.isEmpty)
    for file in files {
      let path = workplace.path("cache/\(file)")
      #expect(unlink(path) == 0)
      #expect((isPipe ? mkfifo(path, 0o600) : mkdir(path, 0o700)) == 0)
    }
    let found = try workplace.plumb(["verify"] + Self.cell, environment: environment)
    #expect(found.code == 0, "\(found.talk)")
    #expect(found.talk == "1 of 1 cell identical in 1 scene\n", "\(found.talk)")
  }

  // MARK: Documents

  @Test(arguments: ["Third.YAML", "Third.Yml"]) func `a document's ending may be in capitals`(_ name: String) throws {
    let workplace = try project()
    try workplace.write(Workplace.simple, to: "Recipes/\(name)")
    let found = try verify(workplace)
    #expect(found.code == 3, "\(found.out)")
    #expect(found.out.contains("Recipes/\(name)\n  no golden"), "\(found.out)")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    #expect(workplace.exists("Snapshots/Third/frames.txt"))
    try workplace.write(Workplace.simple, to: "Recipes/Third.yaml")
    #expect(try verify(workplace).talk.contains("would have the same paths as those of"))
  }
}
