import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Drawing
@testable import Figures

/// What is written in figures.
@MainActor @Suite struct FigureDrawingTests {
  private let pipeline: LayoutPipeline
  private let phone: Cell

  init() throws {
    pipeline = try LayoutPipeline()
    phone = try #require(Cell(named: "iphone-15-portrait"))
  }

  private func layout(_ text: String, in cell: Cell? = nil) throws -> SolvedLayout {
    let scene = try RecipeDocument.decode(text, document: "figure.yaml", fonts: .installed)
    return pipeline.solve(scene, in: cell ?? phone, explained: true)
  }

  /// Returns the ids of groups, in drawing order.
  private func ids(_ list: DisplayList) -> [String] {
    list.commands.compactMap { command in
      if case .beginGroup(let group) = command { group.id } else { nil }
    }
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.commands.compactMap { command in
      if case .text(let run, _, _, _) = command { run.text } else { nil }
    }
  }

  private static let pair = """
    title: Pair
    views:
      Red: { background: red }
      Blue: { background: blue }
    constraints: |
      1. Red.Leading = Superview.LeadingMargin
      2. Blue.Leading = Red.Trailing + 8
      3. Superview.TrailingMargin = Blue.Trailing
      4. Red.Width = Blue.Width
      5. Red.Top = Safe Area.Top + 20
      6. Blue.Top = Red.Top
      7. Red.Height = 60
      8. Blue.Height = 60
      9. Red.Width >= 500 @750
      10. Red.Height <= 80
    """

  @Test func `each equation has its number once in the figure and once in the list`() throws {
    let list = FigureDrawing(measurer: pipeline.measurer).draw(try layout(Self.pair))
    let ids = ids(list)
    for number in 1...10 {
      #expect(ids.filter { $0 == "mark-\(number)" }.count == 1, "\(number)")
      #expect(ids.filter { $0 == "row-\(number)" }.count == 1, "\(number)")
    }
    #expect(Double(list.size.width) == FigureDrawing.usualWidth)
  }

  @Test func `the list says what gives way, and what there is to spare`() throws {
    let texts = texts(FigureDrawing(measurer: pipeline.measurer).draw(try layout(Self.pair)))
    // 393 points less margins of 16 and a gap of 8, in two halves of 176.5.
    #expect(texts.contains("gives way: 323.5 short"))
    #expect(texts.contains("20 to spare"))
    #expect(texts.contains("≥ @750 −323.5"))
    #expect(texts.contains("Red"))
    #expect(texts.contains("leading margin"))
    #expect(texts.contains("Safe Area"))
  }

  @Test func `equations without numbers are counted, and numbers of the document are kept`() throws {
    let layout = try layout(
      """
      title: Lines
      views:
        Red: { background: red }
      constraints: |
        H:|-[red]-|
        V:|-[red(100)]
        2. Red.Height >= 10
      """)
    let constraints = try #require(layout.explanation).constraints
    let marks = constraints.map(\.mark)
    #expect(Set(marks).count == marks.count)
    #expect(marks.sorted() == ["1", "2", "3", "4", "5"])
    #expect(constraints.first { $0.label == "2" }?.mark == "2")
  }

  @Test func `a figure on dark has a dark ground, and other colours for everything`() throws {
    let dark = try layout(Self.pair, in: phone.varied(CellVariant(appearance: .dark)))
    let list = FigureDrawing(measurer: pipeline.measurer).draw(dark)
    guard case .fill(_, let ground)? = list.commands.first else {
      Issue.record("no ground")
      return
    }
    #expect(ground == FigureInks(isDark: true).page)
    #expect(FigureInks(isDark: true).across != FigureInks(isDark: false).across)
  }

  @Test func `the nine boxes are a grid in which a variation is marked`() throws {
    let path = "Recipes/intrinsic-content-size/two-buttons-with-size-class-based-layouts.yaml"
    let scene = try RecipeDocument.read(Repository.path(path), fonts: .installed)
    var matrix = Matrix()
    matrix.hasAllSizeClasses = true
    let layouts = try matrix.cells().map { pipeline.solve(scene, in: $0, explained: true) }
    let list = try #require(SizeClassFigure(layouts, pipeline.measurer)?.list)
    #expect(ids(list).filter { $0.hasPrefix("box-") }.count == 9)
    let texts = texts(list)
    #expect(texts.filter { $0 == "only in compact × regular" }.count == 3)
    #expect(texts.filter { $0 == "not in compact × regular" }.count == 2)
    #expect(SizeClassFigure(Array(layouts.dropLast()), pipeline.measurer) == nil)
  }

  @Test func `an anatomy names the seven parts of an equation`() throws {
    let texts = texts(AnatomyFigure(measurer: pipeline.measurer).draw(try layout(Self.pair)))
    for part in ["item 1", "attribute 1", "relationship", "multiplier", "item 2", "attribute 2", "constant"] {
      #expect(texts.filter { $0 == part }.count == 1, "\(part)")
    }
    #expect(texts.contains("Blue"))
    #expect(texts.contains(".Leading"))
    #expect(texts.contains("+ 8"))
  }

  @Test func `AL-10.4 an anatomy has what is called when its device is turned, in order`() throws {
    let rotation = try #require(RotationEvents(of: phone))
    let names = rotation.events.map(\.name)
    #expect(
      Array(names.prefix(3)) == [
        "willTransition(to:with:)", "viewWillTransition(to:with:)", "traitCollectionDidChange(_:)",
      ])
    #expect(names.last == "completion")
    let order = ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()"].map { name in names.firstIndex(of: name) ?? -1 }
    #expect(order[0] > 2, "\(names)")
    #expect(order[1] > order[0], "\(names)")
    // Announced while everything is as before, then applied.
    #expect(rotation.events[0].announced == "compact × compact")
    #expect(rotation.events.prefix(2).allSatisfy { $0.window == phone.size })
    #expect(rotation.events.prefix(2).allSatisfy { $0.sizeClasses == phone.sizeClasses })
    #expect(rotation.events.dropFirst(2).allSatisfy { $0.window == rotation.turned.size })
    let figure = AnatomyFigure(measurer: pipeline.measurer).draw(try layout(Self.pair), rotation: rotation)
    for name in Set(names) { #expect(texts(figure).contains(name), "\(name)") }
    // A tablet's size classes stay, so nothing is called for them; a canvas cannot be turned.
    let tablet = try #require(Cell(named: "ipad-pro-11-portrait").flatMap(RotationEvents.init))
    #expect(tablet.events.first?.name == "viewWillTransition(to:with:)")
    #expect(!tablet.events.map(\.name).contains("traitCollectionDidChange(_:)"))
    #expect(RotationEvents(of: try #require(Cell(named: "600x600-any-any"))) == nil)
  }

  @Test func `lists and open views are drawn beside and over the picture`() throws {
    let layout = try layout(
      """
      title: Open
      overlays: [list, ambiguity, constraints]
      ambiguous: true
      views:
        Any: { background: red }
      constraints: |
        1. Any.Leading = Superview.LeadingMargin
        2. Any.Top = Safe Area.Top + 20
        3. Any.Height = 60
        4. Any.Width >= 40
        5. Any.Width <= 280
      """)
    #expect(texts(FigureDrawing(measurer: pipeline.measurer).draw(layout)).contains("Any is open: width 40…280"))
    let plain = LayoutDrawing(measurer: pipeline.measurer, drawing: SceneDrawing()).draw(layout)
    let list = LayoutDrawing(measurer: pipeline.measurer).draw(layout)
    #expect(Double(list.size.width) == Double(plain.size.width) + ListOverlay.width)
    #expect(ids(list).filter { $0.hasPrefix("row-") } == (1...5).map { "row-\($0)" })
    #expect(texts(list).contains("Any: width 40…280"))
    // Each number once over the picture and once in the list.
    for number in 1...5 { #expect(texts(list).filter { $0 == "\(number)" }.count == 2) }
  }

  @Test func `the words of a figure are in the language of its reader`() throws {
    var variant = CellVariant()
    variant.language = Language("zh-Hans")
    let cell = phone.varied(variant)
    let texts = texts(FigureDrawing(measurer: pipeline.measurer).draw(try layout(Self.pair, in: cell)))
    #expect(texts.contains("横向"))
    #expect(!texts.contains("across"))
  }
}
