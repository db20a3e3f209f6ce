import CairoCanvas
import Foundation
import Testing

@testable import Verifying

/// `plumb review prune --remove` removes what Plumb wrote and nothing claims, and nothing else.
@Suite struct PruneTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]
  private static let picture = "iphone-8-portrait.png"

  /// A project with two recorded recipes.
  private func project(goldens: String = "Snapshots") throws -> Workplace {
    let workplace = try Workplace(["simple": Workplace.simple, "other": Workplace.simple])
    try workplace.write("goldens: \(goldens)\n", to: "plumb.yaml")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    return workplace
  }

  private func remove(_ workplace: Workplace, _ file: String) throws {
    try FileManager.default.removeItem(atPath: workplace.path(file))
  }

  private func prune(_ workplace: Workplace, _ paths: String...) throws -> Workplace.Outcome {
    try workplace.plumb(["prune", "--remove"] + paths)
  }

  private func copy(_ workplace: Workplace, _ source: String, to target: String) throws {
    let folder = URL(filePath: workplace.path(target)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: workplace.path(source), toPath: workplace.path(target))
  }

  @Test func `the golden of a document that is gone is removed, and undo brings it back`() throws {
    let workplace = try project()
    let before = ["frames.txt", Self.picture].map { workplace.bytes("Snapshots/other/\($0)") }
    try remove(workplace, "Recipes/other.yaml")
    let pruned = try prune(workplace)
    #expect(pruned.code == 0, "\(pruned.talk)")
    #expect(pruned.talk == "2 orphans removed\n", "\(pruned.talk)")
    #expect(!workplace.exists("Snapshots/other"))
    #expect(workplace.exists("Snapshots/simple/frames.txt"))
    // A verification in between is no reason to lose it.
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 0)
    let undone = try workplace.plumb("undo")
    #expect(undone.code == 0, "\(undone.talk)")
    #expect(undone.talk == "2 files of goldens restored\n", "\(undone.talk)")
    #expect(["frames.txt", Self.picture].map { workplace.bytes("Snapshots/other/\($0)") } == before)
    #expect(try workplace.plumb("undo").code == 2)
  }

  @Test func `a cell that the recipe does not name any more is an orphan, and guarded until it is removed`() throws {
    let workplace = try Workplace(["simple": "cells: [iphone-8-portrait, iphone-se-3-portrait]\n" + Workplace.simple])
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write("cells: [iphone-8-portrait]\n" + Workplace.simple, to: "Recipes/simple.yaml")
    #expect(try workplace.plumb("verify").talk == "2 of 2 cells identical in 1 scene\n")
    let pruned = try prune(workplace)
    #expect(pruned.talk == "2 orphans removed\n", "\(pruned.talk)")
    #expect(workplace.exists("Snapshots/simple/iphone-8-portrait.png"))
    #expect(!workplace.exists("Snapshots/simple/iphone-se-3-portrait.png"))
    #expect(try workplace.plumb("verify").talk == "1 of 1 cell identical in 1 scene\n")
  }

  @Test func `the golden of a document that a sparse checkout leaves out is none`() throws {
    let workplace = try project()
    let commands = [
      "init -q", "add .", "-c user.name=n -c user.email=e@x commit -qm goldens",
      "sparse-checkout set --no-cone '/*' '!/Recipes/other.yaml'",
    ]
    for command in commands { #expect(try workplace.shell("git \(command)").code == 0, "\(command)") }
    #expect(!workplace.exists("Recipes/other.yaml"))
    let pruned = try prune(workplace)
    #expect(pruned.code == 0)
    #expect(pruned.talk == "0 orphans removed\n")
    #expect(workplace.exists("Snapshots/other/frames.txt"))
  }

  @Test func `what was written in the meantime is not overwritten by undo`() throws {
    let workplace = try project()
    try remove(workplace, "Recipes/other.yaml")
    _ = try prune(workplace)
    try workplace.write("mine", to: "Snapshots/other/frames.txt")
    #expect(try workplace.plumb("undo").code == 2)
    #expect(try workplace.text("Snapshots/other/frames.txt") == "mine")
  }

  @Test func `a scene that is named leaves the goldens of the others`() throws {
    let workplace = try project()
    #expect(try prune(workplace, "simple").talk == "0 orphans removed\n")
    #expect(try prune(workplace, "Recipes", "simple").talk == "0 orphans removed\n")
    #expect(workplace.exists("Snapshots/other/frames.txt"))
    let named = try workplace.plumb(["verify", "simple"] + Self.cell)
    #expect(named.talk == "1 of 1 cell identical in 1 scene\n", "\(named.talk)")
    // A folder that holds the scene's document, too, is wanted whole.
    let both = try workplace.plumb(["verify", "Recipes", "simple"] + Self.cell)
    #expect(both.talk == "2 of 2 cells identical in 2 scenes\n", "\(both.talk)")
  }

  @Test func `a picture without a record stays`() throws {
    let workplace = try project()
    try workplace.write("logo", to: "Snapshots/pictures/logo.png")
    try copy(workplace, "Snapshots/simple/\(Self.picture)", to: "Snapshots/gone/\(Self.picture)")
    #expect(try prune(workplace).talk == "0 orphans removed\n")
    #expect(workplace.exists("Snapshots/pictures/logo.png"))
    #expect(workplace.exists("Snapshots/gone/\(Self.picture)"))
  }

  @Test func `a picture in a golden's folder that Plumb did not draw stays, with or without its document`() throws {
    let workplace = try project()
    try workplace.write("notes", to: "Snapshots/other/notes.png")
    try workplace.write("notes", to: "Snapshots/other/iphone-15-portrait.png")
    try copy(workplace, "Snapshots/simple/\(Self.picture)", to: "Snapshots/other/before.png")
    #expect(try prune(workplace).talk == "0 orphans removed\n")
    try remove(workplace, "Recipes/other.yaml")
    #expect(try prune(workplace).talk == "2 orphans removed\n")
    #expect(workplace.files("Snapshots/other") == ["before.png", "iphone-15-portrait.png", "notes.png"])
  }

  @Test func `a picture that Plumb drew for a cell that the record does not name is removed`() throws {
    let workplace = try project()
    try copy(workplace, "Snapshots/simple/\(Self.picture)", to: "Snapshots/simple/iphone-15-portrait.png")
    #expect(try prune(workplace).out == "Snapshots/simple/iphone-15-portrait.png\n")
    #expect(workplace.files("Snapshots/simple") == ["frames.txt", Self.picture])
  }

  @Test(arguments: [".", "Recipes", "Recipes/Images"])
  func `sources are never goldens, wherever goldens are`(_ goldens: String) throws {
    let workplace = try project()
    let png = try PNGWriter.encode(PixelImage(width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 4)))
    try FileManager.default.createDirectory(
      atPath: workplace.path("Recipes/Images"), withIntermediateDirectories: true)
    for name in ["logo.png", "iphone-8-portrait.png"] {
      try Data(png).write(to: URL(filePath: workplace.path("Recipes/Images/\(name)")))
    }
    try workplace.write("<svg/>", to: "art/drawing.svg")
    try workplace.write("frames of a film", to: "film/frames.txt")
    try workplace.write("goldens: \(goldens)\n", to: "plumb.yaml")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    let sources = ["Recipes/simple.yaml", "Recipes/Images/logo.png", "Recipes/Images/iphone-8-portrait.png"]
    let before = (sources + ["art/drawing.svg", "film/frames.txt", "Snapshots/simple/frames.txt"]).map {
      ($0, workplace.bytes($0))
    }
    #expect(try prune(workplace).talk == "0 orphans removed\n")
    #expect(try workplace.plumb(["verify", "Recipes/other.yaml"] + Self.cell).code == 0)
    try remove(workplace, "Recipes/other.yaml")
    #expect(try prune(workplace).talk == "2 orphans removed\n")
    for (file, bytes) in before { #expect(workplace.bytes(file) == bytes, "\(file)") }
    #expect(!workplace.exists("\(goldens)/other/frames.txt"))
    #expect(workplace.exists("\(goldens)/simple/frames.txt"))
  }

  @Test func `the golden of a Swift test stays`() throws {
    let workplace = try project()
    try copy(workplace, "Snapshots/other/frames.txt", to: "Snapshots/ScreenTests/login/frames.txt")
    try workplace.rewrite("Snapshots/ScreenTests/login/frames.txt", isOfTest: true)
    try copy(workplace, "Snapshots/other/\(Self.picture)", to: "Snapshots/ScreenTests/login/\(Self.picture)")
    let files = workplace.files("Snapshots")
    #expect(try prune(workplace).talk == "0 orphans removed\n")
    #expect(workplace.files("Snapshots") == files)
    #expect(try !workplace.plumb("verify").out.contains("orphan"))
  }

  /// A package with goldens of tests; those in `tests` are functions of its one test file.
  private func package(_ tests: [String], goldens: [String]) throws -> Workplace {
    let workplace = try project()
    try workplace.write("", to: "Package.swift")
    let functions = tests.map { "  @Test func \($0.contains(" ") ? "`\($0)`" : $0)() {}\n" }
    try workplace.write("struct LoginTests {\n\(functions.joined())}\n", to: "Tests/AppTests/LoginTests.swift")
    for golden in goldens {
      let folder = "Tests/AppTests/Snapshots/LoginTests/\(golden)"
      try copy(workplace, "Snapshots/other/frames.txt", to: "\(folder)/frames.txt")
      try workplace.rewrite("\(folder)/frames.txt", isOfTest: true)
      try copy(workplace, "Snapshots/other/\(Self.picture)", to: "\(folder)/\(Self.picture)")
    }
    return workplace
  }

  private func prunedTests(_ workplace: Workplace) throws -> [String] {
    try workplace.plumb("prune").out.split(separator: "\n").filter { $0.hasSuffix("frames.txt") }.map {
      String($0.split(separator: "/").dropLast().last ?? "")
    }
  }

  @Test func `the golden of a test that is gone is removed, and undo brings it back`() throws {
    let workplace = try package(
      ["login", "a title, in two lines"],
      goldens: ["login", "login--dark", "loginAgain", "a-title--in-two-lines", "a-title"])
    #expect(try prunedTests(workplace) == ["a-title", "loginAgain"])
    let files = workplace.files("Tests")
    #expect(try prune(workplace).talk == "4 orphans removed\n")
    #expect(!workplace.exists("Tests/AppTests/Snapshots/LoginTests/loginAgain"))
    #expect(workplace.exists("Tests/AppTests/Snapshots/LoginTests/login--dark/frames.txt"))
    #expect(try workplace.plumb("undo").code == 0)
    #expect(workplace.files("Tests") == files)
    try remove(workplace, "Tests/AppTests/LoginTests.swift")
    #expect(try prunedTests(workplace).count == 5)
    // With no document beside the tests, and in a package inside of this one.
    try remove(workplace, "Recipes")
    #expect(try prunedTests(workplace).count == 5)
    try workplace.write("", to: "Tests/Package.swift")
    #expect(try prunedTests(workplace).isEmpty)
  }

  @Test func `goldens of documents and of tests are pruned as one change, and come back together`() throws {
    let workplace = try package(["login"], goldens: ["login", "gone"])
    try remove(workplace, "Recipes/other.yaml")
    let files = (workplace.files("Snapshots"), workplace.files("Tests"))
    #expect(try prune(workplace).talk == "4 orphans removed\n")
    #expect(workplace.files("Snapshots") != files.0)
    #expect(workplace.files("Tests") != files.1)
    let undone = try workplace.plumb("undo")
    #expect(undone.code == 0, "\(undone.talk)")
    #expect(undone.talk == "4 files of goldens restored\n", "\(undone.talk)")
    #expect(workplace.files("Snapshots") == files.0)
    #expect(workplace.files("Tests") == files.1)
    #expect(try workplace.plumb("undo").code == 2)
  }

  @Test func `a golden that the last run of its test left out is removed`() throws {
    let workplace = try package(["login"], goldens: ["login", "login--dark", "login--wide"])
    func run(_ session: String, _ compared: [String: Bool]) {
      let goldens = ComparedGoldens(package: workplace.folder, ["PLUMB_CACHE": workplace.path("cache")])
      for (name, isEqual) in compared {
        goldens.note("Tests/AppTests/Snapshots/LoginTests/\(name)", isEqual: isEqual, in: session)
      }
    }
    func left() throws -> [String] {
      try workplace.plumb("prune", environment: ["PLUMB_CACHE": workplace.path("cache")]).out.split(separator: "\n")
        .filter { $0.hasSuffix("frames.txt") }.map { String($0.split(separator: "/").dropLast().last ?? "") }
    }
    #expect(try left().isEmpty)
    run("1\n", ["login": true, "login--dark": true, "login--wide": true])
    #expect(try left().isEmpty)
    run("2\n", ["login": true, "login--dark": true])
    #expect(try left() == ["login--wide"])
    // A test that fails may have ended before its other assertions.
    run("3\n", ["login": true, "login--dark": false])
    #expect(try left().isEmpty)
  }

  @Test func `goldens of documents that exist and were not named stay`() throws {
    let workplace = try project()
    #expect(try prune(workplace, "Recipes/simple.yaml").talk == "0 orphans removed\n")
    #expect(workplace.exists("Snapshots/other/frames.txt"))
    try workplace.write(Workplace.simple, to: "Elsewhere/third.yaml")
    #expect(try workplace.plumb(["record", "Elsewhere"] + Self.cell).code == 0)
    #expect(try prune(workplace).talk == "0 orphans removed\n")
    #expect(workplace.exists("Snapshots/Elsewhere/third/frames.txt"))
  }

  @Test func `goldens of another project and of a build folder stay`() throws {
    let workplace = try project(goldens: ".")
    for root in ["Examples/App/goldens", "Examples/Kit/Snapshots", ".build/checkouts/app"] {
      try copy(workplace, "other/frames.txt", to: "\(root)/welcome/frames.txt")
    }
    try workplace.write("goldens: goldens\n", to: "Examples/App/plumb.yaml")
    #expect(try prune(workplace).talk == "0 orphans removed\n")
    #expect(workplace.exists("Examples/App/goldens/welcome/frames.txt"))
    #expect(workplace.exists("Examples/Kit/Snapshots/welcome/frames.txt"))
    #expect(workplace.exists(".build/checkouts/app/welcome/frames.txt"))
  }

  @Test func `a document that cannot be read keeps its goldens`() throws {
    let workplace = try project()
    try workplace.write("views: [", to: "Recipes/other.yaml")
    #expect(try prune(workplace).code == 2)
    #expect(workplace.exists("Snapshots/other/frames.txt"))
  }

  @Test func `a document behind a broken link keeps its goldens, and the list says when they could be removed`() throws
  {
    let workplace = try project()
    try remove(workplace, "Recipes/other.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("Recipes/other.yaml"), withDestinationPath: workplace.path("gone.yaml"))
    try workplace.rewrite("Snapshots/simple/frames.txt", adding: "nokia-3310")
    let listed = try workplace.plumb("prune")
    #expect(listed.code == 2)
    #expect(listed.out == "Snapshots/simple/frames.txt: nokia-3310\n", "\(listed.out)")
    #expect(listed.talk.hasSuffix("1 orphan; --remove removes it once all documents can be read\n"), "\(listed.talk)")
  }

  @Test(arguments: ["frames of a film\n", "", "version https://git-lfs.github.com/spec/v1\noid sha256:d6\nsize 4\n"])
  func `a file that is no record stays, with the pictures beside it`(_ text: String) throws {
    let workplace = try project()
    try remove(workplace, "Recipes/other.yaml")
    try workplace.write(text, to: "Snapshots/other/frames.txt")
    #expect(try prune(workplace).talk == "0 orphans removed\n")
    #expect(workplace.files("Snapshots/other") == ["frames.txt", Self.picture])
  }

  @Test func `cells that are in no matrix leave their record, the others stay`() throws {
    let workplace = try project()
    try workplace.rewrite("Snapshots/simple/frames.txt", adding: "nokia-3310")
    let gone = try workplace.text("Snapshots/simple/frames.txt")
    try workplace.write("x", to: "Snapshots/simple/nokia-3310.png")
    let pruned = try prune(workplace)
    #expect(pruned.out.contains("Snapshots/simple/frames.txt: nokia-3310\n"), "\(pruned.out)\(pruned.talk)")
    #expect(workplace.files("Snapshots/simple") == ["frames.txt", Self.picture])
    #expect(try workplace.plumb(["verify", "Recipes/simple.yaml"] + Self.cell).code == 0)
    #expect(try workplace.plumb("undo").code == 0)
    #expect(try workplace.text("Snapshots/simple/frames.txt") == gone)
    #expect(workplace.exists("Snapshots/simple/nokia-3310.png"))
  }

  @Test func `a symbolic link among the goldens keeps prune from moving anything`() throws {
    let workplace = try project()
    try FileManager.default.moveItem(atPath: workplace.path("Snapshots/other"), toPath: workplace.path("real"))
    try FileManager.default.createDirectory(
      atPath: workplace.path("Snapshots/other"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: workplace.path("real/frames.txt"), toPath: workplace.path("Snapshots/other/frames.txt"))
    #expect(symlink("../../real/\(Self.picture)", workplace.path("Snapshots/other/\(Self.picture)")) == 0)
    try remove(workplace, "Recipes/other.yaml")
    let pruned = try prune(workplace)
    #expect(pruned.code == 2, "\(pruned.talk)")
    #expect(pruned.talk.contains("it is a symbolic link"), "\(pruned.talk)")
    #expect(workplace.exists("Snapshots/other/frames.txt"))
    #expect(workplace.exists("real/\(Self.picture)"))
    #expect(!workplace.exists("report/journal"))
  }

  @Test func `a folder in a picture's place stops everything`() throws {
    let workplace = try project()
    try remove(workplace, "Snapshots/other/\(Self.picture)")
    try workplace.write("x", to: "Snapshots/other/\(Self.picture)/file")
    try remove(workplace, "Recipes/other.yaml")
    #expect(try prune(workplace).code == 2)
    #expect(workplace.files("Snapshots/other") == ["frames.txt", "\(Self.picture)/file"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a protected folder stops everything`() throws {
    let workplace = try project()
    try remove(workplace, "Recipes/other.yaml")
    chmod(workplace.path("Snapshots/other"), 0o555)
    defer { chmod(workplace.path("Snapshots/other"), 0o755) }
    #expect(try prune(workplace).code == 2)
    #expect(workplace.files("Snapshots/other") == ["frames.txt", Self.picture])
  }

  @Test func `only files that exist are counted`() throws {
    let workplace = try project()
    try remove(workplace, "Snapshots/other/\(Self.picture)")
    try remove(workplace, "Recipes/other.yaml")
    #expect(try prune(workplace).talk == "1 orphan removed\n")
    #expect(!workplace.exists("Snapshots/other"))
  }
}
