import Foundation
import Layout
import RecipeDocuments
import Testing

/// Collections in recipes, whose sections are compositional (AL-9.14).
@MainActor @Suite struct CollectionTests {
  private func layout(_ collection: String, _ views: [String], in cell: String = "iphone-8-portrait") throws -> [CGRect]
  {
    let text = """
      views:
        Grid:
          collection: \(collection)
          frame: [0, 0, 320, 600]
          views:
      """
    let names = (1...views.count).map { "V\($0)" }
    let lines = zip(names, views).map { "      \($0): \($1)" }
    let scene = try RecipeDocument.decode(
      ([text] + lines).joined(separator: "\n") + "\n", document: "grid.yaml", fonts: .installed)
    let layout = try LayoutPipeline().solve(scene, in: try #require(Cell(named: cell)))
    return names.compactMap { name in layout.views.first { $0.name == name }?.frame }
  }

  @Test(
    arguments: [
      // Two per group, the third alone in the next.
      ("{ group: [100%, 100], items: [50%, 100%] }", [0, 0, 160, 100], [0, 100, 160, 100]),
      ("{ items: [1/3, 60], groupSpacing: 10, insets: 10 }", [10, 10, 100, 60], [210, 10, 100, 60]),
      ("{ group: [100%, 90], items: [50%, 1/3], axis: vertical }", [0, 0, 160, 30], [0, 60, 160, 30]),
      ("{ items: [100, 50% of width], itemSpacing: 5 }", [0, 0, 100, 160], [210, 0, 100, 160]),
      (
        "{ group: [120, 80], items: [100%, 100%], scrolls: continuous, groupSpacing: 8 }", [0, 0, 120, 80],
        [256, 0, 120, 80]
      ),
    ] as [(String, [Double], [Double])])
  func `AL-9.14 items fill groups, and groups follow one another`(
    _ collection: String, _ first: [Double], _ third: [Double]
  ) throws {
    let frames = try layout(collection, Array(repeating: "{ background: red }", count: 3))
    func numbers(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height].map { $0.rounded() } }
    #expect(numbers(frames[0]) == first)
    #expect(numbers(frames[2]) == third)
  }

  @Test func `AL-9.12 estimated cells are as high as their content`() throws {
    let text = """
      views:
        Grid:
          collection: { items: [100%, ~30] }
          frame: [0, 0, 320, 600]
          views:
            A: { views: { X: { intrinsic: { width: 10, height: 71 } } } }
            B: { background: red }
      constraints: |
        X.Top = A.Top + 4
        A.Bottom = X.Bottom + 5
        X.Leading = A.Leading
      """
    let scene = try RecipeDocument.decode(text, document: "grid.yaml", fonts: .installed)
    let layout = try LayoutPipeline().solve(scene, in: try #require(Cell(named: "iphone-8-portrait")))
    #expect(layout.views.first { $0.name == "A" }?.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(layout.views.first { $0.name == "B" }?.frame.minY == 80)
  }

  @Test func `sections have grids and titles of their own, and mirror from right to left`() throws {
    let views = [
      "{ section: { header: One, items: [100, 40] }, views: { A: {}, B: {} } }", "{ section: , views: { C: {} } }",
    ]
    let text = { (direction: String) in
      """
      views:
        Grid:
          collection: { items: [50%, 50] }
          frame: [0, 0, 320, 600]
          views:
            S1: \(views[0])
            S2: \(views[1])
      states:
        other: { direction: \(direction) }
      """
    }
    let scene = try RecipeDocument.decode(text("rightToLeft"), document: "grid.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-8-portrait"))
    func frame(_ name: String, _ cell: Cell) -> CGRect? {
      pipeline.solve(scene, in: cell).views.first { $0.name == name }?.frame
    }
    let header = try #require(frame("A header", cell))
    #expect(header.minY == 8)
    #expect(frame("A", cell)?.minY == header.height + 16)
    #expect(frame("B", cell)?.minX == 100)
    #expect(frame("C", cell)?.width == 160)
    #expect(frame("B", cell.inState("other"))?.minX == 120)
  }

  @Test func `AL-9.14 sections keep clear of the notch, and begin below a bar`() throws {
    let scene = try RecipeDocument.decode(
      """
      bars: [navigation]
      views:
        Grid:
          collection: { items: [100%, 50] }
          views: { A: {} }
      constraints: |
        Grid.Leading = Superview.Leading
        Grid.Trailing = Superview.Trailing
        Grid.Top = Superview.Top
        Grid.Bottom = Superview.Bottom
      """, document: "grid.yaml", fonts: .installed)
    let layout = try LayoutPipeline().solve(scene, in: try #require(Cell(named: "iphone-11-landscape")))
    let cell = try #require(layout.views.first { $0.name == "A" })
    #expect(cell.frame == CGRect(x: 48, y: 0, width: 896 - 96, height: 50))
    #expect(cell.absoluteFrame.minY == 44)
  }

  @Test(arguments: [
    ("{ groupSpacing: 8 }", "a collection says how large its items are"),
    ("{ items: [50%, 100%] }", "items as high as a part of their group need its size"),
    ("{ items: [50, big] }", "\"big\" is not a length in a collection"),
    ("{ items: [50] }", "a size is a width and a height"),
    ("{ items: [[50, 50], { axis: vertical }] }", "an item has a size"),
    ("{ items: [50, 50], scrolls: sideways }", "unknown scrolls \"sideways\""),
    ("{ items: 80 }", "items is a size or a list of items"),
    ("{ items: [[50, 50], [60, 60]], count: 3 }", "count repeats one item; there are 2"),
    ("{ items: [1/0, 50] }", "\"1/0\" is not a length in a collection"),
  ])
  func `what cannot be laid out is reported`(_ collection: String, _ message: String) throws {
    #expect {
      _ = try layout(collection, ["{}"])
    } throws: { "\($0)".contains(message) }
  }

  @Test func `what a scene hides stays hidden, and a section without cells keeps its header`() throws {
    let scene = try RecipeDocument.decode(
      """
      views:
        Grid:
          collection: { items: [50%, 40], count: 2, itemSpacing: 20 }
          frame: [0, 0, 320, 600]
          views:
            One: { section: { header: First }, views: { A: {}, B: {} } }
            Two: { section: { header: Empty } }
            Three: { section: , views: { C: {} } }
      states:
        hidden: { set: { A: { hidden: true } } }
        gone: { remove: [A, B] }
      """, document: "grid.yaml", fonts: .installed)
    let (pipeline, cell) = (try LayoutPipeline(), try #require(Cell(named: "iphone-8-portrait")))
    func view(_ name: String, _ state: String?) -> SolvedView? {
      pipeline.solve(scene, in: cell.inState(state)).views.first { $0.name == name }
    }
    #expect(view("B", nil)?.frame.minX == 170)
    #expect(view("B", nil)?.frame.width == 150)
    #expect(view("A", nil)?.isHidden == false)
    #expect(view("A", "hidden")?.isHidden == true)
    let header = try #require(view("A header", nil)?.frame.height)
    #expect(view("Two header", nil)?.frame.height == header)
    #expect(view("C", nil)?.frame.minY == 2 * (header + 16) + 40)
    #expect(view("C", "gone")?.frame.minY == 2 * (header + 16))
  }

  @Test(arguments: [
    ("set: { S: { section: { header: New } } }", "\"S\" is a section: a state changes what is in it"),
    ("remove: [S]", "\"S\" is a section: remove names what is in it"),
    ("set: { T: { table: grouped } }", "a state cannot change table; \"T\" keeps it"),
    ("set: { Q: { sheet: large } }", "a state cannot change sheet; \"Q\" keeps it"),
  ])
  func `what a state cannot change is reported`(_ state: String, _ message: String) {
    let text = """
      views:
        T: { table: plain, views: { S: { section: { header: x }, views: { A: {} } } } }
        Q: { sheet: medium, hidden: true }
      states: { other: { \(state) } }
      """
    #expect { try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed) } throws: {
      "\($0)".contains(message)
    }
  }

  @Test(arguments: [
    ("{ label: x }", "\"V1\" is a cell of a collection: a view with views: in it"),
    ("{ cell: { text: x } }", "cell belongs to a row of a table"),
  ])
  func `cells are plain views`(_ cell: String, _ message: String) throws {
    #expect { _ = try layout("{ items: [50, 50] }", [cell]) } throws: { "\($0)".contains(message) }
    let sections =
      "views: { C: { collection: { items: [50, 50] }, views: { S: { section: , views: { V1: \(cell) } } } } }\n"
    #expect { try RecipeDocument.decode(sections, document: "c.yaml", fonts: .installed) } throws: {
      "\($0)".contains(message)
    }
  }

  @Test func `a grid of a table's section is reported`() {
    #expect {
      try RecipeDocument.decode(
        "views: { T: { table: , views: { S: { section: { items: [50%, 50] }, views: { A: {} } } } } }\n",
        document: "t.yaml", fonts: .installed)
    } throws: { "\($0)".contains("a table's section has no items") }
  }
}
