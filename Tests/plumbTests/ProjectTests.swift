import Foundation
import Testing

/// `plumb.yaml`, the environment, and a first project.
@Suite struct ProjectTests {
  private static let projectFiles = [
    "plumb.yaml", "Recipes/welcome.yaml", "Recipes/recipe.schema.json", ".gitignore", ".gitattributes",
  ]

  @Test func `a first project verifies at once, on CI too, and draws`() throws {
    let workplace = try Workplace([:])
    try workplace.write("/report/\n/build/\n", to: ".gitignore")
    let first = try workplace.plumb("init", environment: ["CI": "true"])
    #expect(first.code == 0)
    let lines = first.out.split(separator: "\n").map(String.init)
    let files = Self.projectFiles.filter { $0 != ".gitignore" } + [".github/workflows/layouts.yml"]
    #expect(Array(lines.prefix(5)) == files)
    #expect(lines.dropFirst(5).first == "Snapshots/welcome/frames.txt")
    #expect(
      first.talk.hasPrefix(
        ".gitignore already exists; add: /gallery/, /diff/, /try/, /watch/, /proofs/, /fixes/\n7 files written\n"))
    let verified = try workplace.plumb("verify")
    #expect(verified.code == 0)
    #expect(verified.talk == "212 of 212 cells identical in 1 scene\n")
    #expect(try workplace.text("Recipes/recipe.schema.json") == workplace.plumb("schema").out)
    let second = try workplace.plumb("init", "--gitlab")
    #expect(second.out == ".gitlab-ci.yml\n")
    #expect(second.talk.contains("plumb.yaml already exists\n"))
    #expect(try workplace.plumb("render", "--format", "svg").code == 0)
  }

  @Test func `a pipeline installs the package that it is given, or says what to set`() throws {
    let workplace = try Workplace([:])
    let sum = String(repeating: "a1", count: 32)
    #expect(try workplace.plumb("init", "--deb", "https://example.org/p'.deb", "--sha256", sum).code == 0)
    let workflow = try workplace.text(".github/workflows/layouts.yml")
    #expect(workflow.contains("PLUMB_DEB: 'https://example.org/p''.deb'\n          PLUMB_SHA256: '\(sum)'\n"))
    #expect(try workplace.plumb("init", "--gitlab").code == 0)
    #expect(try workplace.text(".gitlab-ci.yml").hasPrefix("# PLUMB_DEB and PLUMB_SHA256 are variables of the project"))
    for (arguments, message) in [
      (["--deb", "https://a"], "--deb and --sha256 belong together"),
      (["--deb", "ftp://a", "--sha256", sum], "--deb is an"),
      (["--deb", "https://a b", "--sha256", sum], "--deb is an address"),
      (["--deb", "https://a", "--sha256", "\(sum)0"], "--sha256 is 64"), (["here"], "init takes no arguments"),
    ] {
      let outcome = try workplace.plumb(["init"] + arguments)
      #expect(outcome.code == 2, "\(outcome.talk)")
      #expect(outcome.talk.hasPrefix("plumb init: \(message)"), "\(outcome.talk)")
    }
  }

  @Test func `flags override the environment, which overrides the file`() throws {
    let workplace = try Workplace()
    try workplace.write("snapshots: goldens\nreport: out\ncells: [iphone-8-portrait+ax3]\n", to: "plumb.yaml")
    let shown = try workplace.plumb("config", "--explain", environment: ["PLUMB_REPORT": "elsewhere", "CI": "true"])
    #expect(
      shown.out == """
        documents: Recipes  (default)
        goldens: goldens  (plumb.yaml)
        report: elsewhere  (environment, PLUMB_REPORT)
        record: never  (environment, CI)
        pictures: 24  (default)
        pictureFormat: png  (default)
        pictureCells: those of cells  (default)
        prove: own  (default)
        tolerance: exact  (default)
        cells: iphone-8-portrait+ax3  (plumb.yaml)

        """)
    #expect(try workplace.plumb("record").code == 0)
    #expect(workplace.exists("goldens/simple/iphone-8-portrait+ax3.png"))
    #expect(!workplace.exists("Snapshots"))
    #expect(try workplace.plumb("verify").code == 0)
    for flag in ["--goldens", "--snapshots"] {
      #expect(
        try workplace.plumb("record", flag, "third\(flag)", "--size", "90x90").out.contains("third\(flag)/simple"))
    }
    try workplace.write("goldens: goldens\n", to: "plumb.yaml")
    #expect(try workplace.plumb("config").out.contains("goldens: goldens\n"))
    let older = try workplace.plumb("config", "--explain", environment: ["PLUMB_SNAPSHOTS": "old"])
    #expect(older.out.contains("goldens: old  (environment, PLUMB_SNAPSHOTS)"))
    let refused = try workplace.plumb("record", "--size", "80x80", environment: ["PLUMB_RECORD": "never"])
    #expect(refused.talk.contains("nothing is written in mode never"))
  }

  @Test func `a named tolerance lets pictures differ, never layouts, and says its numbers`() throws {
    let workplace = try Workplace()
    try workplace.write(
      "tolerances: { slight: { channel: 3 }, blunt: { pixels: 1 } }\ncells: [iphone-8-portrait]\n", to: "plumb.yaml")
    let cell = ["--device", "iphone-8", "--orientation", "portrait"]
    #expect(try workplace.plumb(["record"] + cell).code == 0)
    try workplace.write(Workplace.simple.replacing("red", with: "\"#CE3300\""), to: "Recipes/simple.yaml")
    let exact = try workplace.plumb(["verify"] + cell)
    #expect(exact.code == 1, "\(exact.out)")
    #expect(exact.out.contains("a channel by at most 2 of 255"), "\(exact.out)")
    let slight = try workplace.plumb(["verify"] + cell + ["--tolerance", "slight"])
    #expect(slight.code == 0, "\(slight.out)")
    #expect(slight.out.contains("tolerated: iphone-8-portrait: 0 of "), "\(slight.out)")
    #expect(slight.out.contains("slight: a channel up to 3 of 255"))
    try workplace.write(Workplace.simple.replacing("red", with: "blue"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["verify"] + cell + ["--tolerance", "slight"]).code == 1)
    #expect(try workplace.plumb(["verify"] + cell + ["--tolerance", "blunt"]).code == 0)
    try workplace.write(Workplace.simple.replacing("+ 20.0", with: "+ 21.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["verify"] + cell + ["--tolerance", "blunt"]).code == 1)
    #expect(try workplace.plumb("verify", "--tolerance", "sligt").talk.contains("did you mean slight?"))
  }

  @Test(arguments: ["verify", "lint", "render"])
  func `a chapter without scenes is an error with a suggestion`(_ command: String) throws {
    let workplace = try Workplace(["forms/simple": Workplace.simple])
    try workplace.write("cells: [iphone-8-portrait]\nchapters: [forms]\n", to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    #expect(try workplace.plumb(command).code == 0)
    try workplace.write("cells: [iphone-8-portrait]\nchapters: [forms, form]\n", to: "plumb.yaml")
    let unknown = try workplace.plumb(command)
    #expect(unknown.code == 2)
    #expect(
      unknown.talk.hasPrefix(
        #"plumb.yaml:2:19: chapters: no scene is in a folder called "form"; did you mean forms?"#), "\(unknown.talk)")
  }

  @Test func `masks and budgets leave out what they name, and the verdict says so`() throws {
    func recipe(_ clock: String, _ width: Double = 100, _ color: String = "red") -> String {
      """
      title: Clock
      views:
        Clock: { label: "\(clock)", font: 17 }
        Box: { background: \(color) }
      constraints: |
        Clock.Top = Safe Area.Top
        Clock.Leading = Superview.Leading + 10
        Box.Top = Safe Area.Top + 200
        Box.Leading = Superview.Leading + 10
        Box.Width = \(width)
        Box.Height = 50

      """
    }
    let workplace = try Workplace(["clock": recipe("10:00")])
    try workplace.write(
      """
      cells: [iphone-8-portrait]
      tolerance: usual
      tolerances:
        usual:
          points: 0.5
          masks: [{ view: Clock, scene: "cl*" }, { rect: [0, 600, 375, 67] }]

      """, to: "plumb.yaml")
    let verify = ["verify", "--device", "iphone-8"]
    #expect(try workplace.plumb("record", "--device", "iphone-8", "--orientation", "portrait").code == 0)
    #expect(try workplace.plumb("record", "--device", "iphone-8", "--orientation", "landscape").code == 0)
    unlink(workplace.path("Snapshots/clock/iphone-8-landscape.png"))

    try workplace.write(recipe("11:11"), to: "Recipes/clock.yaml")
    let masked = try workplace.plumb(verify)
    let bounds =
      "(usual: a channel up to 0 of 255, 0 % of the pixels, edges up to 0.5 pt, "
      + "without Clock in cl*, [0, 600, 375, 67])"
    #expect(masked.code == 0, "\(masked.out)\(masked.talk)")
    #expect(masked.talk == "2 of 2 cells identical in 1 scene\n", "\(masked.out)\(masked.talk)")
    let lines = masked.out.split(separator: "\n").map(String.init)
    #expect(lines.count == 3, "\(masked.out)")
    #expect(lines.allSatisfy { $0 == "Recipes/clock.yaml" || $0.contains("Clock: text") && $0.hasSuffix(bounds) })
    #expect(lines.contains { $0.contains("; pictures not compared, because there is no golden picture (") })
    #expect(lines.contains { $0.contains(/; 0 of \d+ pixels differ/) }, "\(masked.out)")
    let settings = try workplace.text("plumb.yaml")
    try workplace.write(settings.replacing("view: Clock", with: "view: Clok"), to: "plumb.yaml")
    let unknown = try workplace.plumb("verify")
    #expect(unknown.code == 2)
    #expect(
      unknown.talk.hasPrefix(
        #"plumb.yaml:6:21: no view is called "Clok" in cl*, so the mask hides nothing; did you mean Clock?"#),
      "\(unknown.talk)")
    try workplace.write(settings.replacing("cl*", with: "clok"), to: "plumb.yaml")
    #expect(
      try workplace.plumb("verify").talk.hasPrefix(#"plumb.yaml:6:35: no scene is called "clok"; did you mean clock?"#))
    try workplace.write(settings, to: "plumb.yaml")
    // Without the tolerance it counts as a change.
    #expect(try workplace.plumb(verify + ["--tolerance", "exact"]).code == 1)

    // A quarter of a point is within the budget, a whole point is not; pixels that differ elsewhere count.
    try workplace.write(recipe("10:00", 100.25), to: "Recipes/clock.yaml")
    #expect(try workplace.plumb(verify).code == 0)
    try workplace.write(recipe("10:00", 101), to: "Recipes/clock.yaml")
    #expect(try workplace.plumb(verify).code == 1)
    try workplace.write(recipe("11:11", 100, "blue"), to: "Recipes/clock.yaml")
    let painted = try workplace.plumb(["verify", "--device", "iphone-8", "--orientation", "portrait"])
    #expect(painted.code == 1, "\(painted.out)")
    #expect(painted.out.contains("Box: background red -> blue, clock.yaml:4"), "\(painted.out)")
  }

  @Test(arguments: [
    ("tolerances: { a: { masks: [{ view: A, rect: [0, 0, 1, 1] }] } }", "a mask has either a view or a rect"),
    ("tolerances: { a: { masks: { view: A } } }", "masks is a list, such as"),
    ("tolerances: { a: { masks: [{ rect: [0, 0] }] } }", "rect is a list of 4 numbers"),
    ("snapshot: x", #"plumb.yaml:1:1: unknown key "snapshot" in plumb.yaml; did you mean snapshots?"#),
    ("record: some", #"plumb.yaml:1:9: unknown mode "some""#),
    ("cells: [iphone-99]", #"1:8: unknown cell "iphone-99"; expected a name like iphone-15-portrait"#),
    ("tolerance: none", #"unknown tolerance "none""#),
    ("tolerances: { exact: { channel: 3 } }", "1:15: exact is the name of the comparison without a tolerance"),
    ("{ goldens: Goldens, snapshots: Snapshots }", "1:32: the earlier name of goldens, which is given as well;"),
    ("tolerances: { a: { channel: 300 } }", "from 0 to 255, not 300"),
    ("format: 2", "plumb.yaml:1:9: format 2 is from a newer version of plumb; this one reads 1: install a newer one"),
    ("format: one", "plumb.yaml:1:9: format is a number"),
    ("pictures: -1", "pictures is from 0 to 100000, not -1"), ("[", "plumb.yaml:"),
    ("documents: {}", "documents is text"),
  ])
  func `a file that cannot be right is reported with its place`(_ text: String, _ message: String) throws {
    let workplace = try Workplace()
    try workplace.write(text, to: "plumb.yaml")
    let outcome = try workplace.plumb("config")
    #expect(outcome.code == 2, "\(outcome.talk)")
    #expect(outcome.talk.contains(message), "\(outcome.talk)")
  }
}
