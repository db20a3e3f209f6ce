import Foundation
import Testing

/// From a change to a decision, as in a team: verify, review, accept, undo, prune, shards, branches.
@Suite struct ReviewTests {
  private static let other = Workplace.simple.replacing("title: Simple", with: "title: Other")
  private static let cells = ["--device", "iphone-8", "--device", "iphone-5"]

  /// Returns a workplace with two recipes with goldens, one of them changed.
  private func changed() throws -> Workplace {
    let workplace = try Workplace(["simple": Workplace.simple, "other": Self.other])
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    try move(workplace)
    return workplace
  }

  private func move(_ workplace: Workplace, to constant: String = "21.0") throws {
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + \(constant)"), to: "Recipes/simple.yaml")
  }

  private func verify(_ workplace: Workplace, _ more: String...) throws -> Workplace.Outcome {
    try workplace.plumb(["verify"] + Self.cells + more)
  }

  @Test func `the whole life: one cause, review, undo, accept, clean`() throws {
    let workplace = try changed()
    let found = try verify(workplace)
    #expect(found.code == 1)
    #expect(
      found.out.components(separatedBy: "Red View.Top: constant 20 -> 21, simple.yaml:7").count == 2, "\(found.out)")
    #expect(workplace.exists("report/index.html"))
    #expect(workplace.exists("report/run.json"))
    let golden = workplace.bytes("Snapshots/simple/frames.txt")
    let picture = workplace.bytes("Snapshots/simple/iphone-8-portrait.png")

    let listed = try workplace.plumb("review")
    #expect(listed.code == 1)
    #expect(listed.out.hasPrefix("simple#1  Red View.Top: constant "))
    #expect(listed.talk == "4 cells undecided\n")
    let json = try workplace.plumb("review", "--json")
    #expect(json.out.contains(#""group":"simple#1""#))
    #expect(json.out.contains(#""simple/iphone-8-portrait""#))

    // Shows facts, decides the cells one by one: accepts the first, rejects the second, undoes both, accepts
    // everything.
    let keyed = try workplace.plumb("review", "--keys", "dcaruua")
    #expect(keyed.code == 0, "\(keyed.out)\(keyed.talk)")
    #expect(keyed.out.contains("Red View.Top 40 -> 41 (+1 pt)"))
    #expect(keyed.out.contains("0 cells undecided"))
    #expect(try verify(workplace).code == 0)
    #expect(workplace.bytes("Snapshots/simple/frames.txt") != golden)
    #expect(!workplace.exists("report/run.json"))

    try move(workplace, to: "30.0")
    #expect(try verify(workplace).code == 1)
    let before = workplace.bytes("Snapshots/simple/frames.txt")
    let accepted = try workplace.plumb("accept", "simple/iphone-8-*")
    #expect(accepted.code == 0)
    #expect(accepted.out.contains("Snapshots/simple/frames.txt"))
    #expect(try workplace.plumb("undo").talk == "2 cells undecided again\n")
    #expect(workplace.bytes("Snapshots/simple/frames.txt") == before)
    #expect(try workplace.plumb("reject", "simple#1").code == 0)
    #expect(try workplace.plumb("review").code == 0)
    #expect(workplace.bytes("Snapshots/simple/frames.txt") == before)
    #expect(try workplace.plumb("accept", "--all").talk.contains("0 files written"))
    #expect(picture != nil)
    // The rejection, the acceptance of the run before, and nothing more.
    #expect(try workplace.plumb("undo").code == 0)
    #expect(try workplace.plumb("undo").code == 0)
    #expect(workplace.bytes("Snapshots/simple/frames.txt") == golden)
    #expect(try workplace.plumb("undo").code == 2)
  }

  /// Uses goldens of an earlier version of the rules, which placed a view elsewhere.
  @Test func `rules that changed are one item with their list, in every report, and accepted at once`() throws {
    let workplace = try Workplace(["simple": Workplace.simple, "other": Self.other])
    #expect(try workplace.plumb("record", "--device", "iphone-8", "--orientation", "portrait").code == 0)
    for scene in ["simple", "other"] {
      let record = "Snapshots/\(scene)/frames.txt"
      #expect(try workplace.text(record).contains("\nrules 5\n"))
      // A record with rules of version 2.
      try workplace.rewrite(record, rules: 2) { entry, facts in
        (entry, facts.map { $0.replacing("\"Red View\" frame 16 40", with: "\"Red View\" frame 16 41") })
      }
    }
    let found = try workplace.plumb(
      "verify", "--device", "iphone-8", "--orientation", "portrait", "--markdown", "r.md", "--junit", "r.xml")
    #expect(found.code == 1)
    let rule = "AL-9.9: content of rows stays inside the safe area at both sides"
    let item = found.out.split(separator: "\n").drop { !$0.hasPrefix("plumb's rules") }
    #expect(item.first == "plumb's rules changed, from version 2 to 5:", "\(found.out)")
    #expect(item.count { $0.hasPrefix("  AL-") } == 44)
    #expect(item.contains("  \(rule)"))
    #expect(item.last == "  2 cells in 2 scenes; `plumb review accept '*#rules'` accepts them together")
    #expect(found.out.contains("moved by changed plumb rules, in iphone-8-portrait"), "\(found.out)")

    let markdown = try workplace.text("r.md")
    #expect(markdown.contains("2 cells in 2 scenes · `plumb review accept '*#rules'`"), "\(markdown)")
    #expect(markdown.components(separatedBy: "\n- AL-").count == 26)
    #expect(markdown.contains("\n- and 19 more rules\n"), "\(markdown)")
    // The views that they moved are folded into one line per scene.
    let folded = ["Simple", "Other"].map { "\n- \($0), 1 of 1 cell: Red View: up by 1" }
    for line in folded { #expect(markdown.components(separatedBy: line).count == 2, "\(markdown)") }
    let junit = try workplace.text("r.xml")
    #expect(junit.components(separatedBy: "AL-9.9: content of rows").count == 3, "\(junit)")
    #expect(try workplace.text("report/index.html").components(separatedBy: "AL-9.9: content of rows").count == 3)

    #expect(try workplace.plumb("review", "--keys", "q").out.contains("    \(rule)\n"))
    let accepted = try workplace.plumb("accept", "*#rules")
    #expect(accepted.code == 0, "\(accepted.talk)")
    #expect(accepted.talk.hasSuffix("0 cells undecided\n"), "\(accepted.talk)")
    #expect(try workplace.text("Snapshots/other/frames.txt").contains("\nrules 5\n"))
    #expect(try workplace.plumb("verify", "--device", "iphone-8", "--orientation", "portrait").code == 0)
  }

  @Test func `a part that is accepted leaves the rest to be found, with its cause`() throws {
    let workplace = try changed()
    _ = try verify(workplace)
    #expect(try workplace.plumb("accept", "simple/iphone-8-portrait").code == 0)
    let rest = try verify(workplace)
    #expect(rest.code == 1)
    #expect(rest.talk.hasPrefix("5 of 8 cells identical"))
    #expect(rest.out.contains("Red View.Top: constant 20 -> 21"), "\(rest.out)")
  }

  @Test func `what has changed since the run, and what is unknown, is refused`() throws {
    let workplace = try changed()
    _ = try verify(workplace)
    #expect(try workplace.plumb("accept", "nowhere").talk.contains("matches no cell"))
    #expect(try workplace.plumb("accept").talk.contains("name cells, scenes or causes"))
    #expect(try workplace.plumb("accept", "--all", "--report", "empty").talk.contains("no run is stored in empty"))
    try move(workplace, to: "22.0")
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    let stale = try workplace.plumb("accept", "--all")
    #expect(stale.code == 2)
    #expect(
      stale.talk == """
        4 cells, such as simple/iphone-8-portrait: the golden has changed since the run; run `plumb verify` again
        0 files written; 4 cells undecided

        """)
    try workplace.write("{\"version\": 9}", to: "report/run.json")
    #expect(try workplace.plumb("review").talk.contains("has version 9, this plumb reads 3"))
    try workplace.write("nonsense", to: "report/run.json")
    #expect(try workplace.plumb("review").code == 2)
  }

  @Test func `a run that names places outside writes nothing there`() throws {
    let workplace = try changed()
    _ = try verify(workplace)
    let run = try workplace.text("report/run.json")
    try workplace.write(run.replacing("\"id\" : \"simple\"", with: "\"id\" : \"../outside\""), to: "report/run.json")
    let outcome = try workplace.plumb("accept", "--all")
    #expect(outcome.talk.contains("\"../outside\" leads out of the folder"), "\(outcome.talk)")
    #expect(!workplace.exists("outside"))
  }

  @Test func `undo spares what was written since, and keeps to the goldens`() throws {
    let workplace = try changed()
    _ = try verify(workplace)
    #expect(try workplace.plumb("accept", "--all").code == 0)
    let mine = try workplace.text("Snapshots/simple/frames.txt") + "# mine\n"
    try workplace.write(mine, to: "Snapshots/simple/frames.txt")
    let refused = try workplace.plumb("undo")
    #expect(refused.code == 2, "\(refused.talk)")
    #expect(refused.talk.contains("Snapshots/simple/frames.txt"), "\(refused.talk)")
    #expect(try workplace.text("Snapshots/simple/frames.txt") == mine)

    let entry = try #require(workplace.files("report").first { $0.hasSuffix("entry.json") })
    let text = try workplace.text("report/\(entry)")
    try workplace.write(
      text.replacing("Snapshots", with: "Recipes").replacing("Snapshots\\/", with: "Recipes\\/"), to: "report/\(entry)")
    #expect(try workplace.plumb("undo").code == 2)
    #expect(workplace.exists("Recipes/simple.yaml"))
    #expect(try workplace.plumb("accept", "--all", "simple").code == 2)
    #expect(try workplace.plumb("undo", "simple").code == 2)
  }

  @Test func `a change is undone after later verifications, as long as its goldens are as it left them`() throws {
    let workplace = try changed()
    let before = try workplace.text("Snapshots/simple/frames.txt")
    _ = try verify(workplace)
    #expect(try workplace.plumb("accept", "--all").code == 0)
    let accepted = try workplace.text("Snapshots/simple/frames.txt")
    #expect(accepted != before)
    #expect(try verify(workplace).code == 0)
    #expect(!workplace.exists("report/run.json"))
    let undone = try workplace.plumb("undo")
    #expect(undone.code == 0, "\(undone.talk)")
    #expect(undone.talk.hasSuffix("of goldens restored\n"), "\(undone.talk)")
    #expect(try workplace.text("Snapshots/simple/frames.txt") == before)

    // A run with other differences in between.
    _ = try verify(workplace)
    #expect(try workplace.plumb("accept", "--all").code == 0)
    let recipe = try workplace.text("Recipes/simple.yaml")
    try workplace.write(recipe.replacing("1. Red View.Leading", with: "1. Red View.Left"), to: "Recipes/simple.yaml")
    _ = try verify(workplace)
    #expect(try workplace.plumb("undo").code == 0)
    #expect(try workplace.text("Snapshots/simple/frames.txt") == before)

    // A run that cannot be read, as after an update.
    try workplace.write(recipe, to: "Recipes/simple.yaml")
    _ = try verify(workplace)
    #expect(try workplace.plumb("accept", "--all").code == 0)
    try workplace.write("{\"format\": 99}\n", to: "report/run.json")
    #expect(try workplace.plumb("undo").code == 0)
    #expect(try workplace.text("Snapshots/simple/frames.txt") == before)

    // Goldens that were recorded since are not touched, and the change is forgotten with the next run.
    try workplace.write(recipe, to: "Recipes/simple.yaml")
    _ = try verify(workplace)
    #expect(try workplace.plumb("accept", "--all").code == 0)
    try workplace.write(
      recipe.replacing("Superview.LeadingMargin", with: "Superview.Leading + 3"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb("record", "--mode", "all").code == 0)
    let recorded = try workplace.text("Snapshots/simple/frames.txt")
    #expect(try verify(workplace).code == 0)
    #expect(try workplace.plumb("undo").code == 2)
    #expect(try workplace.text("Snapshots/simple/frames.txt") == recorded)
  }

  @Test func `orphans are listed, then removed; a filtered run calls nothing orphaned`() throws {
    let workplace = try changed()
    #expect(try workplace.plumb("prune").code == 0)
    try FileManager.default.removeItem(atPath: workplace.path("Recipes/other.yaml"))
    #expect(try !verify(workplace).out.contains("orphan"))
    let listed = try workplace.plumb("prune")
    #expect(listed.code == 3)
    #expect(listed.out.contains("Snapshots/other/frames.txt"))
    #expect(workplace.exists("Snapshots/other/frames.txt"))
    #expect(try workplace.plumb("prune", "--remove").code == 0)
    #expect(!workplace.exists("Snapshots/other"))
    #expect(workplace.exists("Snapshots/simple/frames.txt"))
    try workplace.write("views: [", to: "Recipes/broken.yaml")
    #expect(try workplace.plumb("prune", "--remove").code == 2)
  }

  @Test func `shards, merged, are a whole run to the byte`() throws {
    var recipes = ["simple": Workplace.simple]
    for index in 0..<5 { recipes["r\(index)"] = Workplace.simple.replacing("Simple", with: "R\(index)") }
    let workplace = try Workplace(recipes)
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    for name in ["simple", "r2", "r4"] {
      try workplace.write(
        recipes[name]?.replacing("Bottom + 20.0", with: "Bottom + 25.0") ?? "", to: "Recipes/\(name).yaml")
    }
    #expect(try verify(workplace, "--report", "whole").code == 1)
    for shard in 1...3 {
      _ = try verify(workplace, "--report", "shard-\(shard)", "--shard", "\(shard)/3", "--times", "whole/times.json")
    }
    let merged = try workplace.plumb("merge", "shard-3", "shard-1", "shard-2", "--report", "merged", "--junit", "j.xml")
    #expect(merged.code == 1)
    #expect(workplace.exists("j.xml"))
    let files = workplace.files("whole")
    #expect(files.count > 9)
    #expect(files == workplace.files("merged"))
    let times = try ["whole", "merged"].map {
      try JSONDecoder().decode([String: Double].self, from: try #require(workplace.bytes("\($0)/times.json")))
    }
    #expect(times[0].keys.sorted() == times[1].keys.sorted())
    #expect(times[1].count == 6)
    // Commands on the page contain the name of its folder.
    let pages = try ["whole", "merged"].map {
      try workplace.text("\($0)/index.html").replacing(" --report '\($0)'", with: "")
    }
    #expect(pages[0] == pages[1])
    for file in files where file != "index.html" && file != "times.json" {
      #expect(workplace.bytes("whole/\(file)") == workplace.bytes("merged/\(file)"), "\(file)")
    }
    #expect(
      try workplace.plumb("merge", "shard-1", "shard-1", "shard-2").talk.contains(
        "shard 1/3 is given twice; leave one of its folders out"))
    #expect(try verify(workplace, "--shard", "4/3").talk.contains("--shard is I/N"))
    let auto = try workplace.plumb(
      ["verify"] + Self.cells + ["--shard", "auto"], environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "6"])
    #expect(auto.talk.contains("in 1 scene"), "\(auto.talk)")
    #expect(try verify(workplace, "--shard", "auto").talk.contains("finds nothing in the environment"))
  }

  @Test func `reports are made again from what is stored`() throws {
    let workplace = try changed()
    let first = try verify(workplace, "--junit", "a.xml", "--markdown", "a.md", "--annotations", "github")
    #expect(
      first.out.contains("::error file=Recipes/simple.yaml,line=7,col=3,title=Simple::Red View.Top: constant 20 -> 21"))
    let page = workplace.bytes("report/index.html")
    try FileManager.default.removeItem(atPath: workplace.path("report/index.html"))
    #expect(try workplace.plumb("report", "--junit", "b.xml", "--markdown", "b.md").code == 1)
    #expect(workplace.bytes("report/index.html") == page)
    #expect(workplace.bytes("a.xml") == workplace.bytes("b.xml"))
    #expect(workplace.bytes("a.md") == workplace.bytes("b.md"))
  }

  @Test func `pictures are limited, those of goldens are not`() throws {
    let workplace = try changed()
    _ = try verify(workplace, "--pictures", "0")
    #expect(workplace.files("report").contains("simple/iphone-8-portrait.actual.png"))
    try FileManager.default.removeItem(atPath: workplace.path("Snapshots/simple/iphone-8-portrait.png"))
    _ = try verify(workplace, "--pictures", "0")
    #expect(!workplace.files("report").contains("simple/iphone-8-portrait.actual.png"))
  }
}

/// Two revisions of a repository, compared without goldens.
@Suite struct DiffTests {
  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  /// Unlike the others, so that none of them is taken for it under another name.
  private static let gone = """
    title: Gone
    views:
      Farewell: { label: Nothing here looks like the other documents }
    constraints: |
      Farewell.CenterX = Superview.CenterX
      Farewell.CenterY = Superview.CenterY - 40

    """

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a branch's layouts against those of where it left`() throws {
    let workplace = try Workplace(["simple": Workplace.simple, "gone": Self.gone])
    try workplace.git("init", "-q", "-b", "main", ".")
    try workplace.git("add", "-A")
    try workplace.git("commit", "-qm", "one")
    try workplace.git("checkout", "-qb", "feature")
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    try workplace.write(Workplace.simple.replacing("red", with: "blue"), to: "Recipes/new recipe 'é'.yaml")
    try FileManager.default.removeItem(atPath: workplace.path("Recipes/gone.yaml"))
    let outcome = try workplace.plumb("diff", "--base", "main", "--device", "iphone-8")
    #expect(outcome.code == 1)
    #expect(
      outcome.out.contains("Red View.Top: constant 20 -> 21"),
      "\(outcome.out)")
    #expect(
      outcome.out.contains("gone: removed"),
      "\(outcome.out)")
    #expect(workplace.files("diff").contains("simple/iphone-8-portrait.difference.png"))
    #expect(!workplace.exists("Snapshots"))
    #expect(try workplace.plumb("accept", "--all", "--report", "diff").code == 2)
    #expect(!workplace.exists("Snapshots"))
    try FileManager.default.removeItem(atPath: workplace.path("diff"))
    try workplace.git("add", "-A")
    try workplace.git("commit", "-qm", "two")
    try workplace.git("checkout", "-q", "main")
    let revisions = try workplace.plumb("diff", "--base", "main", "--head", "feature", "--device", "iphone-8")
    #expect(revisions.code == 1)
    #expect(revisions.out.contains("Red View.Top 40 -> 41 (+1 pt)"))
    #expect(try workplace.plumb("diff", "--base", "main", "--device", "iphone-8").code == 0)

    // An unreadable file is reported, and does not count as removed.
    try workplace.git("checkout", "-qf", "feature")
    try workplace.write("views: [", to: "Recipes/simple.yaml")
    try workplace.git("commit", "-qam", "three")
    for head in [[], ["--head", "feature"]] {
      let broken = try workplace.plumb(["diff", "--base", "main", "--exact", "--device", "iphone-8"] + head)
      #expect(broken.out.contains("gone: removed"), "\(broken.out)")
      #expect(!broken.out.contains("simple: removed"), "\(broken.out)")
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `what cannot be compared says the next step`() throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb("diff").talk.contains("plumb diff --base main"))
    #expect(try workplace.plumb("diff", "--base", "main").talk.contains("not in a git repository"))
    try workplace.git("init", "-q", "-b", "main", ".")
    #expect(try workplace.plumb("diff", "--base", "HEAD").talk.contains("no commit to compare with yet"))
    try workplace.git("add", "-A")
    try workplace.git("commit", "-qm", "one")
    #expect(try workplace.plumb("diff", "--base", "nowhere").talk.contains("there is no revision \"nowhere\""))
    #expect(
      try workplace.plumb("diff", "--base", "--upload-pack=x").talk.contains("\"--upload-pack=x\" is not a revision"))
    #expect(try workplace.plumb("diff", "--base", "main", "../x").talk.contains("inside the working folder"))
  }
}
