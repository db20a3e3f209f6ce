import Foundation
import Testing

/// Untrusted input, such as a run, a journal, a link or an environment, leads to an exit code and one clear line.
@Suite struct TrustTests {
  private static let cells = ["--device", "iphone-8", "--orientation", "portrait"]

  /// Returns a workplace with a recipe with a golden, changed since, and the run that found the change.
  private func verified() throws -> Workplace {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    try change(workplace)
    #expect(try workplace.plumb(["verify"] + Self.cells).code == 1)
    return workplace
  }

  private func change(_ workplace: Workplace, to constant: String = "21.0") throws {
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + \(constant)"), to: "Recipes/simple.yaml")
  }

  // MARK: Runs

  @Test(arguments: [
    (
      #""facts" : 0"#, #""facts" : 999"#,
      "scenes[0].cells[0].facts: 999 is not a position in facts, which has 2 entries"
    ),
    (#""facts" : 0"#, #""facts" : -1"#, "scenes[0].cells[0].facts: -1 is not a position in facts, which has 2 entries"),
    (
      #""goldenFacts" : 1"#, #""goldenFacts" : 2"#,
      "scenes[0].cells[0].goldenFacts: 2 is not a position in facts, which has 2 entries"
    ),
    (
      #""group" : 0"#, #""group" : 999"#, "scenes[0].cells[0].group: 999 is not a position in groups, which has 1 entry"
    ),
    (
      #""cellCount" : 1"#, #""cellCount" : 9223372036854775807"#,
      "scenes[0].cellCount: 9223372036854775807 is not in 0 to 1000000"
    ),
    (#""sceneCount" : 1"#, #""sceneCount" : -1"#, "sceneCount: -1 is not in 0 to 1000000"),
    (#""id" : "simple""#, #""id" : "../outside""#, #"scenes[0].id: "../outside" leads out of the folder"#),
    (#""id" : "simple""#, "\"id\" : \"../\u{301}esc\"", "scenes[0].id: \"../\u{301}esc\" leads out of the folder"),
    (
      #""name" : "iphone-8-portrait""#, #""name" : "../x""#,
      #"scenes[0].cells[0].name: "../x" is not the name of a cell"#
    ),
    (
      #""name" : "iphone-8-portrait""#, #""name" : "x pixels 0\ncell y""#,
      #"scenes[0].cells[0].name: "x pixels 0\ncell y" is not the name of a cell"#
    ),
    (
      #""facts" : 0,"#, #""drawnAs" : "../../x", "facts" : 0,"#,
      "scenes[0].cells[0].drawnAs: expected another cell, with pictures of its own"
    ),
    (#""status" : "layout""#, #""status" : "strange""#, "scenes[0].cells[0].status: unknown value"),
    (#""cellCount" : 1"#, #""cellCount" : "many""#, "scenes[0].cellCount: expected a whole number"),
    (#""cellCount" : 1,"#, "", #"scenes[0]: "cellCount" is missing"#),
  ])
  func `a run that cannot be is refused with the place`(_ old: String, _ new: String, _ message: String) throws {
    let workplace = try verified()
    let run = try workplace.text("report/run.json")
    #expect(run.contains(old), "\(run)")
    try workplace.write(run.replacing(old, with: new), to: "report/run.json")
    let golden = workplace.bytes("Snapshots/simple/frames.txt")
    for command in [
      ["accept", "--all"], ["report", "--junit", "j.xml"], ["review"], ["merge", "report", "--report", "w"],
    ] {
      let outcome = try workplace.plumb(command)
      #expect(outcome.code == 2)
      #expect(outcome.talk == "plumb \(command[0]): report/run.json: \(message); run `plumb verify` again\n")
    }
    #expect(workplace.bytes("Snapshots/simple/frames.txt") == golden)
  }

  @Test func `damaged decisions and times name their field`() throws {
    let workplace = try verified()
    try workplace.write(#"{"cells": {"simple/iphone-8-portrait": "maybe"}}"#, to: "report/decisions.json")
    let review = try workplace.plumb("accept", "--all")
    #expect(review.code == 2)
    #expect(
      review.talk
        == "plumb accept: report/decisions.json: cells.simple/iphone-8-portrait: unknown value; run `plumb verify` again\n"
    )
    try workplace.write(#"{"simple": "long"}"#, to: "times.json")
    let times = try workplace.plumb("verify", "--times", "times.json")
    #expect(times.code == 2)
    #expect(
      times.talk
        == "plumb verify: times.json: simple: expected a number; it should hold the times of an earlier run, such as "
        + "report/times.json\n")
  }

  @Test(arguments: [
    ["CI_NODE_INDEX": "-9223372036854775808", "CI_NODE_TOTAL": "2"],
    ["SLURM_ARRAY_TASK_ID": "9223372036854775807", "SLURM_ARRAY_TASK_MIN": "-1", "SLURM_ARRAY_TASK_COUNT": "2"],
    ["JOB_COMPLETION_INDEX": "9223372036854775807", "JOB_COMPLETIONS": "9223372036854775807"],
  ])
  func `an environment with any number is answered`(_ environment: [String: String]) throws {
    let workplace = try Workplace()
    let outcome = try workplace.plumb(["verify", "--shard", "auto"], environment: environment)
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains("--shard auto finds nothing in the environment"))
  }

  // MARK: Links

  private func link(_ workplace: Workplace, _ name: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: workplace.path(name))
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path(name), withDestinationPath: workplace.path(target))
  }

  @Test func `a golden that is a symbolic link is not written`() throws {
    let workplace = try verified()
    try FileManager.default.moveItem(
      atPath: workplace.path("Snapshots/simple/frames.txt"), toPath: workplace.path("elsewhere.txt"))
    try link(workplace, "Snapshots/simple/frames.txt", to: "elsewhere.txt")
    let before = workplace.bytes("elsewhere.txt")
    let message =
      "cannot write Snapshots/simple/frames.txt: it is a symbolic link, which is not followed; put a file or a folder in "
      + "its place\n"
    let recorded = try workplace.plumb(["record"] + Self.cells)
    #expect(recorded.code == 2, "\(recorded.talk)")
    #expect(recorded.talk.contains(message), "\(recorded.talk)")
    let accepted = try workplace.plumb("accept", "--all")
    #expect(accepted.code == 2, "\(accepted.talk)")
    #expect(accepted.talk == "plumb accept: " + message, "\(accepted.talk)")
    #expect(workplace.bytes("elsewhere.txt") == before)
    #expect(!workplace.exists("report/journal"))
  }

  @Test func `a scene's folder that is a symbolic link is not followed`() throws {
    let workplace = try verified()
    try FileManager.default.createDirectory(
      atPath: workplace.path("outside"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: workplace.path("Snapshots/simple/frames.txt"), toPath: workplace.path("outside/frames.txt"))
    let before = workplace.bytes("outside/frames.txt")
    try link(workplace, "Snapshots/simple", to: "outside")
    let recorded = try workplace.plumb(["record"] + Self.cells)
    #expect(recorded.code == 2)
    #expect(recorded.talk.contains("cannot write Snapshots/simple: it is a symbolic link"))
    #expect(try workplace.plumb("accept", "--all").code == 2)
    #expect(workplace.bytes("outside/frames.txt") == before)
    #expect(workplace.files("outside") == ["frames.txt"])
    // Pictures of a run do not follow links either, and clearing removes nothing behind one.
    try FileManager.default.removeItem(atPath: workplace.path("report"))
    try FileManager.default.createDirectory(atPath: workplace.path("report"), withIntermediateDirectories: true)
    try link(workplace, "report/simple", to: "outside")
    #expect(try workplace.plumb(["verify"] + Self.cells).code == 2)
    #expect(workplace.files("outside") == ["frames.txt"])
  }

  @Test func `the folder of goldens itself may be a link`() throws {
    let workplace = try Workplace()
    try FileManager.default.createDirectory(atPath: workplace.path("real"), withIntermediateDirectories: true)
    try link(workplace, "Snapshots", to: "real")
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    #expect(workplace.exists("real/simple/frames.txt"))
  }

  @Test func `temporary files of processes that were killed are swept, those of living ones stay`() throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    let (dead, living) = ("Snapshots/simple/frames.txt.1-7.tmp", "Snapshots/simple/frames.txt.2-7.tmp")
    for name in [dead, living] { try workplace.write("half", to: name) }
    let held = open(workplace.path(living), O_RDONLY)
    #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    #expect(!workplace.exists(dead))
    #expect(workplace.exists(living))
    close(held)
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    #expect(workplace.files("Snapshots/simple") == ["frames.txt", "iphone-8-portrait.png"])
  }

  // MARK: Decisions

  @Test func `cells that are accepted already make no journal entry`() throws {
    let workplace = try verified()
    #expect(try workplace.plumb("accept", "--all").talk == "2 files written; 0 cells undecided\n")
    #expect(try workplace.plumb("accept", "simple").talk == "0 files written; 0 cells undecided\n")
    #expect(workplace.files("report").filter { $0.hasSuffix("entry.json") } == ["journal/1/entry.json"])
    #expect(try workplace.plumb("undo").talk == "1 cell undecided again\n")
    #expect(try workplace.plumb("undo").talk == "nothing to undo\n")
  }

  @Test func `inputs follow when every cell of the record is verified or accepted`() throws {
    let workplace = try verified()
    #expect(try workplace.plumb("accept", "--all").code == 0)
    let record = try workplace.text("Snapshots/simple/frames.txt")
    #expect(record.contains("Guide.Bottom + 21"), "\(record)")
    #expect(!record.contains("Guide.Bottom + 20"), "\(record)")
    // A cell that was not verified still belongs to the old document.
    #expect(try workplace.plumb("record", "--device", "iphone-5", "--orientation", "portrait").code == 0)
    try change(workplace, to: "22.0")
    #expect(try workplace.plumb(["verify"] + Self.cells).code == 1)
    #expect(try workplace.plumb("accept", "--all").code == 0)
    #expect(try workplace.text("Snapshots/simple/frames.txt").contains("Guide.Bottom + 21"))
  }

  // MARK: Documents

  @Test func `numbers that no layout has are refused with the place`() throws {
    let workplace = try Workplace([
      "large": """
      title: Large
      views: { A: { background: red }, B: { background: red }, C: { background: red } }
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Height = 10
        A.Width = 1000
        B.Leading = Superview.Leading
        B.Top = Superview.Top
        B.Height = 10
        B.Width = 10000 * A.Width
        C.Leading = Superview.Leading
        C.Top = Superview.Top
        C.Height = 10
        C.Width = 10000 * B.Width

      """
    ])
    let message =
      "\"C\" reaches 100000000000.0 points, and a layout has at most 1000000000; make the multipliers and constants of its "
      + "constraints smaller\n"
    let layout = try workplace.plumb(["layout", "Recipes/large.yaml"] + Self.cells)
    #expect(layout.code == 2, "\(layout.talk)")
    #expect(layout.talk == "Recipes/large.yaml: iphone-8-portrait: " + message, "\(layout.talk)")
    let recorded = try workplace.plumb(["record"] + Self.cells)
    #expect(recorded.code == 2)
    #expect(
      recorded.talk.hasPrefix("Recipes/large.yaml: iphone-8-portrait: refused: " + message), "\(recorded.talk)")
    #expect(!workplace.exists("Snapshots"))
  }

  @Test func `a pipe in the place of a font or a recipe is not waited for`() throws {
    let workplace = try Workplace([
      "simple": Workplace.simple, "font": Workplace.simple + "fonts: [Fonts/Pipe.ttf]\n",
    ])
    try FileManager.default.createDirectory(atPath: workplace.path("Fonts"), withIntermediateDirectories: true)
    #expect(mkfifo(workplace.path("Fonts/Pipe.ttf"), 0o600) == 0)
    #expect(mkfifo(workplace.path("Recipes/pipe.yaml"), 0o600) == 0)
    let outcome = try workplace.plumb("recipes")
    #expect(outcome.code == 2, "\(outcome.out)")
    #expect(outcome.out == "Recipes/simple.yaml  Simple\n", "\(outcome.out)")
    #expect(outcome.talk.contains("no file Fonts/Pipe.ttf beside the recipe"), "\(outcome.talk)")
  }
}
