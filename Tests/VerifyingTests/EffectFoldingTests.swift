import Layout
import RecipeDocuments
import Testing

@testable import Goldens
@testable import Verifying

/// The folding of effects: a line must be true of every view that it counts.
@Suite struct EffectFoldingTests {
  /// Returns facts from lines, each `name left top width height` or any other fact.
  private static func facts(_ lines: [String]) -> LayoutFacts {
    LayoutFacts(
      lines: lines.map { line in
        if line.hasPrefix("root ") { return line }
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return "\"\(words[0])\" " + (words[1].contains(/^-?\d/) ? "frame " : "") + words[1]
      })
  }

  private static func scene(_ views: [SceneView]) -> Scene {
    Scene(title: "T", document: "t.yaml", views: views, constraints: [])
  }

  private static let flat = scene(["A", "B", "C", "D", "E", "F"].map { SceneView(id: $0) })

  private func fold(
    _ old: [String], _ new: [String], direct: Set<String> = [], in scene: Scene = flat
  ) -> [String] {
    fold([(old, new)], direct: direct, in: scene)
  }

  private func fold(
    _ cells: [(old: [String], new: [String])], direct: Set<String> = [], in scene: Scene = flat
  ) -> [String] {
    var folding = EffectFolding(ViewParents(scene), direct: direct)
    for (index, cell) in cells.enumerated() {
      let (old, new) = (Self.facts(cell.old), Self.facts(cell.new))
      folding.add(FactComparison.changes(from: old, to: new), from: old, to: new, in: "c\(index)")
    }
    return folding.effects.map { effect in
      let cells = effect.cells.count == cells.count ? "" : " in \(effect.cells.joined(separator: " "))"
      return effect.text + cells
    }
  }

  private func column(_ tops: [Int]) -> [String] {
    zip(["A", "B", "C", "D", "E", "F"], tops).map { "\($0) 0 \($1) 50 10" }
  }

  @Test func `insets of the root are named by the sides that changed`() {
    func root(_ safeArea: String, _ margins: String) -> [String] {
      ["root safe-area \(safeArea)", "root margins \(margins)"]
    }
    let old = root("64 0 0 0", "64 16 0 16")
    #expect(fold(old, root("94 0 0 0", "94 16 0 16")) == ["root: safe area and margins +30 pt at the top"])
    #expect(fold(old, root("64 0 0 0", "64 20 0 20")) == ["root: margins +4 pt at both sides"])
    #expect(
      fold(old, root("44 0 34 0", "64 16 0 20"))
        == ["root: safe area -20 pt at the top, +34 pt at the bottom", "root: margins +4 pt on the right"])
    let cells = [(old, root("94 0 0 0", "94 16 0 16")), (old, root("100 0 0 0", "100 16 0 16"))]
    #expect(fold(cells) == ["root: safe area and margins +30 to 36 pt at the top"])
  }

  @Test func `all views on a side are counted only if all of them moved`() {
    let old = column([0, 20, 40, 60, 80, 100])
    #expect(fold(old, column([8, 28, 48, 68, 88, 108]), direct: ["A"]) == ["A and all 5 views below it: down by 8"])
    // The last view stays, so the others are listed by name.
    #expect(fold(old, column([8, 28, 48, 68, 88, 100]), direct: ["A"]) == ["A, B, C and 2 more: down by 8"])
    // From bottom to top.
    #expect(
      fold(old, column([-8, 12, 32, 52, 72, 92]), direct: ["F"]) == ["F and all 5 views above it: up by 8"])
    // A view next to the first is not below it.
    var beside = (old, column([8, 28, 48, 68, 88, 108]))
    beside.0[1] = "B 60 0 50 10"
    beside.1[1] = "B 60 8 50 10"
    #expect(
      fold(beside.0, beside.1, direct: ["A"]) == ["A and all 4 views below it: down by 8", "B: down by 8"])
    // Hidden views are not counted.
    #expect(
      fold(old + ["F hidden"], column([8, 28, 48, 68, 88, 100]) + ["F hidden"], direct: ["A"])
        == ["A and all 4 views below it: down by 8"])
    // A name shared by two views does not identify all of them.
    let twins = Self.scene(["A", "B", "C", "D", "E", "F"].map { SceneView(id: $0) } + [SceneView(id: "G", name: "F")])
    #expect(
      fold(old, column([8, 28, 48, 68, 88, 108]), direct: ["A"], in: twins) == ["A, B, C and 3 more: down by 8"])
  }

  @Test func `what the cause is about comes first, what follows names it`() {
    var new = column([0, 28, 48, 68, 88, 108])
    new[0] = "A 0 0 50 18"
    #expect(
      fold(column([0, 20, 40, 60, 80, 100]), new, direct: ["A"])
        == ["A.Bottom +8 pt", "all 5 views below A: down by 8"])
    #expect(
      fold(["A 0 0 9 9", "B 0 20 9 9"], ["A 0 1 9 9", "B 0 22 9 9"], direct: ["B"]) == ["B: down by 2", "A: down by 1"])
  }

  @Test func `the headline is the largest effect, and the cause's own among those as large`() {
    let old = ["A 0 0 9 9", "B 0 20 9 9"]
    #expect(fold(old, ["A 0 2 9 9", "B 0 60 9 9"], direct: ["A"]) == ["B: down by 40", "A: down by 2"])
    #expect(fold(old, ["A 2 0 9 9", "B 0 22 9 9"], direct: ["B"]) == ["B: down by 2", "A: right by 2"])
    #expect(
      fold(old + [#"A text "x" 0 0 9"#], ["A 0 0 9 9", "B 0 60 9 9", #"A text "y" 0 0 9"#], direct: ["A"])
        == [#"A: "x" -> "y""#, "B: down by 40"])
  }

  @Test(arguments: [
    ("0 0 10 10", "5 0 10 10", "right by 5"), ("0 0 10 10", "-5 4 10 10", "down by 4, left by 5"),
    ("0 0 10 10", "0 0 12 7", "3 shorter, 2 wider"), ("0 0 10 10", "-2 0 14 10", "4 wider around the center"),
    ("0 0 90 10", "32.5 0 25.5 10", "64.5 narrower around the center"),
    ("0 0 3 3", "1 0 1.5 3", "right by 1, 1.5 narrower"),
    ("0 0 10 10", "2 3 8 7", "3 shorter at the top, 2 narrower at the left"),
    ("0 0 10 10", "0 3 10 8", "down by 3, 2 shorter"), ("0 0.333 1 1", "0 0 1 1", "up by 0.33"),
    ("0 0 10 10", "0.004 0 10 10", "by less than 0.01"), ("0 0 10 10", "0 0.004 10 10", "by less than 0.01"),
    ("0 0 10 10", "0.004 5 10 10", "down by 5"), ("0 0 10 10", "-3 0 13 10", "3 wider at the left"),
    ("0 0 10 10", "0 -3 10 13", "3 taller at the top"), ("0 0 10 10", "-1 0 12.5 10", "left by 1, 2.5 wider"),
    ("0 0 10 10", "-2 0 14.5 10", "4.5 wider around the center"),
    ("0 0 10 10", "-2 0 14.75 10", "left by 2, 4.75 wider"),
  ])
  func `frames in words`(_ old: String, _ new: String, _ words: String) {
    // Two views, so that neither is represented by its edge.
    #expect(fold(["A \(old)", "B \(old)"], ["A \(new)", "B \(new)"]) == ["A and B: \(words)"])
  }

  @Test func `amounts that differ between cells are a range`() {
    let cells = [4, 12, 8].map { (["A 0 0 9 9", "B 0 0 9 9"], ["A 0 \($0) 9 9", "B 0 \($0) 9 9"]) }
    #expect(fold(cells) == ["A and B: down by 4 to 12"])
    #expect(
      fold([(["A 0 0 9 9"], ["A 0 0 9 12"]), (["A 0 0 9 9"], ["A 0 0 9 10"])]) == ["A.Bottom +1 to 3 pt"])
    #expect(
      fold([(["A 0 0 9 9"], ["A 0 0 9 6"]), (["A 0 0 9 9"], ["A 0 0 9 8"])]) == ["A.Bottom -1 to -3 pt"])
    #expect(
      fold([(["A 0 5 9 9"], ["A 0 0 9 9"]), (["A 0 5 9 9"], ["A 0 9 9 9"])])
        == ["A: up by 5 in c0", "A: down by 4 in c1"])
  }

  @Test func `what moves inside something that moves says so, and what only goes along is counted`() {
    let scene = Self.scene([
      SceneView(id: "A", children: [SceneView(id: "B"), SceneView(id: "C")]), SceneView(id: "D"), SceneView(id: "E"),
      SceneView(id: "F"),
    ])
    let old = ["A 0 20 50 50", "B 0 0 50 10", "C 0 20 50 10", "D 0 0 50 10", "E 0 80 50 10", "F 0 100 50 10"]
    #expect(
      fold(
        old, ["A 0 28 50 50", "B 0 0 50 10", "C 0 24 50 10", "D 0 8 50 10", "E 0 88 50 10", "F 0 108 50 10"], in: scene)
        == ["A and all 2 views below it: down by 8", "D: down by 8", "C: down by 4 inside A"])
    #expect(
      fold(
        old, ["A 0 28 50 50", "B 0 0 50 10", "C 0 20 50 10", "D 0 8 50 10", "E 0 88 50 10", "F 0 108 50 10"],
        direct: ["D"], in: scene) == ["D and all 5 views below it: down by 8"])
  }

  @Test func `texts, content sizes, new and hidden views fold as edges do`() {
    let old = [
      "A 0 0 50 10", "A baseline 8", #"A text "Send" 1 8 20"#, "B 0 0 50 10", #"B text "one two" 1 8 20"#,
      "C content 10 40",
      "D baseline 3", "F hidden",
    ]
    let new = [
      "A 0 0 60 10", "A baseline 9", #"A text "Send" 6 9 20"#, "B 0 0 60 10", #"B text "one" 1 8 20"#,
      #"B text "two" 1 20 20"#, "C content 10 48", "D baseline 4", "E 0 0 9 9", #"E text "new" 0 0 9"#, "F truncated",
    ]
    #expect(
      fold(old, new)
        == [
          "F: shown now", "F: truncated now", "E: new", "A and B: 10 wider", "C: content 8 taller", "A: text moved",
          "B: text wraps differently", "D: baseline moved",
        ])
    #expect(
      fold([#"A text "Send" 1 8 20"#], [#"A text "Go" 1 8 10"#], direct: ["A"]) == [#"A: "Send" -> "Go""#])
  }

  @Test(arguments: [
    ([], ["A offset 0 30"], "A: scrolled down by 30"), (["A offset 0 30"], [], "A: scrolled up by 30"),
    (["A offset 5 30"], ["A offset 9 30"], "A: scrolled right by 4"),
    (["A offset 9 0"], ["A offset 5 20"], "A: scrolled down by 20, scrolled left by 4"),
  ])
  func `a scroll view is named with how far it scrolled, and which way`(
    _ old: [String], _ new: [String], _ line: String
  ) {
    let frame = "A 0 0 10 10"
    #expect(fold([frame] + old, [frame] + new) == [line])
  }

  @Test(arguments: [
    (["A image sun 0 0 9 9"], ["A image sun 1 0 9 9"], "A: image moved"),
    (["A image sun 0 0 9 9"], ["A image moon 0 0 9 9"], "A: image sun -> moon"),
    (["A scale 0.9"], ["A scale 0.8"], "A: text scaled 0.9 -> 0.8"), ([], ["A scale 0.8"], "A: text scaled to 0.8"),
    (["A scale 0.8"], [], "A: text at full size"), (["A hidden"], [], "A: shown now"),
    ([], ["A hidden"], "A: hidden now"),
    (["A truncated"], [], "A: no longer truncated"), ([], ["A clipped"], "A: clipped now"),
    (["A content 10 40"], ["A content 14 48"], "A: content 8 taller, content 4 wider"),
    (["A baseline 4"], ["A baseline 5"], "A: baseline moved"),
    ([], ["A open minX 0 9"], "A: left edge now ambiguous"),
    (["A open minX 0 9"], [], "A: left edge no longer ambiguous"),
  ])
  func `each fact of a view has its own words`(_ old: [String], _ new: [String], _ line: String) {
    let frame = "A 0 0 10 10"
    #expect(fold([frame] + old, [frame] + new) == [line])
  }

  @Test func `views of a change: named, decided by it, else those that hang on it`() {
    func views(_ key: String, _ named: [String], _ moved: Set<String>) -> Set<String> {
      var change = DocumentChange(kind: .changed, subject: "x", views: named)
      change.constraint = key
      return DirectViews.views(
        of: [change], moved: moved,
        deciders: ["B": ["constraint 1"], "C": ["constraint 1", "constraint 2"], "A": ["constraint 9"]])
    }
    #expect(views("constraint 1", ["B", "A"], ["B", "C"]) == ["A", "B"])
    // A moved, but for another reason.
    #expect(views("constraint 1", ["B", "A"], ["A", "B", "C"]) == ["B"])
    #expect(views("constraint 2", [], ["A", "C"]) == ["C"])
    // A removed constraint still has its views.
    #expect(views("constraint 3", ["C"], ["A", "C"]) == ["C"])
  }
}
