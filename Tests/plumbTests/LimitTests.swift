import Foundation
import Testing

/// Cells too large for a picture or for the machine are reported, and the others are still processed.
@Suite struct LimitTests {
  @Test func `a picture that is too large stops no other`() throws {
    let workplace = try Workplace()
    let outcome = try workplace.plumb(
      "render", "--format", "png", "--size", "20000x20000", "--size", "300x200", "--size", "20000x1")
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains("Recipes/simple.yaml: 20000x20000-any-any: not drawn: a picture of"))
    #expect(workplace.files("gallery").filter { $0.hasSuffix(".png") }.count == 2)
    #expect(outcome.talk.contains("1 scene: 2 layouts"))
  }

  @Test func `a golden whose cell cannot be drawn is not orphaned`() throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb("record", "--size", "300x200").code == 0)
    let outcome = try workplace.plumb("record", "--size", "20000x20000")
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains("not recorded"))
    let verified = try workplace.plumb("verify", "--size", "300x200", "--size", "20000x20000", "--json")
    #expect(verified.code == 2)
    #expect(!verified.out.contains("orphan\""))
  }

  @Test func `where memory ends a message is, and the other cells are done`() throws {
    let workplace = try Workplace()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let (out, talk) = (workplace.path("out.txt"), workplace.path("talk.txt"))
    process.arguments = [
      "-c",
      "ulimit -v 1500000; exec \"$0\" render --format png --size 15000x15000 --size 300x200 --out out >\"$1\" 2>\"$2\"",
      Workplace.tool.path(percentEncoded: false), out, talk,
    ]
    process.currentDirectoryURL = URL(filePath: workplace.folder)
    try process.run()
    process.waitUntilExit()
    // A program's other memory use varies: the cell is either drawn or reported.
    let text = try workplace.text("talk.txt")
    #expect(process.terminationReason == .exit)
    #expect(workplace.exists("out/simple/15000x15000-any-any.png") || text.contains("there is no memory for a picture"))
    #expect(workplace.exists("out/simple/300x200-any-any.png"))
  }

  @Test func `any number of jobs gives the same files`() throws {
    let workplace = try Workplace()
    for jobs in ["1", "7"] {
      #expect(
        try workplace.plumb("render", "--all-devices", "--format", "svg,png", "--jobs", jobs, "--out", jobs).code == 0)
    }
    #expect(workplace.files("1") == workplace.files("7"))
    for file in workplace.files("1") {
      #expect(workplace.bytes("1/\(file)") == workplace.bytes("7/\(file)"), "\(file)")
    }
    for bad in ["0", "-1", "many", "1e9"] {
      #expect(try workplace.plumb("render", "--jobs", bad).talk.contains("--jobs is a number from"))
    }
  }
}
