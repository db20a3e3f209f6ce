import Foundation
import Testing

/// `plumb.yaml`, the environment, and a first project.
@Suite struct ProjectTests {
  @Test func `a first project draws, records and verifies`() throws {
    let workplace = try Workplace([:])
    let first = try workplace.plumb("init")
    #expect(first.code == 0)
    #expect(first.out == "plumb.yaml\nRecipes/welcome.yaml\n.github/workflows/layouts.yml\n")
    #expect(try workplace.plumb("init").talk.contains("plumb.yaml is there already"))
    #expect(try workplace.plumb("render", "--format", "svg").code == 0)
    #expect(try workplace.plumb("record").code == 0)
    #expect(try workplace.plumb("verify").code == 0)
    #expect(try workplace.plumb("init", "--gitlab").out == ".gitlab-ci.yml\n")
  }

  @Test func `flags count more than the environment, and that more than the file`() throws {
    let workplace = try Workplace()
    try workplace.write("snapshots: goldens\nreport: out\ncells: [iphone-8-portrait+ax3]\n", to: "plumb.yaml")
    let shown = try workplace.plumb("config", "--explain", environment: ["PLUMB_REPORT": "elsewhere", "CI": "true"])
    #expect(
      shown.out == """
        documents: Recipes  (the tool's own)
        snapshots: goldens  (plumb.yaml)
        report: elsewhere  (environment, PLUMB_REPORT)
        record: never  (environment, CI)
        pictures: 24  (the tool's own)
        cells: iphone-8-portrait+ax3  (plumb.yaml)

        """)
    #expect(try workplace.plumb("record").code == 0)
    #expect(workplace.exists("goldens/simple/iphone-8-portrait+ax3.png") && !workplace.exists("Snapshots"))
    #expect(try workplace.plumb("verify").code == 0)
    #expect(try workplace.plumb("record", "--snapshots", "third", "--size", "90x90").out.contains("third/simple"))
    let refused = try workplace.plumb("record", "--size", "80x80", environment: ["PLUMB_RECORD": "never"])
    #expect(refused.talk.contains("nothing is written in mode never"))
  }

  @Test(arguments: [
    ("snapshot: x", #"plumb.yaml:1:1: unknown key "snapshot" in plumb.yaml; did you mean snapshots?"#),
    ("record: some", #"plumb.yaml:1:9: unknown mode "some""#),
    ("cells: [iphone-99]", #"1:8: "iphone-99" names no cell"#),
    ("pictures: -1", "pictures is from 0 to 100000, not -1"), ("[", "plumb.yaml:"),
    ("documents: {}", "documents is text"),
  ])
  func `a file that cannot be right is told with its place`(_ text: String, _ message: String) throws {
    let workplace = try Workplace()
    try workplace.write(text, to: "plumb.yaml")
    let outcome = try workplace.plumb("config")
    #expect(outcome.code == 2 && outcome.talk.contains(message), "\(outcome.talk)")
  }
}
