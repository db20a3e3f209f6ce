import Foundation
import Testing

/// Results of earlier runs are reused only if they must be the same.
@Suite struct CacheTests {
  private static let cells = ["--device", "iphone-8", "--device", "iphone-15", "--device", "ipad-pro-11"]

  private func recorded() throws -> Workplace {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    return workplace
  }

  private func verify(_ workplace: Workplace, _ more: String...) throws -> Workplace.Outcome {
    try workplace.plumb(["verify"] + Self.cells + more)
  }

  private func files(_ workplace: Workplace, of kind: String = "cells") -> [String] {
    workplace.files(".cache/plumb").filter { $0.hasPrefix("\(kind)-") }
  }

  @Test func `a run is kept, and kept apart from those of other documents`() throws {
    let workplace = try recorded()
    let first = try verify(workplace)
    #expect(first.code == 0)
    #expect(files(workplace).count == 1)
    let second = try verify(workplace)
    #expect(second.code == 0)
    #expect(second.talk == first.talk)
    #expect(second.out == first.out)
    #expect(files(workplace).count == 1)
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    for _ in 1...2 {
      let changed = try verify(workplace)
      #expect(changed.code == 1)
      #expect(changed.out.contains("Red View.Top"))
    }
    #expect(files(workplace).count == 2)
  }

  @Test func `a picture that has changed is found though its cell is known`() throws {
    let workplace = try recorded()
    #expect(try verify(workplace).code == 0)
    let path = "Snapshots/simple/frames.txt"
    try workplace.rewrite(path) { entry, facts in (entry.drawn(pixels: "0123456789abcdef"), facts) }
    let outcome = try verify(workplace)
    #expect(outcome.code == 1)
    #expect(outcome.out.contains("the picture changed"))
  }

  @Test func `a damaged file is left aside`() throws {
    let workplace = try recorded()
    #expect(try verify(workplace).code == 0)
    let file = ".cache/plumb/\(files(workplace)[0])"
    let whole = try workplace.text(file)
    for broken in ["", "plumb cache 1", String(whole.dropLast(30)), whole.replacing("size", with: "seize")] {
      try workplace.write(broken, to: file)
      let outcome = try verify(workplace)
      #expect(outcome.code == 0)
      #expect(!outcome.talk.contains("the cache is stale"))
      #expect(try workplace.text(file) == whole)
    }
  }

  /// Uses an intact file that is wrong in every cell, so that any cell reveals it.
  @Test func `a poisoned cache is found, reported and repaired`() throws {
    let workplace = try recorded()
    #expect(try verify(workplace).code == 0)
    let file = ".cache/plumb/\(files(workplace)[0])"
    let whole = try workplace.text(file)
    // Another document's file in place of this one's has a matching digest.
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0"), to: "Recipes/simple.yaml")
    #expect(try verify(workplace).code == 1)
    let other = try #require(files(workplace).map { ".cache/plumb/\($0)" }.first { $0 != file })
    let poison = try workplace.text(other)
    try workplace.write(Workplace.simple, to: "Recipes/simple.yaml")
    for flag in [[], ["--no-cache"]] {
      try workplace.write(poison, to: file)
      let outcome = try workplace.plumb(["verify"] + Self.cells + flag)
      #expect(
        outcome.code == 0,
        "\(outcome.talk)")
      #expect(
        outcome.talk.contains(
          "Recipes/simple.yaml: the cache is stale; all cells were rendered again, and the cache was repaired\n"),
        "\(outcome.talk)")
      #expect(try workplace.text(file) == whole)
    }
    #expect(try !verify(workplace, "--no-cache").talk.contains("the cache is stale"))
  }

  /// iOS 26 covers other parts of this screen: the cell that is laid out is not quite the selected one.
  @Test func `a scene of another system keeps all its cells`() throws {
    let workplace = try Workplace([
      "simple": Workplace.simple.replacing("title: Simple", with: "title: Simple\nlook: 26")
    ])
    let cells = ["--device", "iphone-12", "--device", "iphone-8"]
    #expect(try workplace.plumb(["record"] + cells).code == 0)
    for flag in [[], [], ["--no-cache"]] {
      let outcome = try workplace.plumb(["verify"] + cells + flag)
      #expect(outcome.code == 0, "\(outcome.talk)")
      #expect(outcome.talk.contains("4 of 4 cells identical"), "\(outcome.talk)")
    }
  }

  @Test func `findings of rules are kept for a document, its cells and the settings`() throws {
    let workplace = try recorded()
    let findings = try verify(workplace).talk
    #expect(files(workplace, of: "lint").count == 1)
    #expect(!findings.contains("lint:"))
    let file = ".cache/plumb/\(files(workplace, of: "lint")[0])"
    let whole = try workplace.text(file)
    try workplace.write(
      Workplace.simple.replacing("red }", with: "red }\n  Save: { button: Save }")
        + "  5. Save.Leading = Superview.LeadingMargin\n  6. Save.Top = Superview.Top + 600\n",
      to: "Recipes/simple.yaml")
    let low = try verify(workplace).talk
    #expect(low.contains("lint: 1 error, "), "\(low)")
    let other = try #require(files(workplace, of: "lint").map { ".cache/plumb/\($0)" }.first { $0 != file })
    try workplace.write(Workplace.simple, to: "Recipes/simple.yaml")
    // The file in the document's place is trusted, except by a proof, which repairs it.
    try workplace.write(try workplace.text(other), to: file)
    #expect(try verify(workplace).talk.contains("lint: 1 error, "))
    #expect(try !verify(workplace, "--no-cache").talk.contains("lint:"))
    #expect(try workplace.text(file) == whole)
    try workplace.write("lint: { rules: { outside-screen: off } }\n", to: "plumb.yaml")
    #expect(try verify(workplace).code == 0)
    #expect(files(workplace, of: "lint").count == 3)
    // `lint` in the same cells examines nothing again.
    #expect(try workplace.plumb(["lint"] + Self.cells).code == 0)
    #expect(files(workplace, of: "lint").count == 3)
  }

  @Test func `old files go`() throws {
    let workplace = try recorded()
    let old = ".cache/plumb/0123456789abcdef0123456789abcdef.txt"
    try workplace.write("old", to: old)
    try workplace.write("not ours", to: ".cache/plumb/notes.txt")
    #expect(try verify(workplace).code == 0)
    #expect(workplace.exists(old))
    for name in [old, ".cache/plumb/notes.txt"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -20 * 86_400)], ofItemAtPath: workplace.path(name))
    }
    #expect(try verify(workplace).code == 0)
    #expect(!workplace.exists(old))
    #expect(workplace.exists(".cache/plumb/notes.txt"))
  }

  @Test func `the cache can be switched off`() throws {
    let workplace = try recorded()
    _ = try workplace.plumb(["verify"] + Self.cells, environment: ["PLUMB_CACHE": "off"])
    #expect(workplace.files(".cache").isEmpty)
    _ = try workplace.plumb(["verify"] + Self.cells, environment: ["PLUMB_CACHE": workplace.path("here")])
    #expect(workplace.files(".cache").isEmpty)
    #expect(workplace.files("here").count == 4)
    // A cache that cannot be written is ignored.
    let outcome = try workplace.plumb(["verify"] + Self.cells, environment: ["PLUMB_CACHE": "/proc/no"])
    #expect(outcome.code == 0)
  }
}
