import Foundation
import Testing

/// Runs that were made elsewhere: archives, folders and addresses.
@Suite struct RunSourceTests {
  private let workplace: Workplace
  private static let cells = ["--device", "iphone-8", "--orientation", "portrait"]
  private static let python = "/usr/bin/python3"

  /// A recipe that has changed since its golden, and the run of another machine in the folder `downloaded`.
  init() throws {
    workplace = try Workplace()
    try workplace.plumb(["record"] + Self.cells)
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["verify"] + Self.cells).code == 1)
    try FileManager.default.moveItem(atPath: workplace.path("report"), toPath: workplace.path("downloaded"))
    #expect(!workplace.exists("report"))
  }

  private func pack(_ prefix: String, to name: String) throws {
    let line = "cd downloaded && \(Self.python) -m zipfile -c ../\(name) * && cd .."
    let nested = "mkdir \(prefix)x; cp -r downloaded x/report; cd x && \(Self.python) -m zipfile -c ../\(name) report"
    #expect(try workplace.shell(prefix.isEmpty ? line : nested).code == 0)
  }

  @Test func `the folder of a report is taken, and its decisions are undone here`() throws {
    let golden = workplace.bytes("Snapshots/simple/frames.txt")
    let accepted = try workplace.plumb("review", "accept", "--run", "downloaded", "simple#1")
    #expect(accepted.code == 0, "\(accepted.talk)")
    #expect(accepted.talk.contains("2 files written"), "\(accepted.talk)")
    #expect(workplace.exists("report/index.html"))
    #expect(try workplace.plumb(["verify", "--report", "again"] + Self.cells).code == 0)
    #expect(try workplace.plumb("review", "undo").code == 0)
    #expect(workplace.bytes("Snapshots/simple/frames.txt") == golden)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "python3 is not installed"),
    arguments: ["", "./"])
  func `an archive is taken, whichever folder it begins with, and decisions on it stay`(_ prefix: String) throws {
    try pack(prefix, to: "layouts.zip")
    let rejected = try workplace.plumb("review", "reject", "--run", "layouts.zip", "simple#1")
    #expect(rejected.code == 0, "\(rejected.talk)")
    #expect(rejected.talk.contains("1 cell rejected"), "\(rejected.talk)")
    let listed = try workplace.plumb("review", "--run", "layouts.zip", "--json")
    #expect(listed.code == 0, "\(listed.out)")
    #expect(listed.out.contains(#""undecided":[]"#), "\(listed.out)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "python3 is not installed"))
  func `the run at an archive's top is taken, not one of a folder called report`() throws {
    let line = "mkdir downloaded/report && echo '{}' > downloaded/report/run.json && cd downloaded"
    #expect(try workplace.shell("\(line) && \(Self.python) -m zipfile -c ../layouts.zip *").code == 0)
    let accepted = try workplace.plumb("review", "accept", "--run", "layouts.zip", "simple#1")
    #expect(accepted.code == 0, "\(accepted.talk)")
    #expect(accepted.talk.contains("2 files written"), "\(accepted.talk)")
  }

  @Test func `a link in a run's folder is not followed, and the earlier run stays`() throws {
    #expect(try workplace.plumb("review", "reject", "--run", "downloaded", "simple#1").code == 0)
    let before = workplace.bytes("report/run.json")
    let golden = workplace.bytes("Snapshots/simple/iphone-8-portrait.png")
    #expect(try workplace.shell("cp -r downloaded other && echo ' ' >> other/run.json").code == 0)
    try workplace.write(try workplace.text("other/run.json").replacing("21", with: "22"), to: "other/run.json")
    let picture = workplace.path("other/simple/iphone-8-portrait.actual.png")
    try FileManager.default.removeItem(atPath: picture)
    #expect(symlink(workplace.path("Snapshots/simple/iphone-8-portrait.png"), picture) == 0)
    for arguments in [["--run", "other"], ["--report", "other"]] {
      let outcome = try workplace.plumb(["review", "accept", "--all"] + arguments)
      #expect(outcome.code == 2, "\(outcome.talk)")
    }
    #expect(workplace.bytes("report/run.json") == before)
    #expect(workplace.exists("report/decisions.json"))
    #expect(workplace.bytes("Snapshots/simple/iphone-8-portrait.png") == golden)
  }

  @Test func `an address is opened only if the command line names it, by https`() throws {
    try workplace.install("touch called; exit 7", as: "curl")
    let path = ["PATH": "\(workplace.path("bin")):/usr/bin:/bin"]
    for address in ["http://example.org/layouts.zip", "file:///etc/passwd", "https://example.org/a b"] {
      let outcome = try workplace.plumb(["review", "accept", "--run", address, "--all"], environment: path)
      #expect(outcome.code == 2)
      #expect(outcome.talk.contains("--run takes an address that begins with https://"))
    }
    #expect(
      try workplace.plumb(["review", "accept", "--all"], environment: path).talk.contains("--run takes a run from"))
    #expect(!workplace.exists("called"))
    let missing = try workplace.plumb(
      ["review", "accept", "--run", "https://example.org/layouts.zip", "--all"], environment: path)
    #expect(missing.code == 2, "\(missing.talk)")
    #expect(missing.talk.contains("or curl cannot reach it"), "\(missing.talk)")
    #expect(workplace.exists("called"))
  }

  @Test(arguments: ["17/", "index.html#simple"])
  func `a published report is taken from its address, with the pictures that its run names`(_ page: String) throws {
    let folder = page.hasPrefix("17/") ? "https://example.org/17/" : "https://example.org/"
    // Every `--output FILE https://example.org/17/NAME` is a file of the report.
    try workplace.install(
      #"""
      while [ $# -gt 0 ]; do
        if [ "$1" = --output ]; then
          echo "$3" >> addresses.txt
          name=${3#https://example.org/}
          cp "downloaded/${name#17/}" "$2" || exit 22
          shift 2
        fi
        shift
      done
      """#, as: "curl")
    let outcome = try workplace.plumb(
      ["review", "accept", "--run", "https://example.org/\(page)", "--all"],
      environment: ["PATH": "\(workplace.path("bin")):/usr/bin:/bin"])
    #expect(outcome.code == 0, "\(outcome.talk)")
    #expect(outcome.talk.contains("2 files written"), "\(outcome.talk)")
    let addresses = try workplace.text("addresses.txt")
    #expect(addresses.contains("\(folder)run.json\n"))
    #expect(addresses.contains("\(folder)simple/iphone-8-portrait.actual.png\n"))
    #expect(try workplace.plumb(["verify", "--report", "again"] + Self.cells).code == 0)
  }

  @Test func `what is no run is refused with the reason`() throws {
    try workplace.write("text", to: "text.zip")
    for (name, cause) in [("text.zip", "not a zip archive"), ("nowhere.zip", "no such file")] {
      let outcome = try workplace.plumb("review", "accept", "--run", name, "--all")
      #expect(outcome.code == 2, "\(outcome.talk)")
      #expect(outcome.talk.hasPrefix("plumb review accept: no run can be read from \(name): "), "\(outcome.talk)")
      #expect(outcome.talk.contains(cause))
    }
    #expect(!workplace.exists("report"))
  }
}
