import Foundation
import Testing

/// Pictures and galleries, and that the same input makes the same bytes.
@Suite struct RenderTests {
  @Test func `pictures in both formats, and a page that names them`() throws {
    let workplace = try Workplace()
    let outcome = try workplace.plumb("render", "--device", "iphone-8", "--scale", "2", "--format", "svg,png")
    #expect(outcome.code == 0)
    #expect(outcome.out == "gallery/index.html\n")
    #expect(
      workplace.files("gallery").filter { !$0.hasPrefix(".") } == [
        "cards.html", "index.html", "simple/iphone-8-landscape.png", "simple/iphone-8-landscape.svg",
        "simple/iphone-8-portrait.png", "simple/iphone-8-portrait.svg", "simple/scene.html",
      ])
    #expect(try workplace.plumb("render", "--device", "iphone-8", "--out", "usual").code == 0)
    #expect(
      workplace.files("usual").filter { !$0.hasPrefix(".") } == ["cards.html", "index.html", "simple/scene.html"])
    // Width in the PNG header: (375 + 2 · 18) · 2 pixels.
    let header = try #require(workplace.bytes("gallery/simple/iphone-8-portrait.png"))
    #expect(Int(header[18]) << 8 | Int(header[19]) == 822)
  }

  @Test func `a page that Plumb did not write is not overwritten`() throws {
    let workplace = try Workplace()
    let page = "<!doctype html><title>Our site</title>"
    for folder in ["gallery", "report", "watched"] { try workplace.write(page, to: "\(folder)/index.html") }
    let cells = ["--device", "iphone-8"]
    let commands = [
      ("gallery", ["render"] + cells), ("report", ["verify", "--report", "report"] + cells),
      ("watched", ["watch", "--out", "watched", "--saves", "0"] + cells),
    ]
    for (folder, command) in commands {
      let outcome = try workplace.plumb(command)
      #expect(outcome.code == 2, "\(outcome.talk)")
      #expect(outcome.talk.contains("\(folder)/index.html was not written by Plumb"), "\(outcome.talk)")
      #expect(try workplace.text("\(folder)/index.html") == page)
    }
    #expect(workplace.files("report") == ["index.html"])
    // Nor is one beside a run.
    try workplace.write("other: stays", to: "report/notes.txt")
    #expect(try workplace.plumb(["verify", "--report", "own-report"] + cells).code != 2)
    try workplace.write("<title>Plumbing</title>", to: "own-report/index.html")
    #expect(try workplace.plumb(["verify", "--report", "own-report"] + cells).code == 2)
    #expect(try workplace.text("own-report/index.html") == "<title>Plumbing</title>")
    // A page of its own is replaced.
    for _ in 1...2 { #expect(try workplace.plumb(["render", "--out", "own"] + cells).code == 0) }
  }

  @Test func `--content-beyond draws what a scroll view holds around the screen, and every name once`() throws {
    let workplace = try Workplace([
      "scroll": """
      views: { Scroll: { scrollView: , contentOffset: [0, 100], views: { Tall: {}, Strip: { scrollView: , views: { Wide: {} } } } } }
      constraints: |
        Scroll.Leading = Superview.Leading
        Scroll.Trailing = Superview.Trailing
        Scroll.Top = Superview.Top
        Scroll.Bottom = Superview.Bottom
        V:|[Tall(1500)][Strip(60)]|
        H:|[Tall(300)]|
        H:|[Strip(200)]
        V:|[Wide(60)]|
        H:|[Wide(9000)]|
      """
    ])
    func picture(_ outcome: Workplace.Outcome) throws -> (text: String, height: Int) {
      #expect(outcome.code == 0, "\(outcome.talk)")
      let names = workplace.files("gallery/scroll")
      let png = try #require(names.first { $0.hasSuffix("png") })
      let header = try #require(workplace.bytes("gallery/scroll/\(png)"))
      let svg = try #require(names.first { $0.hasSuffix("svg") })
      return (try workplace.text("gallery/scroll/\(svg)"), Int(header[22]) << 8 | Int(header[23]))
    }
    let usual = try picture(try workplace.plumb("render", "--size", "320x480", "--format", "svg,png"))
    let whole = try picture(
      try workplace.plumb("render", "--size", "320x480", "--format", "svg,png", "--content-beyond"))
    // 1560 of content, of which 80 are above a screen of 480; the strip's own content is not considered.
    #expect(whole.height == usual.height + 1560 - 480)
    // The gallery finds the screen by this.
    #expect(whole.text.contains("<g transform=\"translate(0 100)\">\n<g id=\"screen\""), "\(whole.text.prefix(2000))")
    for id in ["view-Tall", "view-Wide", "screen"] {
      #expect(whole.text.split(separator: "id=\"\(id)\"", omittingEmptySubsequences: false).count == 2, "\(id)")
    }
  }

  @Test func `a scene that has not changed is not laid out again, and reported as before`() throws {
    let workplace = try Workplace(["open": "views: { A: {} }\n", "simple": Workplace.simple])
    func render(_ options: String..., unchanged: Int) throws -> [String: Data] {
      let outcome = try workplace.plumb(["render", "--device", "iphone-8"] + options)
      #expect(outcome.code == 0)
      #expect(outcome.talk.contains("ambiguous"), "\(outcome.talk)")
      let sentence =
        unchanged > 0 ? "; \(unchanged == 1 ? "1 scene" : "\(unchanged) scenes") as drawn before\n" : " s\n"
      #expect(outcome.talk.hasSuffix(sentence), "\(outcome.talk)")
      let names = ["open/scene.html", "simple/scene.html", "cards.html", "index.html"]
      return Dictionary(uniqueKeysWithValues: names.map { ($0, workplace.bytes("gallery/\($0)") ?? Data()) })
    }
    let first = try render(unchanged: 0)
    #expect(try render(unchanged: 2) == first)
    // A file that is not as it was written is written again.
    try workplace.write("x", to: "gallery/simple/scene.html")
    #expect(try render(unchanged: 1) == first)
    try FileManager.default.removeItem(atPath: workplace.path("gallery/open"))
    #expect(try render(unchanged: 1) == first)
    // So is one of other settings, or of a document that is written in another way.
    #expect(try render("--appearance", "dark", unchanged: 0) != first)
    #expect(try render(unchanged: 0) == first)
    try workplace.write(Workplace.simple + "# The same layout.\n", to: "Recipes/simple.yaml")
    #expect(try render(unchanged: 1)["open/scene.html"] == first["open/scene.html"])
    // What only laid out cells have is always drawn.
    #expect(try render("--format", "svg", unchanged: 0).count == 4)
  }

  @Test func `one bad recipe does not stop the others`() throws {
    let workplace = try Workplace([
      "a-bad": "views: [\n", "b-empty": "", "c-unknown": "views: { A: { colour: x } }\n", "good": Workplace.simple,
    ])
    let outcome = try workplace.plumb("render", "--size", "320x480", "--format", "svg")
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains("Recipes/a-bad.yaml:2:1: broken YAML"))
    #expect(outcome.talk.contains("Recipes/b-empty.yaml:1:1: the recipe is empty"))
    #expect(outcome.talk.contains("Recipes/c-unknown.yaml:1:15: unknown key \"colour\""))
    #expect(workplace.files("gallery").contains("good/320x480-any-any.svg"))
    #expect(!workplace.files("gallery").contains { $0.hasPrefix("a-bad") })
  }

  @Test func `names with spaces and signs are files, and nothing leaves the folder`() throws {
    let workplace = try Workplace(["with space/ä & b": Workplace.simple])
    try workplace.plumb("render", "--size", "100x100", "--format", "png")
    #expect(workplace.files("gallery").contains("with space/ä & b/100x100-any-any.png"))
  }

  /// Another process, another locale, another home folder: the same bytes.
  @Test func `two runs are equal to the last byte`() throws {
    let text = """
      views:
        Name Label: { label: Näme, font: body }
        Name Text Field: { textField: Enter 1.5 names }
      constraints: |
        1. Name Label.Leading = Superview.LeadingMargin
        2. Name Text Field.Trailing = Superview.TrailingMargin
        3. Name Text Field.Leading = Name Label.Trailing + Standard
        4. Name Text Field.Top = Top Layout Guide.Bottom + 20.0
        5. Name Label.Baseline = Name Text Field.Baseline

      """
    let workplace = try Workplace(["a": Workplace.simple, "b": text])
    let flags = ["--device", "iphone-15", "--device", "ipad-mini-8-3"]
    let environments = [
      ["LANG": "C"],
      [
        "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nowhere",
        "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0",
      ],
    ]
    for (index, environment) in environments.enumerated() {
      try workplace.plumb(
        "render", flags[0], flags[1], flags[2], flags[3], "--format", "svg,png", "--out", "g\(index)",
        environment: environment)
      try workplace.plumb(
        "record", flags[0], flags[1], flags[2], flags[3], "--snapshots", "s\(index)", environment: environment)
    }
    for (first, second) in [("g0", "g1"), ("s0", "s1")] {
      let files = workplace.files(first)
      #expect(files.count > 4)
      #expect(files == workplace.files(second))
      for file in files {
        #expect(workplace.bytes("\(first)/\(file)") == workplace.bytes("\(second)/\(file)"), "\(file)")
      }
    }
  }

  @Test func `styles, overlays, looks and appearances`() throws {
    let workplace = try Workplace()
    func svg(_ arguments: String...) throws -> String {
      let outcome = try workplace.plumb(
        ["render", "--device", "iphone-8", "--orientation", "portrait", "--format", "svg"] + arguments)
      #expect(outcome.code == 0, "\(outcome.talk)")
      let name = try #require(
        outcome.out.isEmpty ? nil : workplace.files("gallery/simple").first { $0.hasSuffix(".svg") })
      let text = try workplace.text("gallery/simple/\(name)")
      for file in workplace.files("gallery/simple") {
        try FileManager.default.removeItem(atPath: workplace.path("gallery/simple/\(file)"))
      }
      return text
    }
    let frames = try svg()
    #expect(frames.contains("aria-label=\"Red View\""))
    #expect(frames.contains("343 × 607"))
    #expect(try !svg("--style", "controls").contains("343 × 607"))
    let explained = try svg("--overlay", "constraints,grid")
    #expect(explained.contains("id=\"overlay-constraints\""))
    #expect(explained.contains("id=\"overlay-grid\""))
    #expect(!explained.contains("id=\"overlay-margins\""))
    #expect(try svg("--overlay", "all").contains("id=\"overlay-touch\""))
    #expect(try svg("--appearance", "dark").contains("iphone-8-portrait+dark"))
    #expect(try svg("--look", "26").contains("iphone-8-portrait+ios26"))
    #expect(try svg("--look", "12", "--in-call").contains("iphone-8-portrait+ios12+in-call"))
    #expect(try !svg("--in-call").contains("in-call"))
  }

  @Test(arguments: [
    ("--style=boxes", "--style cannot be \"boxes\""), ("--overlay=constraint", "did you mean constraints?"),
    ("--overlay=none,grid", "--overlay none cannot be combined with others"),
    ("--look=8", "a version of iOS from 9 to 26"),
    ("--look=27", "a version of iOS from 9 to 26"),
    ("--look=modern", "--look cannot be \"modern\""), ("--appearance=night", "--appearance cannot be \"night\""),
  ])
  func `a style, look or overlay there is not is refused`(_ argument: String, _ message: String) throws {
    let outcome = try Workplace().plumb("render", argument)
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains(message), "\(outcome.talk)")
  }
}
