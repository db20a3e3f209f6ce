import Foundation
import FoundationXML
import RecipeDocuments
import Testing

@testable import Reports
@testable import Verifying

/// JUnit, Markdown and annotations of runs of every size.
@Suite struct TextReportTests {
  static let nasty = "<b>\"&'`*_[x](y)|\n# @all \u{7} {{data}} </script> <!-- 漢字 𝒳"

  /// Returns a run with a number of causes, each in a cell of its own.
  static func run(_ count: Int, name: String = "Scene") -> StoredRun {
    var run = StoredRun(goldens: "Snapshots", isFiltered: false)
    var scene = StoredScene(
      order: 0, id: "chapter/scene", title: name, document: "Recipes/chapter/\(name).yaml", cellCount: count + 2,
      identical: 2, renderer: "r", recipe: [], findings: [], troubles: [], groups: [], cells: [],
      facts: [["root size 1 2", "\"\(name)\" frame 0 0 1 1"]], orphans: [], missingPictures: [], tolerated: [])
    for index in 0..<count {
      let cell = "cell-\(index)"
      scene.groups.append(
        StoredGroup(
          kind: .document, cause: "constraint \(index): \(name)",
          effects: [StoredEffect(text: "\(name).Top +1 pt", example: "\(name).Top 1 -> 2 (+1 pt)", cells: [cell])],
          cells: [cell]))
      scene.cells.append(
        StoredCell(
          name: cell, status: .layout, group: index, changes: [], facts: 0, goldenFacts: 0, pixelHash: "1",
          goldenHash: "2", isPictured: true, pictures: [.actual, .difference, .expected], size: [100, 200],
          outlines: []))
    }
    run.scenes = [scene]
    return run
  }

  @Test(arguments: [0, 1, 500], [TextReportTests.nasty, "Scene"])
  func `Markdown stays inside its limit, causes first`(_ count: Int, _ name: String) {
    let run = Self.run(count, name: name)
    for limit in [500, MarkdownReport.commentLimit, MarkdownReport.summaryLimit] {
      let text = MarkdownReport(run: run, room: .init(bytes: limit), home: .published("https://example.org/a b/")).text
      #expect(text.utf8.count <= limit)
      let title =
        count == 0 ? "nothing changed" : count == 1 ? "1 cause, 1 layout" : "\(count) causes, \(count) layouts"
      #expect(
        text.hasPrefix("<!-- plumb:report:1:verify/Snapshots -->\n### Layouts: \(title)\n"), "\(text.prefix(200))")
      #expect(!text.contains("<b>"))
      #expect(!text.contains("<script"))
      #expect(!text.contains("\u{7}"))
      if count == 500, limit == MarkdownReport.commentLimit { #expect(text.contains("more; the report lists all")) }
      if count == 1, limit > 500 {
        #expect(text.contains("src=\"https://example.org/a%20b/chapter/scene/cell-0.actual.png\""))
      }
      #expect(
        text == MarkdownReport(run: run, room: .init(bytes: limit), home: .published("https://example.org/a b")).text)
    }
    #expect(!MarkdownReport(run: run).text.contains("<img"))
  }

  @Test func `without a home for pictures, what moved is drawn as text`() {
    var run = Self.run(1)
    run.scenes[0].cells[0].size = [100, 60]
    run.scenes[0].cells[0].outlines = [
      StoredOutline(name: "A </pre>", from: [10, 5, 80, 30], to: [10, 15, 80, 30]),
      StoredOutline(name: "New", from: nil, to: [0, 50, 100, 5]),
    ]
    let text = MarkdownReport(run: run, home: .none, folder: "diff").text
    #expect(
      text == """
        <!-- plumb:report:1:verify/Snapshots -->
        ### Layouts: 1 cause, 1 layout

        2 of 3 cells in 1 scene identical.
        No address of the report is known (`--link`), so what moved is drawn as text.

        | | What changed | Where | Layouts | Accept |
        |---|---|---|---|---|
        | 1 | Scene.Top \\+1 pt | Scene | 1 of 3 | `plumb review accept 'chapter/scene#1' --report 'diff'` |

        #### 1. Scene.Top \\+1 pt
        Scene, 1 of 3 cells · `plumb review accept 'chapter/scene#1' --report 'diff'`\u{20}\u{20}
        constraint 0: Scene

        <pre>
        cell-0
        ╭────────────────────────────────────────╮
        │                                        │
        │                                        │
        │                                        │
        │    ┌A─────────────────────────────┐    │
        │    │                              │    │
        │    │                              │    │
        │    │                              │    │
        │    │                              │    │
        │    └──────────────────────────────┘    │
        │                                        │
        │─B──────────────────────────────────────│
        │                                        │
        ╰────────────────────────────────────────╯
        A A &lt;/pre&gt;: y 5 → 15
        B New: new, x 0, y 50, width 100, height 5
        </pre>

        <!-- plumb:causes:\(EarlierReport.digest(run.scenes[0], run.scenes[0].groups[0])) -->

        """)
  }

  @Test func `a comment has at most 60 lines, the largest causes first, each with its link and its command`() throws {
    var run = Self.run(500)
    run.scenes[0].cellCount = 1000
    // Each of the later causes is in more cells.
    for index in 0..<500 {
      run.scenes[0].groups[index].cells = (0...index).map { "cell-\($0)" } + ["iphone-15-portrait"]
      run.scenes[0].groups[index].effects[0].text = "View \(index).Top +1 pt"
    }
    let home = PictureHome.published("https://example.org/17/")
    let text = MarkdownReport(run: run, home: home, way: .comment).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 61, "\(lines.count)")
    let rows = lines.filter { $0.hasPrefix("| ") && $0.contains("View ") }
    #expect(rows.count == 12)
    #expect(
      rows[0]
        == "| 1 | [View 499.Top \\+1 pt](https://example.org/17/index.html#chapter/scene/cell-499@?cause=500) | Scene "
        + "| 501 of 1000 | `/plumb accept chapter/scene#500` |")
    #expect(text.matches(of: /<img alt="expected"/).count >= 3)
    #expect(text.contains("#### 1. [View 499.Top"))
    // A machine without the artifact takes the run from the address.
    let typed = MarkdownReport(run: run, home: home).text
    #expect(typed.contains("`plumb review accept 'chapter/scene#500' --run 'https://example.org/17'`"))
    // A step's summary has room for everything.
    #expect(MarkdownReport(run: run, room: .init(bytes: MarkdownReport.summaryLimit)).text.contains("#### 400. "))
  }

  @Test func `a comment says what changed since the earlier one`() throws {
    let earlier = MarkdownReport(run: Self.run(3)).text
    func text(_ count: Int, _ earlier: String) -> String {
      MarkdownReport(run: Self.run(count), earlier: EarlierReport(earlier)).text
    }
    #expect(text(3, earlier).contains("\nSince the last push nothing else changed.\n"))
    let more = text(5, earlier)
    #expect(more.contains("\nSince the last push: 2 causes are new, 3 are as before.\n"))
    #expect(more.contains("\n| 4 new | "))
    #expect(more.contains("\n| 3 | "))
    #expect(text(1, earlier).contains("\nSince the last push: 2 are gone, 1 is as before.\n"))
    #expect(text(0, earlier).contains("\nSince the last push: 3 are gone.\n"))
    #expect(!text(3, "<!-- plumb:causes:<b>,12345678 -->").contains("Since"))
    #expect(!text(3, "").contains("Since"))
  }

  @Test(arguments: [
    ("login#1", "/plumb accept login#1"), ("my form#2", "/plumb accept 'my form#2'"),
    ("it's#1", "/plumb accept \"it's#1\""), ("a`b#1", "plumb review accept $'a\\U00000060b#1'"),
  ])
  func `a cause is named as a word of a comment, where it can be`(_ pattern: String, _ expected: String) {
    #expect(DecisionCommand(Self.run(1), folder: "report", way: .comment).accept(pattern) == expected)
  }

  @Test func `an annotation is on the line and the column of the first change`() {
    var run = Self.run(1)
    let change = DocumentChange(kind: .changed, subject: "A.Top", file: "Scene.yaml", line: 7, column: 3)
    run.scenes[0].groups[0].edits = [DocumentChange(kind: .gone, subject: "B"), change]
    #expect(
      GitHubAnnotations.lines(run)[0].hasPrefix("::error file=Recipes/chapter/Scene.yaml,line=7,col=3,title=Scene::"))
    run.scenes[0].groups[0].edits?[1].file = "Other.yaml"
    #expect(GitHubAnnotations.lines(run)[0].hasPrefix("::error file=Recipes/chapter/Scene.yaml,title=Scene::"))
  }

  @Test func `pictures that the Markdown shows are copied under the hash of their bytes, once`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "report/chapter/scene")
    try FileManager.default.createDirectory(at: scene, withIntermediateDirectories: true)
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Of three cells, one has its pictures, one lacks one, and one has text in a file named as a picture.
    for (file, bytes) in [
      ("cell-0.expected", png), ("cell-0.actual", png + [1]), ("cell-0.difference", png), ("cell-1.expected", png),
      ("cell-1.actual", png), ("cell-2.expected", png), ("cell-2.actual", png),
      ("cell-2.difference", Array("<b>".utf8)),
    ] { try Data(bytes).write(to: scene.appending(path: "\(file).png")) }
    var run = Self.run(3)
    for index in 0..<3 {
      run.scenes[0].cells[index].outlines = [StoredOutline(name: "A", from: [10, 5, 80, 30], to: [10, 15, 80, 30])]
    }
    let path = folder.path(percentEncoded: false)
    func report(_ limit: Int) -> MarkdownReport {
      MarkdownReport(
        run: run, room: .init(bytes: limit), home: .copied("https://example.org/a"), folder: "\(path)/report")
    }
    let content = report(MarkdownReport.commentLimit).content
    #expect(
      content.text.contains(
        "\nPictures are loaded from [a published folder](https://example.org/a), to which they were copied (`--publish`, "
          + "`--link`).\n"))
    let (first, second) = (
      "4c4b6a3be1314ab86138bef4314dde022e600960d8689a2c8f8631802d20dab6.png",
      "275f1bcbbb585c71e3b2184304eccfa0e37de92022ca3b6f4e9c10df32318d85.png"
    )
    let shown = content.text.matches(of: /<img alt="([a-z]+)" width="240" src="([^"]*)">/).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(
      shown == [
        "expected https://example.org/a/\(first)", "actual https://example.org/a/\(second)",
        "difference https://example.org/a/\(first)",
      ])
    #expect(content.text.components(separatedBy: "<pre>").count == 3)
    for picture in content.pictures { try picture.write(to: "\(path)/published") }
    let published = try FileManager.default.contentsOfDirectory(atPath: "\(path)/published")
    #expect(published.sorted() == [first, second].sorted())
    #expect(FileManager.default.contents(atPath: "\(path)/published/\(second)") == Data(png + [1]))
    // Pictures beyond the limit are not copied.
    #expect(report(600).content.pictures.isEmpty)
  }

  @Test func `the first known home for pictures is used`() {
    let workflow = [
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "owner/name", "GITHUB_RUN_ID": "7",
    ]
    #expect(PictureHome(link: "https://example.org", environment: workflow) == .published("https://example.org"))
    #expect(
      PictureHome(link: "https://example.org", isCopied: true, environment: workflow) == .copied("https://example.org"))
    #expect(
      PictureHome(link: nil, environment: workflow)
        == .artifact("https://github.com/owner/name/actions/runs/7#artifacts"))
    #expect(
      PictureHome(link: nil, environment: ["CI_PROJECT_URL": "https://gitlab.example.org/o/app", "CI_JOB_ID": "7"])
        == .artifact("https://gitlab.example.org/o/app/-/jobs/7/artifacts/browse"))
    #expect(PictureHome(link: nil, environment: [:]) == .none)
  }

  @Test(arguments: [0, 1, 500], [TextReportTests.nasty, "Scene"])
  func `JUnit is well-formed and its numbers are right`(_ count: Int, _ name: String) throws {
    var run = Self.run(count, name: name)
    run.orphans = [name]
    run.problems = [name]
    let parser = XMLParser(data: Data(JUnitReport.xml(run).utf8))
    let reader = JUnitReader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.counts["testcase"] == count + 3)
    #expect(reader.counts["failure", default: 0] == count + 1)
    #expect(reader.counts["error"] == 1, "\(reader.problems)")
    #expect(reader.problems.isEmpty, "\(reader.problems)")
  }

  @Test func `JUnit names all causes of a cell, and what each did`() {
    var run = Self.run(2)
    run.scenes[0].cells = [run.scenes[0].cells[0]]
    run.scenes[0].cells[0].causes = [0, 1]
    run.scenes[0].groups[1].cells = ["cell-0"]
    run.scenes[0].groups[1].effects[0] = StoredEffect(text: "Scene.Left +2 pt", example: "", cells: ["cell-0"])
    let text = JUnitReport.xml(run)
    #expect(text.contains(#"<failure message="constraint 0: Scene; constraint 1: Scene">"#), "\(text)")
    #expect(
      text.contains(">constraint 0: Scene&#10;Scene.Top +1 pt&#10;constraint 1: Scene&#10;Scene.Left +2 pt</failure>"),
      "\(text)"
    )
  }

  /// Counts elements, and compares the numbers of suites with their cases, which CI systems rely on.
  private final class JUnitReader: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var problems: [String] = []
    private var expected: [[String: Int]] = []
    private var start: [[String: Int]] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      let known = ["testsuites", "testsuite", "testcase", "failure", "error", "skipped"]
      if !known.contains(element) { problems.append("unknown element \(element)") }
      if element == "testcase", attributes["name"] == nil || attributes["classname"] == nil {
        problems.append("no name")
      }
      if element.hasPrefix("testsuite") {
        expected.append(
          ["testcase": "tests", "failure": "failures", "error": "errors"].mapValues { Int(attributes[$0] ?? "") ?? -1 })
        start.append(counts)
      }
      counts[element, default: 0] += 1
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
      guard element.hasPrefix("testsuite"), let wanted = expected.popLast(), let before = start.popLast() else {
        return
      }
      for (name, count) in wanted {
        let found = counts[name, default: 0] - before[name, default: 0]
        if found != count { problems.append("\(element): \(name) \(found), not \(count)") }
      }
    }
  }

  @Test(arguments: [0, 1, 500], [TextReportTests.nasty, "Scene"])
  func `annotations are ten at the most, each on one line`(_ count: Int, _ name: String) {
    let lines = GitHubAnnotations.lines(Self.run(count, name: name))
    #expect(lines.count == min(count, 10))
    for line in lines {
      #expect(!line.contains("\n"))
      #expect(line.hasPrefix("::error "))
    }
    if count == 500 { #expect(lines[9].contains("491 more")) }
    if count == 1, name == "Scene" {
      #expect(
        lines[0]
          == "::error file=Recipes/chapter/Scene.yaml,title=Scene::constraint 0: Scene; Scene.Top +1 pt; in 1 of 3 cells"
      )
    }
  }

  @Test func `totals in words`() {
    #expect(Self.run(0).totals.isClean)
    #expect(Self.run(0).totals.text.isEmpty)
    #expect(Self.run(1).totals.text == "1 layout changed")
    #expect(Self.run(3).totals.text == "3 layouts changed")
  }
}
