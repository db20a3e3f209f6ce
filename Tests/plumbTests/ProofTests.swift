import Foundation
import Testing

/// Machine-readable output of `plumb doctor` and `verify`: proofs, TAP, versions of JSON, exit codes.
@Suite struct ProofTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]

  private func changed() throws -> Workplace {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20", with: "Guide.Bottom + 30"), to: "Recipes/simple.yaml")
    return workplace
  }

  @Test func `a run can be printed as TAP, and can end with 0`() throws {
    let workplace = try changed()
    let tap = try workplace.plumb(["verify", "--tap", "-"] + Self.cell)
    #expect(
      tap.out == #"""
        TAP version 13
        1..1
        not ok 1 - Recipes/simple.yaml: Red View.Top: constant 20 -> 30, simple.yaml:7
          ---
          cells: "1 of 1 cell"
          effects:
            - "Red View.Top +10 pt"
          accept: "plumb review accept 'simple#1'"
          ...

        """#)
    #expect(tap.code == 1)
    #expect(try workplace.plumb(["verify", "--exit-zero"] + Self.cell).code == 0)
    #expect(try workplace.plumb(["verify", "nowhere", "--exit-zero"] + Self.cell).code == 2)
    #expect(try workplace.plumb("verify", "--tap", "-", "--json").talk.contains("use only one"))
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    #expect(
      try workplace.plumb(["verify", "--tap", "-"] + Self.cell).out
        == "TAP version 13\n1..1\nok 1 - Recipes/simple.yaml: 1 of 1 cell\n")
  }

  @Test(arguments: [("--junit", "<?xml"), ("--markdown", "<!-- plumb:report:1"), ("--single-file", "<!doctype html>")])
  func `a report can be printed instead of the verdict`(option: String, beginning: String) throws {
    let workplace = try changed()
    let printed = try workplace.plumb(["verify", option, "-"] + Self.cell)
    #expect(printed.out.hasPrefix(beginning), "\(printed.out.prefix(200))")
    #expect(!printed.out.contains("pictures in"))
    #expect(printed.code == 1)
    #expect(try workplace.plumb("report", option, "-").out == printed.out)
    #expect(!FileManager.default.fileExists(atPath: workplace.path("-")))
    let both = try workplace.plumb("verify", option, "-", "--tap", "-", "--json").talk
    #expect(both.contains("--json all write to standard output; use only one"), "\(both)")
  }

  @Test func `findings can be printed as SARIF`() throws {
    let workplace = try changed()
    #expect(try workplace.plumb("lint", "--sarif", "-").out.contains(#""version": "2.1.0""#))
    #expect(try workplace.plumb("lint", "--sarif", "-", "--json").talk.contains("use only one"))
  }

  @Test func `pictures of the Markdown are copied to where its link leads`() throws {
    let workplace = try changed()
    let arguments = ["verify", "--markdown", "comment.md", "--publish", "published"] + Self.cell
    #expect(
      try workplace.plumb(arguments).talk
        == "plumb verify: --publish needs --link URL, the address at which its folder is published\n")
    #expect(
      try workplace.plumb("verify", "--publish", "published").talk
        == "plumb verify: --publish copies the pictures that Markdown shows; add --markdown FILE\n")
    #expect(!workplace.exists("published"))
    #expect(try workplace.plumb(arguments + ["--link", "https://example.org/a"]).code == 1)
    let name = try #require(workplace.files("published").first)
    #expect(workplace.files("published") == [name])
    #expect(try workplace.text("comment.md").contains("src=\"https://example.org/a/\(name)\""))
    #expect(workplace.bytes("published/\(name)") == workplace.bytes("report/simple/iphone-8-portrait.comparison.png"))
  }

  @Test func `a shard proves its own scenes`() throws {
    let workplace = try Workplace(["a": Workplace.simple, "b": Workplace.simple])
    let outcome = try workplace.plumb(["verify", "--shard", "1/2", "--repeat", "2", "--exit-zero"] + Self.cell)
    #expect(outcome.talk.contains("\n1 cell, 2 times"), "\(outcome.talk)")
  }

  @Test func `cells that cannot be drawn are no proof`() throws {
    let workplace = try Workplace([
      "far": """
      title: Far
      views: { A: { background: red }, B: { background: red } }
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Width = 900000
        A.Height = 10
        B.Leading = Superview.Leading
        B.Top = Superview.Top
        B.Width = 10000 x A.Width
        B.Height = 10

      """
    ])
    let outcome = try workplace.plumb(["doctor", "Recipes/far.yaml"] + Self.cell)
    #expect(outcome.code == 2, "\(outcome.out)")
    #expect(outcome.out.contains("; 1 cell not drawn: far/iphone-8-portrait\n"), "\(outcome.out)")
  }

  @Test func `cells drawn several times are the same, and have one proof`() throws {
    let workplace = try changed()
    let repeated = try workplace.plumb(["verify", "--repeat", "2", "--jobs", "2", "--exit-zero"] + Self.cell)
    let lines = repeated.talk.split(separator: "\n").map(String.init)
    #expect(repeated.code == 0, "\(repeated.talk)")
    #expect(lines.contains("1 cell, 2 times (jobs 2, 1): the same"), "\(repeated.talk)")
    let proof = try #require(lines.first { $0.hasPrefix("digest ") })
    let doctor = try workplace.plumb(["doctor", "Recipes", "--jobs", "3"] + Self.cell)
    #expect(doctor.code == 0)
    let facts = doctor.out.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    #expect(
      facts.map(\.first) == ["plumb", "libraries", "fonts", "fingerprint", "cache", "machine", "cells", "digest"],
      "\(doctor.out)")
    #expect(facts.last.map { "digest \($0[1].trimmingCharacters(in: .whitespaces))" } == proof)
    // The document is part of the result.
    let other = try workplace.plumb(["doctor", "--repeat", "1"] + Self.cell)
    #expect(other.code == 0)
    #expect(!other.out.contains(proof.dropFirst(6)))
  }

  @Test func `what commands print for programs begins with its version`() throws {
    let workplace = try changed()
    let commands =
      [["verify"] + Self.cell, ["layout", "Recipes"] + Self.cell, ["doctor", "--repeat", "1"] + Self.cell]
      + ["review", "recipes", "devices", "config", "undo", "prune"].map { [$0] } + [["accept", "--all"]]
    for command in commands {
      let outcome = try workplace.plumb(command + ["--json"])
      #expect(outcome.out.hasPrefix(#"{"version":1,"#), "\(command): \(outcome.out.prefix(80)) \(outcome.talk)")
      _ = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
    }
  }

  @Test func `a text of other lengths than the document's is proven without the document's`() throws {
    let workplace = try Workplace([
      "row": """
      title: Row
      views:
        Title: { label: Dinner for two at the harbour restaurant, font: body }
      constraints: |
        Title.Leading = Superview.LeadingMargin
        Title.Top = Safe Area.Top + 20

      """
    ])
    let prove = ["prove", "row", "Title.Width <= 200", "--width", "320...430"]
    #expect(try workplace.plumb(prove + ["--text", "Title=0...10 letters"]).code == 0)
    #expect(try workplace.plumb(prove + ["--text", "Title=0...60 letters"]).code != 0)
  }
}
