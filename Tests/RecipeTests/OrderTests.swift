import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

/// A cell's result does not depend on earlier layouts: views are kept from cell to cell, their state is not.
@MainActor
@Suite struct OrderTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  /// A scroll view as large as the root, and tall content.
  private static let scrolling = """
    constraints: |
      Scroll.Leading = Superview.Leading
      Scroll.Trailing = Superview.Trailing
      Scroll.Top = Superview.Top
      Scroll.Bottom = Superview.Bottom
      Inner.Leading = Scroll.Leading
      Inner.Trailing = Scroll.Trailing
      Inner.Top = Scroll.Top
      Inner.Bottom = Scroll.Bottom
      Inner.Width = 100.0
      Inner.Height = 3000.0
    """

  /// The content of a row is resized with its row, so its frame could reveal the earlier cells.
  @Test func `cells in any order, with the content of a row`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: Row
      views:
        Table:
          table:
          views:
            Cell:
              views:
                Content:
                  part: content
                  initialFrame: [0, 0, 414, 97.5]
                  preservesMargins: true
                  views:
                    Text: { label: "Some text" }
      constraints: |
        Text.Top = Superview.TopMargin
        Superview.TrailingMargin = Text.Trailing
        Superview.BottomMargin = Text.Bottom
        Text.Leading = Superview.LeadingMargin
        Table.Leading = Superview.Leading
        Table.Trailing = Superview.Trailing
        Table.Top = Superview.Top
        Table.Bottom = Superview.Bottom
      """, document: "row.yaml", fonts: .installed)
    try hold(
      scene,
      ["iphone-8-portrait", "iphone-8-landscape", "iphone-15-portrait", "ipad-pro-11-landscape"].compactMap(
        Cell.init(named:)))
  }

  /// Views moved by autoresizing and remembered scroll positions could reveal earlier cells.
  @Test func `cells in any order, with frames and scrolled content`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: Places
      views:
        Box: { frame: [0, 0, 320, 480], autoresizing: [width] }
        Scroll:
          scrollView:
          contentOffset: [0, -20]
          views:
            Inner: { background: red }
      \(Self.scrolling)
      """, document: "places.yaml", fonts: .installed)
    try hold(
      scene, ["iphone-8-portrait", "iphone-15-portrait", "iphone-8-plus-portrait"].compactMap(Cell.init(named:)))
  }

  /// Constraints give the size that masks follow, so the frame before the layout counts.
  @Test func `cells in any order, with masks inside a view that constraints lay out`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: Places
      views:
        Table:
          initialFrame: [20, 0, 374, 395]
          views:
            Cell: { frame: [0, 28, 374, 100], autoresizing: [width] }
      constraints: |
        Table.Leading = Superview.Leading + 20
        Table.Trailing = Superview.Trailing - 20
        Table.Top = Superview.Top
        Table.Height = 300
      """, document: "places.yaml", fonts: .installed)
    try hold(
      scene, ["iphone-8-portrait", "iphone-15-landscape", "iphone-8-plus-portrait"].compactMap(Cell.init(named:)))
  }

  /// Natural sizes are shares of a proportional stack, and those of lines of text depend on an earlier width.
  @Test func `cells in any order, with lines of text in a proportional stack`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: Shares
      views:
        Stack:
          stack: vertical
          distribution: fillProportionally
          spacing: 10
          views:
            Text: { label: "Words that fill two lines on one phone and three lines on another one that is narrower", lines: 0 }
            Box: { views: { Inner: {} } }
            Button: { button: Go on }
      constraints: |
        Stack.Leading = Safe Area.Leading + 8
        Stack.Trailing = Safe Area.Trailing - 8
        Stack.Top = Safe Area.Top + 16
        Box.Height = 76
        Inner.Leading = Box.Leading
        Inner.Trailing = Box.Trailing
        Inner.Top = Box.Top
        Inner.Bottom = Box.Bottom
      """, document: "shares.yaml", fonts: .installed)
    try hold(
      scene, ["iphone-se-1-portrait", "iphone-15-portrait", "iphone-15-landscape"].compactMap(Cell.init(named:)))
  }

  /// A mask has moved the content of a frame that a state changed, and a state has scrolled away from the scene's
  /// initial offset.
  @Test func `cells in any order, in states with other frames and offsets`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: Places
      views:
        Box:
          frame: [0, 0, 320, 480]
          views:
            Part: { frame: [20, 20, 280, 440], autoresizing: [width, height] }
        Scroll:
          scrollView:
          views:
            Inner: { background: red }
      \(Self.scrolling)
      states:
        small: { set: { Box: { frame: [0, 0, 200, 200] } } }
        scrolled: { set: { Scroll: { contentOffset: [0, 500] } } }
        end: { set: { Scroll: { contentOffset: end } } }
      """, document: "places.yaml", fonts: .installed)
    let cells = ["iphone-8-portrait", "iphone-15-portrait", "iphone-15-landscape", "ipad-pro-11-portrait"]
      .compactMap(Cell.init(named:))
    try hold(scene, (cells + cells.reversed()).flatMap { cell in scene.states.map { cell.inState($0.id) } })
  }

  /// Lines stay where they are in a label of another size while nothing cuts or breaks them.
  @Test func `labels of all alignments in any order`() throws {
    let texts = ["Title", "A text that some widths break and others do not", "two\nlines"]
    let styles = [
      "alignment: left", "alignment: center", "alignment: right", "lines: 0", "lines: 2, alignment: center",
      "lines: 0, alignment: right", "lineBreak: clip", "lines: 0, lineBreak: charWrap", "minimumScale: 0.5",
    ]
    var (views, constraints) = ("", "")
    for (index, style) in styles.enumerated() {
      for (number, text) in texts.enumerated() {
        let name = "L\(index)\(number)"
        views += "  \(name): { label: \"\(text.replacing("\n", with: "\\n"))\", \(style) }\n"
        constraints += "  \(name).Leading = Superview.Leading + 16.0\n  \(name).Trailing = Superview.Trailing - 16.0\n"
        constraints += "  \(name).Top = Superview.Top + \(Double(30 * index))\n"
        // Of some labels the height follows the window, down to less than a line.
        if number == 0 { constraints += "  \(name).Height = 0.05 x Superview.Height\n" }
      }
    }
    let scene = try RecipeDocument.decode(
      "title: Labels\nviews:\n\(views)constraints: |\n\(constraints)", document: "labels.yaml", fonts: .installed)
    let cells = [320, 80, 1024, 640, 33].flatMap { width in
      [480, 200, 900].map { height in
        Cell(
          canvas: Size(Double(width), Double(height)), sizeClasses: SizeClasses(horizontal: .any, vertical: .any),
          displayScale: width > 500 ? 2 : 3)
      }
    }
    try hold(scene, cells + cells.reversed())
  }

  private func hold(_ scene: Scene, _ cells: [Cell]) throws {
    let shared = cells.map { kitchen.pipeline.solve(scene, in: $0) }
    // Other notes make a different scene: nothing is kept.
    var other = scene
    for (cell, known) in zip(cells, shared) {
      other.notes = (other.notes ?? "") + "."
      let fresh = kitchen.pipeline.solve(other, in: cell)
      #expect(known == fresh, "\(scene.title) in \(cell.name)")
    }
  }

  @Test(arguments: EveryRecipeTests.paths)
  func `cells in any order`(_ path: String) throws {
    let scene = try kitchen.recipe(path)
    // A sheet is checked in the cells that it specifies.
    if let cells = scene.guardedCells { return try hold(scene, scene.cells(cells).reversed() + scene.cells(cells)) }
    var random = SeededGenerator(seed: UInt64(path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    let all = scene.cells(try Matrix.everything.cells())
    let readers = ["iphone-8-portrait+dark", "iphone-15-landscape", "ipad-pro-11-portrait+ax3"].compactMap(
      Cell.init(named:))
    let canvases = (0..<4).map { _ in
      Cell(
        canvas: Size(
          Double(Int.random(in: 200...1200, using: &random)), Double(Int.random(in: 200...1200, using: &random))),
        sizeClasses: SizeClasses.all.randomElement(using: &random) ?? SizeClasses.all[0])
    }
    let chosen = (all.shuffled(using: &random).prefix(16) + readers + canvases + canvases.reversed()).shuffled(
      using: &random)
    try hold(scene, chosen)
  }
}
