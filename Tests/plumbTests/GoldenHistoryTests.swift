import Foundation
import Testing

@testable import Verifying

/// `plumb verify --history`: the last states of goldens in git.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
struct GoldenHistoryTests {
  private let workplace: Workplace
  private static let cells = ["--device", "iphone-15", "--orientation", "portrait"]

  init() throws { workplace = try Workplace() }

  private func git(_ line: String) throws {
    let outcome = try workplace.shell("git -c user.name='Ada L' -c user.email=ada@example.org \(line)")
    #expect(outcome.code == 0, "\(outcome.talk)")
  }

  private func record(_ constant: String, _ subject: String) throws {
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + \(constant)"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    try git("add Recipes Snapshots")
    try git("commit --quiet --message '\(subject)'")
  }

  @Test func `the report shows the last states, and who changed what`() throws {
    try git("init --quiet .")
    try record("20.0", "Begin")
    try record("24.0", "Move down")
    try record("28.0", "Move <b>further</b>")
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["verify", "--history", "2"] + Self.cells).code == 1)
    let run = try RunFolder(workplace.path("report")).run()
    let states = try #require(run.scenes[0].history)
    #expect(states.map(\.subject) == ["Move <b>further</b>", "Move down"])
    #expect(states.map(\.author) == ["Ada L", "Ada L"])
    #expect(states.allSatisfy { $0.isPictured })
    #expect(
      states.map(\.changes) == [["Red View.Top: constant 24 -> 28"], ["Red View.Top: constant 20 -> 24"]])
    let pictures = (1...2).map { workplace.bytes("report/simple/history-\($0).png") }
    #expect(pictures[0] != nil)
    #expect(pictures[1] != nil)
    #expect(pictures[0] != pictures[1])
    #expect(try workplace.text("report/index.html").contains("Red View.Top: constant 24 "))
    // A later run removes them.
    #expect(try workplace.plumb(["verify"] + Self.cells).code == 1)
    #expect(!workplace.exists("report/simple/history-1.png"))
  }

  @Test func `records of earlier formats have no picture, and outside of git the option is refused`() throws {
    let outside = try workplace.plumb(["verify", "--history", "3"] + Self.cells)
    #expect(outside.code == 2, "\(outside.talk)")
    #expect(outside.talk.contains("this folder is not in a git repository"), "\(outside.talk)")
    try git("init --quiet .")
    try workplace.write("plumb record 3\n", to: "Snapshots/simple/frames.txt")
    try git("add Snapshots")
    try git("commit --quiet --message Old")
    try FileManager.default.removeItem(atPath: workplace.path("Snapshots/simple/frames.txt"))
    try record("20.0", "New")
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["verify", "--history", "5"] + Self.cells).code == 1)
    let states = try #require(try RunFolder(workplace.path("report")).run().scenes[0].history)
    #expect(states.map(\.isPictured) == [true, false])
    #expect(states.allSatisfy { $0.changes.isEmpty })
  }
}
