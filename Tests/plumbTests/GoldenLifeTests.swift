import Foundation
import Testing

/// The life cycle of a golden, as seen by a user: record, change, verify, record again.
@Suite struct GoldenLifeTests {
  private func verify(_ workplace: Workplace) throws -> Workplace.Outcome {
    try workplace.plumb("verify", "--device", "iphone-8", "--orientation", "portrait")
  }

  @discardableResult
  private func record(_ workplace: Workplace) throws -> Workplace.Outcome {
    try workplace.plumb("record", "--device", "iphone-8", "--orientation", "portrait")
  }

  @Test func `a constant moved by a point is named with view, edge and point`() throws {
    let workplace = try Workplace()
    #expect(try verify(workplace).code == 3)
    #expect(try record(workplace).code == 0)
    let clean = try verify(workplace)
    #expect(clean.code == 0)
    #expect(clean.out.isEmpty)
    #expect(clean.talk == "1 of 1 cell identical in 1 scene\n")
    #expect(!workplace.exists("report"))

    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    let moved = try verify(workplace)
    #expect(moved.code == 1)
    #expect(
      moved.out == """
        Recipes/simple.yaml
          Red View.Top: constant 20 -> 21, simple.yaml:7
            Red View.Top 40 -> 41 (+1 pt), in iphone-8-portrait
          pictures in report/simple

        """)
    #expect(
      workplace.files("report") == [
        "index.html", "run.json", "simple/iphone-8-portrait.actual.png", "simple/iphone-8-portrait.comparison.png",
        "simple/iphone-8-portrait.crop.png", "simple/iphone-8-portrait.difference.png",
        "simple/iphone-8-portrait.expected.png",
      ])
    #expect(
      workplace.bytes("report/simple/iphone-8-portrait.expected.png")
        == workplace.bytes("Snapshots/simple/iphone-8-portrait.png"))

    #expect(try record(workplace).code == 0)
    #expect(try verify(workplace).code == 0)
  }

  @Test func `accepting keeps the goldens of cells that another renderer drew alike`() throws {
    let workplace = try Workplace([:])
    func write(_ limit: Int) throws {
      let box = "Red View.Width <= \(limit)\n  5. Red View.Trailing = Superview.TrailingMargin @700"
      try workplace.write(
        Workplace.simple.replacing("Red View.Trailing = Superview.TrailingMargin", with: box)
          + "cells: [iphone-8-portrait, ipad-pro-11-portrait]\n", to: "Recipes/simple.yaml")
    }
    try write(500)
    #expect(try workplace.plumb(["record"], environment: ["PIXMAN_DISABLE": "sse2"]).code == 0)
    try write(450)
    let found = try workplace.plumb("verify")
    #expect(found.talk.contains("1 of 2 cells identical"), "\(found.out)\(found.talk)")
    #expect(try workplace.plumb("review", "accept", "--all").code == 0)
    #expect(
      workplace.files("Snapshots/simple") == ["frames.txt", "ipad-pro-11-portrait.png", "iphone-8-portrait.png"])
    #expect(try workplace.plumb("verify").code == 0)
  }

  @Test func `a state that is renamed or removed leaves no golden behind`() throws {
    let workplace = try Workplace([:])
    func write(_ state: String?) throws {
      let states = state.map { "states:\n  \($0): { set: { Red View: { background: blue } } }\n" } ?? ""
      try workplace.write("\(Workplace.simple)\ncells: [iphone-8-portrait]\n\(states)", to: "Recipes/simple.yaml")
    }
    func goldens() -> [String] { workplace.files("Snapshots/simple") }
    let named = { (state: String) in ["frames.txt", "iphone-8-portrait+\(state).png", "iphone-8-portrait.png"] }
    try write("error")
    #expect(try workplace.plumb("record").code == 0)
    try write("wrong")
    let renamed = try workplace.plumb("verify")
    #expect(renamed.out.contains("orphaned goldens: iphone-8-portrait+error;"), "\(renamed.out)")
    #expect(try workplace.plumb("review", "accept", "*").code == 0)
    // Accepting removes nothing.
    #expect(Set(goldens()) == Set(named("wrong") + named("error")))
    #expect(try workplace.plumb("record").code == 0)
    #expect(goldens() == named("wrong"))
    #expect(try workplace.plumb("verify").code == 0)
    try write(nil)
    #expect(try workplace.plumb("verify").code == 3)
    #expect(try workplace.plumb("review").talk == "0 cells undecided; 1 orphan: `plumb review prune` lists them\n")
    #expect(try workplace.plumb("record").talk.contains("iphone-8-portrait+wrong.png removed\n"))
    #expect(goldens() == ["frames.txt", "iphone-8-portrait.png"])
    #expect(try workplace.plumb("verify").code == 0)
  }

  @Test func `goldens that git ignores are named when they are recorded and accepted`() throws {
    let workplace = try Workplace()
    try workplace.git("init", "--quiet")
    try workplace.write("/report/\n", to: ".gitignore")
    #expect(try !record(workplace).talk.contains("ignored by git"))
    try workplace.write("Snapshots/\n!Recipes\n", to: ".gitignore")
    try FileManager.default.removeItem(atPath: workplace.path("Snapshots"))
    let talk = try record(workplace).talk
    #expect(talk.contains("Snapshots/simple/frames.txt: ignored by git (.gitignore:1:Snapshots/)"), "\(talk)")

    try workplace.write(Workplace.simple.replacing("red", with: "blue"), to: "Recipes/simple.yaml")
    #expect(try verify(workplace).code == 1)
    let accepted = try workplace.plumb("accept", "--all").talk
    #expect(accepted.contains("ignored by git (.gitignore:1:Snapshots/)"), "\(accepted)")
  }

  @Test func `a changed colour is a changed picture and no changed layout`() throws {
    let workplace = try Workplace()
    try record(workplace)
    try workplace.write(Workplace.simple.replacing("red", with: "blue"), to: "Recipes/simple.yaml")
    let outcome = try verify(workplace)
    #expect(outcome.code == 1)
    #expect(outcome.out.contains("the picture changed, the layout did not, in iphone-8-portrait"))
  }

  @Test func `one change in many cells is one line`() throws {
    let workplace = try Workplace()
    try workplace.plumb("record", "--device", "iphone-8", "--device", "iphone-5")
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    let outcome = try workplace.plumb("verify", "--device", "iphone-8", "--device", "iphone-5")
    #expect(outcome.out.contains("  Red View.Top 40 -> 41 (+1 pt) (Red View.Top +1 pt elsewhere), in all 4 cells\n"))
  }

  @Test func `recording follows its mode`() throws {
    let workplace = try Workplace()
    let refused = try workplace.plumb(
      "record", "--device", "iphone-8", environment: ["CI": "true"])
    #expect(refused.code == 0)
    #expect(!workplace.exists("Snapshots"))
    #expect(refused.talk.contains("nothing is written in mode never"))
    let explicit = try workplace.plumb(
      "record", "--device", "iphone-8", "--mode", "missing", environment: ["CI": "true"])
    #expect(explicit.out.contains("Snapshots/simple/frames.txt"))
    let before = try workplace.text("Snapshots/simple/frames.txt")
    try workplace.write(Workplace.simple.replacing("+ 20.0", with: "+ 30.0"), to: "Recipes/simple.yaml")
    try workplace.plumb("record", "--device", "iphone-8", "--mode", "missing")
    #expect(try workplace.text("Snapshots/simple/frames.txt") == before)
    try workplace.plumb("record", "--device", "iphone-8")
    #expect(try workplace.text("Snapshots/simple/frames.txt") != before)
    #expect(try workplace.plumb("record", "--device", "iphone-8").out.isEmpty)
  }

  @Test func `a renamed recipe is named with the command that moves its goldens`() throws {
    let expecting = Workplace.simple + "notes: What a record leaves out.\n"
    let workplace = try Workplace(["simple": Workplace.simple, "other": expecting])
    try workplace.write("cells: [iphone-8-portrait]\n", to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    func rename(_ from: String, _ to: String) throws {
      try FileManager.default.moveItem(atPath: workplace.path(from), toPath: workplace.path(to))
    }
    try rename("Recipes/other.yaml", "Recipes/an other.yaml")
    let renamed = try workplace.plumb("verify")
    #expect(renamed.code == 3)
    let command = "git mv 'Snapshots/other' 'Snapshots/an other'"
    #expect(
      renamed.out.contains("Snapshots/other: orphaned; an other is the same scene with another name: \(command)\n"),
      "\(renamed.out)")
    try rename("Snapshots/other", "Snapshots/an other")
    #expect(try workplace.plumb("verify").code == 0)
    // Of two equal scenes either may be the renamed one.
    try workplace.write(try workplace.text("Recipes/simple.yaml"), to: "Recipes/third.yaml")
    try rename("Recipes/an other.yaml", "Recipes/fourth.yaml")
    let unclear = try workplace.plumb("verify")
    #expect(unclear.out.contains("Snapshots/an other: orphaned, belongs to no document"), "\(unclear.out)")
  }

  @Test func `goldens of what is no more are orphans, unless only a part was asked for`() throws {
    let workplace = try Workplace(["simple": Workplace.simple, "other": Workplace.simple])
    try workplace.plumb("record", "--device", "iphone-8")
    try FileManager.default.removeItem(atPath: workplace.path("Recipes/other.yaml"))
    #expect(try workplace.plumb("verify", "--device", "iphone-8").code == 0)
    let whole = try workplace.plumb("verify")
    #expect(whole.code == 3)
    #expect(whole.out.contains("Snapshots/other: orphaned, belongs to no document"))
    #expect(whole.out.contains("no golden; `plumb record` writes it, in 210 of 212 cells"))
  }

  @Test(arguments: [
    (
      "Snapshots/simple/iphone-8-portrait.png", "version https://git-lfs.github.com/spec/v1",
      "Snapshots/simple/iphone-8-portrait.png: a Git LFS pointer, not the picture; fetch it with `git lfs pull`"
    ),
    (
      "Snapshots/simple/frames.txt", "version https://git-lfs.github.com/spec/v1\noid sha256:d6\nsize 4\n",
      "Snapshots/simple/frames.txt: a Git LFS pointer, not the record; fetch it with `git lfs pull`\n"
    ),
    ("Snapshots/simple/frames.txt", "hello", "Snapshots/simple/frames.txt: line 1 does not belong in a record"),
    (
      "Snapshots/simple/frames.txt", "plumb record 99\nrenderer x\ntitle y\n",
      "format version 99, this plumb writes 5; a newer"
    ),
  ])
  func `a golden that cannot be read ends with 2`(_ file: String, _ content: String, _ message: String) throws {
    let workplace = try Workplace()
    try record(workplace)
    try workplace.write(content, to: file)
    let outcome = try verify(workplace)
    #expect(outcome.code == 2)
    #expect(outcome.out.contains(message), "\(outcome.out)")
  }

  @Test func `verdicts can be had as JSON`() throws {
    let workplace = try Workplace()
    try record(workplace)
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    let outcome = try workplace.plumb("verify", "--device", "iphone-8", "--orientation", "portrait", "--json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    let scene = try #require((json["scenes"] as? [[String: Any]])?.first)
    let cell = try #require((scene["cells"] as? [[String: Any]])?.first)
    #expect(cell["verdict"] as? String == "layout-changed")
    let change = try #require((cell["changes"] as? [[String: Any]])?.first)
    #expect(change["view"] as? String == "Red View")
    #expect(change["from"] as? Double == 40)
    #expect(change["to"] as? Double == 41)
  }

  @Test func `recording a part leaves the rest, and what has not changed, alone`() throws {
    let workplace = try Workplace()
    try workplace.plumb("record", "--device", "iphone-8", "--device", "iphone-5", "--device", "ipad-9-7")
    let before = try workplace.text("Snapshots/simple/frames.txt")
    #expect(try workplace.plumb("record", "--device", "iphone-5", "--mode", "all").out.isEmpty)
    #expect(try workplace.text("Snapshots/simple/frames.txt") == before)
  }

  @Test func `a part does not put its name to another renderer's pictures`() throws {
    let workplace = try Workplace()
    try workplace.plumb("record", "--device", "iphone-8", "--device", "iphone-5")
    try workplace.rewrite("Snapshots/simple/frames.txt", renderer: "other 5")
    let other = try workplace.text("Snapshots/simple/frames.txt")
    let outcome = try workplace.plumb("record", "--device", "iphone-5")
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains("recorded by another renderer (other"))
    #expect(try workplace.text("Snapshots/simple/frames.txt") == other)
    // Equal pixels are equal, whatever renderer drew them.
    #expect(try workplace.plumb("verify", "--device", "iphone-5").talk == "2 of 2 cells identical in 1 scene\n")
    try workplace.write(Workplace.simple.replacing("red", with: "blue"), to: "Recipes/simple.yaml")
    let verified = try workplace.plumb("verify", "--device", "iphone-5")
    #expect(verified.code == 0)
    #expect(
      verified.out.contains(
        "another text library: 2 cells are compared by frames only, because other 5 drew the goldens; "
          + "`plumb record --mode all` replaces them with this one's"), "\(verified.out)")
  }

  @Test func `what was recorded for devices and canvases of one's own is verified with the rest`() throws {
    let workplace = try Workplace()
    try workplace.plumb("record")
    try workplace.plumb("record", "--device", "iphone-12", "--size", "700x500", "--scale", "2")
    let whole = try workplace.plumb("verify")
    #expect(whole.code == 0, "\(whole.out)")
    #expect(whole.talk == "213 of 213 cells identical in 1 scene\n")
  }

  @Test func `a document that cannot be read today keeps its goldens`() throws {
    let workplace = try Workplace(["simple": Workplace.simple, "other": Workplace.simple])
    try workplace.plumb("record")
    try workplace.write("views: [", to: "Recipes/other.yaml")
    let outcome = try workplace.plumb("verify")
    #expect(outcome.code == 2)
    #expect(!outcome.out.contains("orphaned"))
    let json = try JSONSerialization.jsonObject(with: Data(try workplace.plumb("verify", "--json").out.utf8))
    #expect((((json as? [String: Any])?["problems"] as? [[String: Any]])?.first?["line"] as? Int) == 2)
  }

  @Test func `a report that cannot be written does not hide what was found`() throws {
    let workplace = try Workplace()
    try record(workplace)
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    let outcome = try workplace.plumb(
      "verify", "--device", "iphone-8", "--orientation", "portrait", "--report", "/dev/null/report")
    #expect(outcome.code == 2)
    #expect(outcome.out.contains("Red View.Top 40 -> 41 (+1 pt)"))
    #expect(outcome.out.contains("cannot write /dev/null/report"))
  }

  @Test func `two documents that would share their goldens are refused`() throws {
    let workplace = try Workplace()
    try workplace.write(Workplace.simple, to: "Recipes/simple.yml")
    try workplace.write(Workplace.simple, to: "Recipes/v1.1.yaml")
    try workplace.write(Workplace.simple, to: "Recipes/v1.2.yaml")
    let outcome = try workplace.plumb("record", "--size", "100x100")
    #expect(outcome.code == 2)
    #expect(
      outcome.talk.contains(
        "Recipes/simple.yml: its pictures and goldens would have the same paths as those of Recipes/simple.yaml"))
    #expect(
      workplace.files("Snapshots").filter { $0.hasSuffix("frames.txt") } == [
        "simple/frames.txt", "v1.1/frames.txt", "v1.2/frames.txt",
      ])
  }

  // MARK: The gate

  @Test func `an ambiguous layout ends with 4 and says what is open`() throws {
    let workplace = try Workplace([
      "open": Workplace.simple.replacing("  2. Red View.Trailing = Superview.TrailingMargin\n", with: "")
    ])
    for command in ["verify", "record"] {
      let outcome = try workplace.plumb(command, "--size", "600x600")
      #expect(outcome.code == 4)
      #expect(
        (outcome.out + outcome.talk).contains(
          "Recipes/open.yaml:3:3: ambiguous: Red View (width from 0 on); constraints: 1. Red View.Leading"))
    }
    #expect(!workplace.exists("Snapshots"))
    #expect(try workplace.plumb("render", "--size", "600x600").code == 0)
    try workplace.write("ambiguous: true\n" + (try workplace.text("Recipes/open.yaml")), to: "Recipes/open.yaml")
    #expect(try workplace.plumb("record", "--size", "600x600").code == 0)
  }

  @Test func `a contradiction ends with 4 and lists the constraints`() throws {
    let workplace = try Workplace([
      "clash": Workplace.simple + "  5. Red View.Width = 100\n  6. Red View.Height >= 10\n"
    ])
    let outcome = try workplace.plumb("verify", "--size", "600x600")
    #expect(outcome.code == 4)
    #expect(outcome.out.contains("1. Red View.Leading = Superview.LeadingMargin"))
    #expect(outcome.out.contains("5. Red View.Width = 100; broken: 5. Red View.Width = 100"))
    #expect(!outcome.out.contains("6. Red View.Height"))
  }

  @Test func `a failed expectation ends with 4 and gives both sides`() throws {
    let workplace = try Workplace(["hope": Workplace.simple + "expect: |\n  Red View.Width = 100\n"])
    let outcome = try workplace.plumb("verify", "--size", "600x600")
    #expect(outcome.code == 4)
    #expect(outcome.out.contains("hope.yaml:10:3: expectation failed: Red View.Width = 100: 560 against 100"))
  }
}
