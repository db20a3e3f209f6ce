import Layout
import TestSupport
import Testing

@testable import RecipeDocuments

/// A written recipe has the layout of the scene it was written from, and is written in the same way again.
@MainActor @Suite struct WrittenSceneTests {
  private static let pipeline = Result { try LayoutPipeline() }
  nonisolated private static let recipes = Repository.files("Recipes", ending: ".yaml")

  /// Small and large phones and a tablet, in both orientations, with the keyboards, bars and size classes of each.
  private static let cells = ["iphone-se-1", "iphone-15", "ipad-pro-11"].flatMap { device in
    ["portrait", "landscape"].compactMap { Cell(named: "\(device)-\($0)") }
  }

  private func read(_ text: String, _ folder: String? = nil) throws -> Scene {
    try RecipeDocument.decode(text, document: "Recipes/r.yaml", folder: folder, fonts: .installed)
  }

  private func expectSameFrames(_ one: Scene, _ other: Scene, _ text: String) throws {
    let pipeline = try Self.pipeline.get()
    #expect(one.states.map(\.name) == other.states.map(\.name))
    let cells = one.cells(Self.cells)
    // A scene at a time: views are kept from cell to cell.
    let layouts = [one, other].map { scene in cells.map { pipeline.solve(scene, in: $0) } }
    for (index, cell) in cells.enumerated() {
      let (drawn, written) = (layouts[0][index], layouts[1][index])
      #expect(drawn.views.map(\.frame) == written.views.map(\.frame), "\(cell.name)\n\(text)")
      #expect(drawn.views.map(\.isHidden) == written.views.map(\.isHidden), "\(cell.name)\n\(text)")
    }
  }

  @Test(arguments: recipes, [false, true])
  func `every recipe, in every state, on six devices`(_ path: String, _ identities: Bool) throws {
    let scene = try RecipeDocument.read(Repository.path(path), document: path, fonts: .installed)
    let folder = Repository.path(path.split(separator: "/").dropLast().joined(separator: "/"))
    let text = RecipeWriter.write(scene, identities: identities)
    let again = try RecipeDocument.decode(text, document: path, folder: folder, fonts: .installed)
    #expect(RecipeWriter.write(again, identities: identities) == text)
    if !identities { try expectSameFrames(scene, again, text) }
    #expect(again.expectations.count == scene.expectations.count)
    #expect(again.invariants.count == scene.invariants.count)
    #expect(again.invariantWindows == scene.invariantWindows)
    #expect(again.strings == scene.strings)
    #expect(again.guardedCells == scene.guardedCells)
    #expect(again.silences.map(\.reason) == scene.silences.map(\.reason))
    #expect(again.allViews.map(\.id) == scene.allViews.map(\.id))
    if identities {
      func labels(_ constraints: [SceneConstraint]) -> [String?] { constraints.map(\.label) }
      #expect(labels(again.constraints) == labels(scene.constraints))
      #expect(again.states.map { labels($0.constraints) } == scene.states.map { labels($0.constraints) })
      #expect(again.variations.map(\.uninstalled) == scene.variations.map(\.uninstalled))
    }
  }

  // MARK: Whole documents

  @Test func `what a recipe says is in what is written`() throws {
    let scene = try read(
      """
      title: All
      views:
        Title: { label: Hello }
        Box: { background: red, views: { Inner: { frame: [0, 0, 1, 1] } } }
      constraints: |
        4. Title.Top = Safe Area.Top + Standard
        H:|-[title]-[box(40)]
        9. Box.Height = 2 * Title.Height
      variations:
        compact x any:
          set: { Title: { font: body } }
          uninstall: [9]
          constraints: |
            4. Title.Top = Safe Area.Top + 4
            12. Box.Height = 10
      expect: |
        Title.Top >= Safe Area.Top
      invariants: |
        no overlap: Title, Box
        lines(Title) <= 2
        inside safe area: *
      windows: { width: 320...400 }
      states:
        tall:
          notes: Higher.
          contentSize: ax1
          keyboard: true
          set: { Title: { hidden: true } }
          remove: [Inner]
          uninstall: [12]
          constraints: |
            9. Box.Height = 80
        quiet: {}
      strings: { de: { Hello: Hallo } }
      lint: { truncated-text: { Title: Short, 9: Fine } }
      cells: [iphone-15-portrait]
      """)
    #expect(
      RecipeWriter.write(scene) == """
        title: "All"
        views:
          "Title":
            label: "Hello"
          "Box":
            background: red
            views:
              "Inner":
                frame: [0, 0, 1, 1]
        constraints: |
          1. Title.Top = Safe Area.Top + 8
          2. Title.Leading = Superview.LeadingMargin
          3. Box.Leading = Title.Trailing + 8
          4. Box.Width = 40
          5. Box.Height = 2 x Title.Height
        variations:
          compact x any:
            set:
              "Title":
                font: body
            uninstall: [5]
            constraints: |
              1. Title.Top = Safe Area.Top + 4
              6. Box.Height = 10
        expect: |
          Title.Top >= Safe Area.Top
        invariants: |
          no overlap: Title, Box
          lines(Title) <= 2
          inside safe area: *
        windows: { width: 320...400, height: 320...1366 }
        states:
          "tall":
            notes: "Higher."
            contentSize: ax1
            keyboard: true
            remove: ["Inner"]
            set:
              "Title":
                hidden: true
            uninstall: [6]
            constraints: |
              5. Box.Height = 80
          "quiet": {}
        strings:
          "de":
            "Hello": "Hallo"
        lint:
          "truncated-text":
            "Title": "Short"
            5: "Fine"
        cells: [iphone-15-portrait]

        """)
  }

  // MARK: The root view

  @Test(arguments: [
    "stack: vertical\n  alignment: center\n  spacing: 8\n  customSpacing: { \"A\": 20 }",
    "stack: horizontal\n  distribution: fillEqually\n  marginsRelative: true\n  tint: systemRed",
    "scrollView:\n  contentOffset: [0, 10]", "label: \"Root\"", "alpha: 0.5\n  marginsFromSafeArea: false",
    "initialFrame: [0, 0, 375, 667]",
  ])
  func `a root view of another kind`(_ keys: String) throws {
    let text = """
      title: "t"
      margins: { top: 1, leading: 2, bottom: 3, trailing: 4 }
      root:
        \(keys)
      views:
        "A":
          label: "One"
        "B":
          frame: [10, 20, 30, 40]
          autoresizing: [left, width]

      """
    let scene = try read(text)
    var written = RecipeWriter.write(scene)
    // A stack arranges B.
    if scene.rootView?.kind.recipe is SceneStack { #expect(!written.contains("arranged")) }
    try expectSameFrames(scene, try read(written), written)
    if !keys.hasPrefix("initialFrame") { written = written.replacing(#"\n  initialFrame: .*"#, with: "") }
    #expect(written == text)
  }

  @Test func `the root's keys and kinds`() {
    #expect(
      problems("root: { table: , frame: [0, 0, 1, 1] }\nviews: { A: {} }") == [
        "1:9: unknown key \"table\" in the root view; did you mean label?",
        "1:18: unknown key \"frame\" in the root view",
      ])
    #expect(
      problems("root: { id: A }\nviews: { A: {} }") == [
        "1:13: the root view has the id of \"A\", \"A\"; choose another one"
      ])
    #expect(problems("title: x") == ["1:1: the recipe has no views; add views: with at least one"])
    #expect(problems("root: {}").isEmpty)
  }

  private func problems(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch {
      return (error as? DocumentProblems)?.problems.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" } ?? []
    }
  }

  // MARK: Identities

  @Test func `an id identifies a view whatever its name`() throws {
    let text = """
      title: "t"
      root:
        id: "r-1"
        stack: vertical
        customSpacing: { "Title": 4 }
      views:
        "Title":
          id: "a-1"
          label: "Hi"
        "Stack":
          id: "s-1"
          stack: horizontal
          customSpacing: { "B": 9 }
          arrangedOrder: ["C", "B"]
          views:
            "B": {}
            "C":
              id: "c-1"
      constraints: |
        aBc-12-xYz: Title.Top = Superview.Top + 8
        "two words": C.Width = B.Width
        7. B.Width = 10
        B.Height = 10
      variations:
        compact x any:
          uninstall: [7, "aBc-12-xYz", "C"]
      states:
        "gone":
          remove: ["Title"]
          set:
            "Stack":
              spacing: 3

      """
    let scene = try read(text)
    #expect(scene.rootView?.id == "r-1")
    #expect(scene.allViews.map(\.id) == ["a-1", "s-1", "B", "c-1"])
    #expect(scene.constraints.map(\.label) == ["aBc-12-xYz", "two words", "7", nil])
    #expect(scene.constraints.map(\.statement)[1] == "C.Width = B.Width")
    #expect(scene.constraints[1].first.item == .view("c-1"))
    guard case .stack(let root)? = scene.rootView?.kind, case .stack(let stack) = scene.views[1].kind else {
      Issue.record("no stacks")
      return
    }
    #expect(root.customSpacing == ["a-1": .points(4)])
    #expect(stack.customSpacing == ["B": .points(9)])
    #expect(stack.arrangedOrder == ["c-1", "B"])
    guard case .stack(let changed)? = scene.states[0].views["s-1"]?.kind else {
      Issue.record("no change")
      return
    }
    #expect(changed.customSpacing == ["B": .points(9)])
    #expect(changed.arrangedOrder == ["c-1", "B"])
    #expect(scene.states[0].removed == ["a-1"])
    #expect(scene.variations[0].uninstalledViews == ["c-1"])
    #expect(RecipeWriter.write(scene, identities: true) == text)
    #expect(!RecipeWriter.write(scene).contains("id:"))
    #expect(!RecipeWriter.write(scene).contains("aBc"))
  }

  @Test(arguments: [
    ("views: { A: { id: x }, B: { id: x } }", "1:33: \"B\" has the id of \"A\", \"x\"; choose another one"),
    ("views: { A: {}, B: { id: A } }", "1:26: \"B\" has the id of \"A\", \"A\"; choose another one"),
    ("views: { A: { id: Superview } }", "1:19: \"Superview\" is the root view's id; choose another one"),
    ("views: { A: { id: \" x\" } }", "1:19: an id neither begins nor ends with a space"),
    (
      "views: { A: {} }\nstates: { shown: { set: { A: { id: b } } } }",
      "2:32: a state cannot change id; a view keeps it"
    ),
  ])
  func `an id is unique, and stays`(_ text: String, _ problem: String) { #expect(problems(text) == [problem]) }

  // MARK: Names

  @Test(arguments: [
    ("Sign in", "Sign in.Width = 3"), ("Total: net", #""Total: net".Width = 3"#), ("2nd", #""2nd".Width = 3"#),
    ("A \"b\" \\", #""A \"b\" \\".Width = 3"#), ("Card Safe Area", #""Card Safe Area".Width = 3"#),
    ("Été-2's", "Été-2's.Width = 3"), ("a, b", #""a, b".Width = 3"#), ("x.Top", #""x.Top".Width = 3"#),
    ("not\u{200E}e", #""not\u200ee".Width = 3"#), ("NotAnAttribute 2", #""NotAnAttribute 2".Width = 3"#),
  ])
  func `names are written as they are, in quotation marks where they could be misread`(
    _ name: String, _ line: String
  ) throws {
    let view = SceneView(id: "v-1", name: name)
    var scene = Scene(title: "t", document: "r.yaml", views: [view, SceneView(id: "Card")], constraints: [])
    scene.constraints = [SceneConstraint(.init(.view("v-1"), .width), constant: .points(3))]
    scene.invariants = [
      SceneInvariant(.noOverlap(["v-1", "Card"]), text: ""),
      SceneInvariant(.lines("v-1", .lessThanOrEqual, 2), text: ""),
      SceneInvariant(.notCut(["Card", "v-1"]), text: ""),
    ]
    let text = RecipeWriter.write(scene, identities: true)
    #expect(text.contains("  \(line)\n"), "\(text)")
    let again = try read(text)
    #expect(again.views.map(\.name) == [name, "Card"])
    #expect(again.views[0].id == "v-1")
    #expect(again.constraints[0].first.item == .view("v-1"))
    #expect(again.invariants.map(\.statement) == scene.invariants.map(\.statement))
  }

  @Test func `names that a recipe cannot have are changed, and those of several views get numbers`() throws {
    let names = ["A", "a", "A 2", "1. Step", "H:|", "Superview", "\u{7}", "two\nlines", "Safe Area"]
    let views = names.enumerated().map { SceneView(id: "v-\($0)", name: $1) }
    let text = RecipeWriter.write(Scene(title: "t", document: "r.yaml", views: views, constraints: []))
    #expect(
      try read(text).views.map(\.name) == [
        "A", "a 3", "A 2", "1 Step", "H|", "Superview 2", "View", "two lines", "Safe Area 2",
      ])
  }

  @Test func `a view that is called like a constraint's number`() throws {
    let text = """
      title: "t"
      views:
        "1": {}
        "H": {}
      constraints: |
        1. "1".Width = 10
        2. H.Width = "1".Width
      variations:
        compact x any:
          uninstall: [1]
        regular x any:
          uninstall: ["1"]

      """
    let scene = try read(text)
    #expect(scene.variations.map(\.uninstalled) == [["1"], []])
    #expect(scene.variations[1].uninstalledViews == ["1"])
    #expect(RecipeWriter.write(scene) == text)
  }

  @Test(arguments: ["H", "V", "two words", "a.b", "c: d", "q\"\\", "7", "aBc-12-xYz", "\u{200F}"])
  func `a constraint's label in every form`(_ label: String) throws {
    var scene = Scene(title: "t", document: "r.yaml", views: [SceneView(id: "A"), SceneView(id: "B")], constraints: [])
    scene.constraints = [SceneConstraint(label: label, .init(.view("A"), .width), to: .init(.view("B"), .height))]
    let again = try read(RecipeWriter.write(scene, identities: true))
    #expect(again.constraints.map(\.label) == [label])
    #expect(again.constraints.map(\.statement) == ["A.Width = B.Height"])
  }

  // MARK: Values

  @Test(arguments: [
    "red", "white", "systemBlue", "\"#12345680\"", "\"#123456\"", "\"#FFFFFE / #1C1C1E\"", "\"#FFFFFF00 / #000000\"",
    "clear",
  ])
  func `a colour in every form`(_ color: String) throws {
    let text = "title: \"t\"\nviews:\n  \"A\":\n    background: \(color)\n"
    #expect(RecipeWriter.write(try read(text)) == text)
  }

  @Test func `a colour's appearances may have names`() throws {
    let view = try #require(try read("views: { A: { background: white / black } }").views.first)
    #expect(view.background == SceneColor(hex: 0xFFFFFF).with(dark: SceneColor(hex: 0)))
    #expect(
      problems("views: { A: { background: white / blak } }") == [
        "1:27: unknown colour \"white / blak\" for background (or #RRGGBB)"
      ])
  }

  @Test func `pictures elsewhere, their sizes, lengths that a view does not have`() throws {
    let text = """
      title: "t"
      views:
        "A":
          image: { elsewhere: "star" }
          intrinsic: { width: 20, height: none }
        "B":
          button: "Go"
          imageSize: [20, 12.5]
          backgroundImageSize: [80, 40]
        "C":
          controller: { additionalSafeArea: { top: 1, left: 2, bottom: 3, right: 4 }, sizeClass: compact x any }

      """
    let scene = try read(text)
    #expect(RecipeWriter.write(scene) == text)
    #expect(scene.views[0].intrinsic == SceneIntrinsic(width: 20, height: SceneIntrinsic.none))
    guard case .button(let button) = scene.views[1].kind else {
      Issue.record("no button")
      return
    }
    #expect(button.imageSize == Size(20, 12.5))
    #expect(button.backgroundImageSize == Size(80, 40))
    #expect(
      problems("views: { B: { button: x, imageSize: [1, -1] } }") == [
        "1:37: imageSize is a width and a height, each at least 0"
      ])
  }
}
