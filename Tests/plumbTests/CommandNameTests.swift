import Foundation
import TestSupport
import Testing

@testable import plumb

/// The names of commands, old and new, and what the command line accepts everywhere.
@Suite struct CommandNameTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace([
      "screens/login": Workplace.simple, "screens/big-login": Workplace.simple.replacing("Simple", with: "Big"),
    ])
  }

  @Test @MainActor func `the overview lists the commands a user would guess`() {
    let expected = """
      render watch layout explain try sizes prove headroom fix lint record verify diff bisect review report list convert
      port init doctor lsp mcp
      """
    #expect(
      CommandSet.tool.main.map { $0.specification.name }
        == expected.split(whereSeparator: \.isWhitespace).map(String.init)
    )
  }

  @Test @MainActor func `every example of every command can be read`() throws {
    for command in CommandSet.tool.all {
      let specification = command.specification
      #expect(!specification.examples.isEmpty, "\(specification.name)")
      for example in specification.examples {
        let words = Self.words(example)
        let found = try #require(CommandSet.tool.find(Array(words.dropFirst())), "\(example)")
        #expect(words[0] == "plumb", "\(example)")
        #expect(found.name == specification.name, "\(example)")
        let parsed = try ParsedArguments(Array(words.dropFirst(found.count + 1)), specification, commands: .tool)
        _ = try command.init(parsed)
      }
    }
  }

  /// Splits a line as a shell does.
  private static func words(_ line: String) -> [String] {
    line.matches(of: /'([^']*)'|"([^"]*)"|[^ '"]+/).map { match in
      String(match.output.1 ?? match.output.2 ?? match.output.0)
    }
  }

  /// Command lines with an older name, and the same with the present one.
  private static let pairs: [([String], [String])] = [
    (["sweep", "screens/login", "--json"], ["sizes", "screens/login", "--json"]),
    (["edges", "screens/login", "--json"], ["sizes", "near", "screens/login", "--json"]),
    (["edges", "screens/login"], ["sizes", "edges", "screens/login"]),
    (["cells", "screens/login", "--fewest"], ["sizes", "cells", "screens/login", "--fewest"]),
    (["recipes", "--json"], ["list", "--json"]), (["recipes"], ["list", "recipes"]),
    (["devices", "iphone-15"], ["list", "devices", "iphone-15"]),
    (["recipe", "screens/login"], ["convert", "screens/login"]),
    (["config", "--json"], ["doctor", "config", "--json"]), (["schema"], ["help", "schema"]),
    (["schema", "verify"], ["help", "schema", "verify"]), (["man", "verify"], ["help", "man", "verify"]),
    (["completion", "zsh"], ["help", "completion", "zsh"]), (["prune"], ["review", "prune"]),
    (["impact", "iphone-15", "--json"], ["diff", "impact", "iphone-15", "--json"]),
    (["accept", "--all"], ["review", "accept", "--all"]), (["reject", "x"], ["review", "reject", "x"]),
    (["undo"], ["review", "undo"]), (["merge", "a", "b"], ["report", "merge", "a", "b"]),
    (["sweep", "screens/login", "--width", "9"], ["sizes", "screens/login", "--width", "9"]),
  ]

  @Test(arguments: pairs)
  func `older names still work, with the same output`(_ old: [String], _ new: [String]) throws {
    let (before, after) = (try workplace.plumb(old), try workplace.plumb(new))
    #expect(before.code == after.code, "\(old): \(before.talk)")
    #expect(before.out == after.out, "\(old): \(before.talk)")
    // A message names the command as it was called.
    let prefix = { (words: [String]) in "plumb \(words.prefix(2).joined(separator: " "))" }
    if after.talk.hasPrefix(prefix(new)) {
      #expect(before.talk == "plumb \(old[0])" + after.talk.dropFirst(prefix(new).count))
    }
  }

  @Test func `a scene is named by any end of its id that no other has`() throws {
    let cell = ["--device", "iphone-8", "--orientation", "portrait"]
    #expect(try workplace.plumb(["layout", "login"] + cell).out.hasPrefix("Simple, iphone-8-portrait\n"))
    #expect(try workplace.plumb(["layout", "g-login"] + cell).out.hasPrefix("Big, iphone-8-portrait\n"))
    #expect(
      try workplace.plumb("layout", "ogin").talk
        == "plumb layout: \"ogin\" matches 2 scenes; name one: screens/big-login, screens/login\n")
    #expect(
      try workplace.plumb("verify", "lgoin").talk
        == "plumb verify: no document or scene \"lgoin\"; did you mean screens/login?\n")
    #expect(
      try workplace.plumb("layout", "screens").talk
        == "plumb layout: no document or scene \"screens\"; it has 2 scenes: screens/big-login, screens/login\n")
    for command in [["render"], ["lint"], ["record"], ["verify"], ["list"], ["convert"], ["headroom"]] {
      let outcome = try workplace.plumb(
        command + ["big-login"] + (command == ["list"] || command == ["convert"] ? [] : cell))
      #expect(outcome.code == 0, "\(command): \(outcome.talk)")
    }
    #expect(workplace.exists("Snapshots/screens/big-login/frames.txt"))
    #expect(!workplace.exists("Snapshots/screens/login"))
    try workplace.write(Workplace.simple.replacing("+ 20.0", with: "+ 30.0"), to: "Recipes/screens/big-login.yaml")
    #expect(try workplace.plumb(["verify", "big-login"] + cell).code == 1)
    #expect(
      try workplace.plumb("review", "reject", "big-logn").talk
        == "plumb review reject: \"big-logn\" matches no cell of the run in report; did you mean screens/big-login?\n")
    #expect(try workplace.plumb("review", "accept", "big-login#1", "big-login#2").code == 0)
    #expect(try workplace.plumb(["verify", "big-login"] + cell).code == 0)
  }

  @Test func `a file or folder without a document does not hide a scene of the same name`() throws {
    let cell = ["--device", "iphone-8", "--orientation", "portrait"]
    try workplace.write(bytes: [0x7F, 0x45, 0x4C, 0x46, 0xFF], to: "login")
    try workplace.write("a", to: "big-login/notes.txt")
    #expect(try workplace.plumb(["layout", "login"] + cell).out.hasPrefix("Simple, iphone-8-portrait\n"))
    #expect(try workplace.plumb(["layout", "big-login"] + cell).out.hasPrefix("Big, iphone-8-portrait\n"))
    #expect(try workplace.plumb(["lint", "login"] + cell).code == 0)
    // A folder of documents is one.
    try workplace.write(Workplace.simple, to: "big-login/other.yaml")
    #expect(try workplace.plumb(["list", "big-login"]).out.hasPrefix("big-login/other.yaml"))
  }

  @Test func `a list is accepted wherever an option takes several`() throws {
    let both = try workplace.plumb("layout", "login", "--device", "iphone-8,iphone-15", "--orientation", "portrait")
    let each = try workplace.plumb(
      "layout", "login", "--device", "iphone-8", "--device", "iphone-15", "--orientation", "portrait")
    #expect(both.out == each.out)
    #expect(both.out.contains("iphone-15-portrait"))
    #expect(try workplace.plumb("layout", "login", "--size", "320x480,600x600").out.contains("600x600-any-any"))
    #expect(try workplace.plumb("lint", "--rule", "overlap,contrast", "--rules").out.split(separator: "\n").count == 4)
    let edges = try workplace.plumb("sizes", "login", "--edge", "Red View.left,Red View.width", "--json")
    #expect(edges.out.contains("Red View.left"), "\(edges.talk)")
    #expect(edges.out.contains("Red View.width"), "\(edges.talk)")
    #expect(try workplace.plumb("explain", "login", "Red View.left,Red View.width").code == 0)
    try workplace.plumb("render", "login", "--format", "both", "--size", "320x480")
    #expect(workplace.files("gallery").filter { $0.contains("320x480") }.count == 2)
  }

  @Test func `a hyphen reads a recipe from the standard input`() throws {
    let shell = try workplace.shell("plumb layout - --size 320x480 < Recipes/screens/login.yaml")
    #expect(shell.out.hasPrefix("Simple, 320x480-any-any\n"), "\(shell.talk)")
    let broken = try workplace.shell("echo 'views: 7' | plumb layout -")
    #expect(broken.code == 2, "\(broken.talk)")
    #expect(broken.talk.hasPrefix("stdin:1:8: "), "\(broken.talk)")
    #expect(
      try workplace.plumb("verify", "-").talk
        == "plumb verify: a recipe from the standard input has no goldens and no history; save it as a file\n")
  }

  @Test func `colour is as the command line says`() throws {
    #expect(
      try workplace.plumb("lint", "--color", "always", "nowhere").talk.hasPrefix("\u{1B}[31mplumb lint:\u{1B}[0m no"))
    #expect(try workplace.plumb("lint", "--color", "never", "nowhere").talk.hasPrefix("plumb lint: no"))
    #expect(try workplace.plumb("lint", "--help", "--color", "always").out.contains("\u{1B}[1mOptions:\u{1B}[0m"))
    #expect(try workplace.plumb("lint", "--color", "red").talk.hasPrefix("plumb lint: --color cannot be \"red\""))
  }

  @Test func `the cheat sheet fits on a screen, and its recipe is one`() throws {
    let sheet = try workplace.plumb("help", "recipe").out
    let page = try Repository.text("Documentation/cheat-sheet.md")
    #expect(page.contains("```\n\(sheet)```\n"))
    let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 120 })
    try workplace.write(
      String(sheet.prefix(upTo: try #require(sheet.range(of: "\n\nKinds")).lowerBound)), to: "sheet.yaml")
    let outcome = try workplace.plumb("layout", "sheet.yaml", "--device", "iphone-15", "--orientation", "portrait")
    #expect(outcome.code == 0, "\(outcome.talk)")
    #expect(outcome.out.contains("\"Photo\" frame"), "\(outcome.talk)")
  }

  @Test(arguments: ["welcome", "form", "list"])
  func `each first recipe verifies, without findings`(_ name: String) throws {
    let project = try Workplace([:])
    #expect(try project.plumb("init", "--recipe", name).out.contains("Recipes/\(name).yaml\n"))
    #expect(try project.plumb("verify").code == 0)
    #expect(try project.plumb("lint", "--fail", "note").talk.hasPrefix("0 errors, 0 warnings, 0 notes"))
  }
}
