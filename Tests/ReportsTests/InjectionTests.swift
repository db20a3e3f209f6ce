import Drawing
import Foundation
import FoundationXML
import Testing

@testable import Reports
@testable import Verifying

/// Content of documents in titles, names, texts and file names stays text in everything that is published.
@Suite struct InjectionTests {
  private let injections = Injection.all

  // MARK: What is published

  /// A gallery in which every text is hostile, by file name.
  @MainActor
  private var gallery: [String: String] {
    get throws {
      let sample = try SampleGallery()
      let cells = Array(Matrix.standard.prefix(2))
      return try sample.files(
        injections.map { injection in
          let text = injection.text
          let view = SceneView(id: text, name: text, kind: .label(SceneLabel(text)))
          let constraint = SceneConstraint(
            label: text, .init(.view(text), .left), to: .init(.root, .left), constant: .points(20)
          )
          .written(as: text)
          var scene = Scene(
            title: text, document: "chapter/\(injection.number).yaml", views: [view], constraints: [constraint])
          (scene.source, scene.notes, scene.states) = (text, text, [SceneState(name: "State", notes: text)])
          scene.expectations = [
            SceneConstraint(.init(.view(text), .left), to: .init(.root, .left), constant: .points(1))
              .written(as: text)
          ]
          let shown = cells + scene.states.map { cells[0].inState($0.id) }
          return try sample.scene(scene, in: shown, text: text)
        })
    }
  }

  private var run: StoredRun {
    var run = StoredRun(goldens: injections[2].text, isFiltered: false)
    run.problems = injections.map(\.text)
    run.orphans = injections.map(\.text)
    run.scenes = injections.enumerated().map { order, injection in
      let text = injection.text
      let change = StoredChange(.edge(view: text, edge: .left, from: 1, to: 2))
      return StoredScene(
        order: order, id: text, title: text, document: text, cellCount: 3, identical: 1, renderer: text, recipe: [text],
        findings: [StoredFinding(text, advice: text, at: ScenePlace(line: 1, column: 1), cells: [text])],
        troubles: [text],
        groups: [
          StoredGroup(
            kind: .document, cause: text,
            effects: [StoredEffect(text: text, example: text, cells: [text])], cells: [text])
        ],
        cells: [
          StoredCell(
            name: text, status: .layout, group: 0, changes: [change], facts: 0, goldenFacts: 1, pixelHash: text,
            goldenHash: text, isPictured: true, pictures: [.actual, .difference, .expected], size: [100, 200],
            outlines: [StoredOutline(name: text, from: [0, 0, 5, 5], to: [1, 0, 5, 5])])
        ],
        facts: [
          [text, "\(Quoting.record.quoted(text)) frame 1 2 3 4"], ["\(Quoting.record.quoted(text)) frame 1 2 3 5"],
        ],
        orphans: [text], missingPictures: [text], tolerated: [text])
    }
    return run
  }

  private var svg: String {
    get throws {
      let measurer = try PangoMeasurer(fonts: FontFiles())
      var commands: [DisplayCommand] = []
      for injection in injections {
        commands.append(.beginGroup(Group(id: "view-\(injection.text)", label: injection.text)))
        commands.append(.text(measurer.shape(injection.text, size: 10), x: 0, baseline: 10, Ink(0x112233)))
        commands.append(.endGroup)
      }
      let title = injections.map(\.text).joined(separator: " ")
      return SVGWriter.write(
        DisplayList(size: CGSize(width: 100, height: 100), title: title, commands: commands), outlines: GlyphOutlines())
    }
  }

  // MARK: In a browser

  /// Returns a script that reveals everything on a page, and then reports its active elements.
  private static func visit(_ name: String, _ steps: String) -> String {
    """
    try { \(steps) } catch (error) { problems.push("\(name): " + error); }
    const found = [...document.querySelectorAll("script, iframe, object, embed, base, link, [onload], [onerror], [onfocus]")];
    setTimeout(() => top.postMessage("\(name): " + found.map((element) => element.localName).join(" ")
      + "; problems " + problems.length + " " + problems.join("; "), "*"), 100);
    """
  }

  /// Returns a script that shows the overview, every scene, a picture with everything over it, and a comparison.
  private static func visitScenes(_ name: String) -> String {
    """
    (async () => {
      let count = 0;
      const go = async (path, query) => { history.replaceState(null, "", linkTo(path, query)); await show(); };
      try {
        await ready;
        for (const { id, title } of index.scenes) {
          await go("", { find: title });
          await go(sceneAddress(id));
          const scene = await sceneOf(id), screen = scene.cells[0].screen.id;
          await go(sceneAddress(id, screen), { show: "equation:1" });
          page.press("all");
          await go(sceneAddress(id, screen), { state: scene.states[0].id, mode: "side", show: `view:${title}` });
          if (byID("main").querySelector("h1")?.firstChild.textContent === title) count += 1;
        }
      } catch (error) { problems.push(String(error)); }
      const active = document.querySelectorAll("object, embed, base, [onload], [onerror], [onfocus], script:not([nonce])").length;
      if (active !== 2) problems.push(`${active} active elements`);
      top.postMessage(`\(name): ${count} scenes; problems ${problems.length} ${problems.join("; ")}`, "*");
    })();
    """
  }

  private static func withoutPolicy(_ html: String) -> String {
    html.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
  }

  private static let harness = """
    <!doctype html><meta charset="utf-8"><title>x</title><pre id="result"></pre><script>
    const said = [];
    addEventListener("message", (event) => {
      said.push(String(event.data));
      document.getElementById("result").textContent = said.sort().join("\\n");
    });
    </script>
    """

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  @MainActor
  func `no text of a document runs, in gallery, report, SVG or Markdown, with or without a policy`() throws {
    #expect(injections.count >= 50)
    let openAll = """
      for (const entry of entries) {
        for (const wanted of ["side", "slider", "outlines"]) { mode = wanted; choose(entry); }
        for (const word of document.querySelectorAll("code")) if (word.textContent.includes("\\n")) problems.push("code");
      }
      """
    let (gallery, report) = (try gallery, ReportPage(run).html)
    let overview = try #require(gallery["index.html"])
    var files = [
      "gallery/index.html": Browser.probed(overview, by: Self.visitScenes("gallery")),
      "gallery/bare.html": Self.withoutPolicy(Browser.probed(overview, by: Self.visitScenes("bare gallery"))),
      "report.html": Browser.probed(report, by: Self.visit("report", openAll)),
      "report-bare.html": Self.withoutPolicy(Browser.probed(report, by: Self.visit("bare report", openAll))),
      "document.svg": try svg,
      // Shows that the test would notice a script that runs, and that a policy stops what escaping misses.
      "control.html": "<!doctype html><title>x</title>\(injections[0].text)",
      "guarded.html": report.replacing("<main", with: "\(injections[1].text)\(injections[21].text)<main"),
    ]
    // A large page gets its data from pages in frames.
    let look = """
      (async () => {
        try { for (const entry of causes) { choose(entry); await load(entry.scenes[0]); } } catch (error) { problems.push(String(error)); }
        top.postMessage(`large report: ${run.scenes.filter(isWhole).length} parts; problems ${problems.length} ${problems.join("; ")}`, "*");
      })();
      """
    let parts = ReportPage(run).files
    #expect(parts.count == run.scenes.count + 1)
    files["large/index.html"] = Browser.probed(parts[0].text, by: look)
    for (name, text) in gallery where name != "index.html" { files["gallery/\(name)"] = text }
    for part in parts.dropFirst() { files["large/\(part.name)"] = part.text }
    if let markdown = try Self.rendered(
      MarkdownReport(run: run, room: .init(bytes: 1 << 20), home: .published("https://example.org")).text)
    {
      files["markdown.html"] =
        "<!doctype html><meta charset=\"utf-8\"><title>x</title>\(markdown)<script>problems = []; "
        + Self.visit(
          "markdown",
          "const links = [...document.querySelectorAll('a')].map((a) => a.href); "
            + "const base = 'https://example.org/index.html'; "
            + "if (links.length < 2 || !links.every((link) => link.split('#')[0] === base)) problems.push(links.join());"
        ) + "</script>"
    }
    // A browser has one thread for all frames of a page: large pages are looked at one by one.
    #expect(try Self.said(by: ["gallery/index.html"], of: files) == "gallery: \(injections.count) scenes; problems 0 ")
    #expect(
      try Self.said(by: ["gallery/bare.html"], of: files) == "bare gallery: \(injections.count) scenes; problems 0 ")
    #expect(
      try Self.said(by: ["large/index.html"], of: files) == "large report: \(run.scenes.count) parts; problems 0 ")
    let page = "script link script script script; problems 0 "
    var small = ["control.html", "document.svg", "guarded.html", "report-bare.html", "report.html"]
    var expected = ["1", "bare report: \(page)", "report: \(page)"]
    if files["markdown.html"] != nil {
      small.append("markdown.html")
      expected.insert("markdown: script; problems 0 ", at: 2)
    }
    #expect(try Self.said(by: small, of: files, count: expected.count) == expected.joined(separator: "\n"))
  }

  /// Loads pages in frames of one page, and returns what they say, sorted.
  /// - Parameter count: How much they should say.
  private static func said(by pages: [String], of files: [String: String], count: Int = 1) throws -> String {
    let frames = pages.map { "<iframe src=\"\($0)\"></iframe>" } + ["<img src=\"document.svg\">"]
    let all = files.merging(["index.html": harness + frames.joined()]) { $1 }
    return try #require(Browser.installed).result(of: all, when: "said.length >= \(count)")
  }

  /// Returns Markdown as rendered by GitHub, raw HTML included; nil if no renderer is installed (`make deps` installs
  /// it).
  private static func rendered(_ markdown: String) throws -> String? {
    let program = "/usr/bin/cmark-gfm"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(markdown.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough", file.path(percentEncoded: false),
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }

  // MARK: As text

  @Test func `JUnit is well-formed, and a parser reads names as they were`() throws {
    let parser = XMLParser(data: Data(JUnitReport.xml(run).utf8))
    let names = AttributeReader(attribute: "classname")
    parser.delegate = names
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for injection in injections {
      let allowed = injection.text.unicodeScalars.map { scalar -> Unicode.Scalar in
        let isAllowed = scalar.value >= 0x20 || ["\t", "\n", "\r"].contains(scalar)
        return isAllowed && scalar.value != 0xFFFE && scalar.value != 0xFFFF ? scalar : "\u{FFFD}"
      }
      #expect(names.values.contains(String(String.UnicodeScalarView(allowed))), "\(injection.number)")
    }
  }

  @Test func `SVG is well-formed, and has no element and no attribute but its own`() throws {
    let parser = XMLParser(data: Data(try svg.utf8))
    let reader = AttributeReader(attribute: "aria-label")
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(Set(reader.elements).subtracting(["svg", "title", "defs", "path", "image", "g", "use", "rect"]).isEmpty)
    #expect(!reader.attributes.contains { $0.hasPrefix("on") })
    #expect(Set(injections.map(\.text).filter { $0.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }).isSubset(of: reader.values))
  }

  /// Collects the elements and attributes of a document.
  private final class AttributeReader: NSObject, XMLParserDelegate {
    let attribute: String
    var values: Set<String> = []
    var elements: [String] = []
    var attributes: Set<String> = []

    init(attribute: String) { self.attribute = attribute }

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes found: [String: String] = [:]
    ) {
      if !elements.contains(element) { elements.append(element) }
      attributes.formUnion(found.keys)
      if let value = found[attribute] { values.insert(value) }
    }
  }
}
