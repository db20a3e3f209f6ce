import Foundation
import TestSupport
import Testing

/// Shell completions and the manual, both generated from the table of commands.
@Suite struct CompletionTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  private func offer(_ words: String...) throws -> [String] {
    let outcome = try workplace.plumb(["completion", "--candidates", "--"] + words)
    #expect(outcome.code == 0)
    #expect(outcome.talk.isEmpty)
    return outcome.out.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `commands, options, values and operands are offered where they can stand`() throws {
    #expect(try offer("ver") == ["words", "verify"])
    #expect(try offer("help", "scr") == ["words"])
    #expect(try offer("help", "sch") == ["words", "schema"])
    #expect(try offer("verify", "--shard", "1/2", "--re") == ["words", "--report", "--repeat"])
    #expect(try offer("verify", "--json", "--js") == ["words"])
    #expect(try offer("verify", "--device", "a", "--dev") == ["words", "--device"])
    #expect(try offer("verify", "--report", "") == ["folders"])
    #expect(try offer("verify", "--junit=") == ["files"])
    #expect(try offer("render", "--format", "svg,p") == ["words", "svg,png"])
    #expect(try offer("render", "--format=p") == ["words", "--format=png"])
    // Bash splits words before and after the sign.
    #expect(try offer("render", "--format", "=", "p") == ["words", "png"])
    #expect(try offer("render", "--format", "=") == ["words", "svg", "png", "both", "html"])
    #expect(try offer("verify", "--device", "ipad-mini-8") == ["words", "ipad-mini-8-3"])
    #expect(try offer("lint", "--rule", "over") == ["words", "overlap"])
    #expect(try offer("lint", "--rule", "contrast,over") == ["words", "contrast,overlap"])
    #expect(try offer("verify", "--device", "ipad-mini-8-3,ipad-mini-8") == ["words"])
    #expect(try offer("verify", "--device", "iphone-15,ipad-mini-8") == ["words", "iphone-15,ipad-mini-8-3"])
    #expect(try offer("lint", "") == ["files", "simple"])
    #expect(try offer("review", "pr") == ["words", "prune"])
    #expect(try offer("sizes", "") == ["files", "near", "cells", "simple"])
    #expect(try offer("sizes", "near", "simp") == ["files", "simple"])
    #expect(try offer("explain", "simple", "Re") == ["words", "Red View"])
    #expect(try offer("explain", "simple", "Red View.h") == ["words", "Red View.height"])
    #expect(try offer("sizes", "simple", "--edge", "Red View.wid") == ["words", "Red View.width"])
    #expect(try offer("render", "--size-class", "compact,r") == ["words", "compact,regular"])
    #expect(try offer("verify", "--", "--re") == ["files"])
    #expect(try offer("report", "") == ["folders", "merge"])
    #expect(try offer("report", "one", "") == ["words"])
    #expect(try offer("nonsense", "") == ["words"])
  }

  @Test func `a damaged project is no obstacle`() throws {
    try workplace.write("[", to: "plumb.yaml")
    #expect(try offer("verif") == ["words", "verify"])
    #expect(try workplace.plumb("man", "verify").code == 0)
    #expect(try workplace.plumb("completion", "zsh").out.hasPrefix("#compdef plumb\n"))
    #expect(
      try workplace.plumb("completion", "bsh").talk
        == "plumb completion: no completion for \"bsh\"; did you mean bash?\n")
  }

  /// Command lines, and the words that the completion key offers.
  private static let lines = [
    (["plumb", "sizes", "simp"], ["simple"]), (["plumb", "veri"], ["verify"]),
    (["plumb", "render", "--style", ""], ["anatomy", "controls", "figure", "frames"]),
    (["plumb", "lint", "Rec"], ["Recipes"]),
  ]

  @Test(arguments: lines)
  func `bash completes`(_ words: [String], _ expected: [String]) throws {
    try workplace.write(try workplace.plumb("completion", "bash").out, to: "plumb.bash")
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let found = try run(
      "/bin/bash", "-c",
      "source plumb.bash; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _plumb; printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    #expect(found.sorted() == expected)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")), arguments: lines)
  func `fish completes`(_ words: [String], _ expected: [String]) throws {
    try workplace.write(try workplace.plumb("completion", "fish").out, to: "plumb.fish")
    let found = try run(
      "/usr/bin/fish", "--no-config", "-c", "source plumb.fish; complete -C '\(words.joined(separator: " "))'")
    #expect(found.map { $0.prefix { $0 != "\t" && $0 != "/" } } == expected.map { $0[...] })
  }

  /// The key cannot be pressed without a terminal, so the test checks what the script passes to zsh's own functions.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")), arguments: lines)
  func `zsh completes`(_ words: [String], _ expected: [String]) throws {
    try workplace.write(try workplace.plumb("completion", "zsh").out, to: "_plumb")
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let found = try run(
      "/usr/bin/zsh", "-f", "-c",
      """
      compdef() { }; compset() { }; compadd() { print -l -- $values }; _files() { print -l -- $words[CURRENT]*(N) }
      source ./_plumb; words=(\(line)); CURRENT=\(words.count); _plumb
      """)
    #expect(found.sorted() == expected)
  }

  /// In a shell with a terminal of its own.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")),
    arguments: [("plumb verif", "plumb verify "), ("plumb render --style con", "plumb render --style controls ")])
  func `the completion key of zsh finishes the word`(_ line: String, _ expected: String) throws {
    try workplace.write(try workplace.plumb("completion", "zsh").out, to: "_plumb")
    let script = Repository.path("Tests/plumbTests/Clients/completion_key.zsh")
    #expect(try run("/usr/bin/timeout", "240", "/usr/bin/zsh", "-f", script, line) == [expected])
  }

  /// Shells, and their options to read a script without running it.
  @Test(arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
  func `a shell reads its script without an error`(_ shell: String, _ option: String) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { return }
    try workplace.write(try workplace.plumb("completion", shell).out, to: "script")
    #expect(try run("/usr/bin/env", "sh", "-c", "/usr/bin/\(shell) \(option) script 2>&1; echo $?") == ["0"])
  }

  private func run(_ path: String, _ arguments: String...) throws -> [String] {
    let (shell, out) = (Process(), Pipe())
    shell.executableURL = URL(filePath: path)
    shell.arguments = arguments
    shell.currentDirectoryURL = URL(filePath: workplace.folder)
    let tools = Workplace.tool.deletingLastPathComponent().path(percentEncoded: false)
    shell.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": workplace.folder]
    shell.standardOutput = out
    try shell.run()
    let data = try out.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `every command has a page in the manual, and no line is taken for a request`() throws {
    let written = try workplace.plumb("man", "--out", "man1").out.split(separator: "\n").map(String.init)
    let commands = try workplace.plumb("help").out.matches(of: #/(?m)^  (?!plumb )([a-z]+)  .*/#)
    #expect(commands.count == 23)
    let members = commands.flatMap { command in
      command.output.0.firstMatch(of: #/\(also: (.*)\)/#)?.output.1.split(separator: ", ").map {
        "\(command.output.1)-\($0)"
      } ?? []
    }
    let pages =
      commands.map { "\($0.output.1)" } + members + ["recipe", "schema", "completion", "man"].map { "help-\($0)" }
    #expect(Set(written) == Set(["man1/plumb.1"] + pages.map { "man1/plumb-\($0).1" }))
    let requests: Set = ["TH", "SH", "SS", "PP", "TP", "nf", "fi", "nh", "ad"]
    for path in written {
      let text = try workplace.text(path)
      for line in text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
        #expect(requests.contains(String(line.dropFirst().prefix(2))), "\(path): \(line)")
      }
      #expect(!text.contains(/[^\\]-[a-z]/), "\(path): a hyphen that cannot be copied")
    }
    let page = try workplace.text("man1/plumb-help-schema.1")
    let summary = "print the JSON Schema of recipes, or of what a command prints"
    #expect(page.contains(".SH NAME\n.PP\nplumb\\-help\\-schema \\- \(summary)\n"))
    #expect(page.contains(".nf\n  # yaml\\-language\\-server: $schema=recipe.schema.json\n.fi\n"))
    #expect(try workplace.plumb("man", "verfy").talk.contains("did you mean verify?"))
  }

  @Test func `the version names what pictures depend on`() throws {
    let lines = try workplace.plumb("--version").out.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.dropFirst().first == "commit     not known: built for development")
    #expect(lines[2].contains(/^libraries  cairo \d.*, pango \d.*, harfbuzz \d/))
    #expect(lines[3].contains(/^renderer   \d+, rules \d+$/))
  }
}
