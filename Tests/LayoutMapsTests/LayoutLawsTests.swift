import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Distinct layouts found cheaply, compared with those that the exact laws of every cell give.
@MainActor
@Suite struct LayoutLawsTests {
  private nonisolated static let isSoak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  /// All recipes in `make soak`.
  private nonisolated static let recipes: [String] = {
    if !isSoak { return ["screens/sign-in", "intrinsic-content-size/dynamic-height-columns"] }
    let files = FileManager.default.enumerator(atPath: Repository.path("Recipes"))
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted().map {
      String($0.dropLast(5))
    }
  }()

  @Test(arguments: recipes)
  func `cells with one law are those that an exact comparison puts together`(_ recipe: String) throws {
    let scene = try RecipeDocument.read(Repository.path("Recipes/\(recipe).yaml"), fonts: .installed)
    var matrix = Matrix()
    matrix.devices = .all
    let cells = try matrix.cells()
    let pipeline = try LayoutPipeline()
    let exact = FewestCells(cells, of: scene, pipeline, hasClasses: false)
    let laws = LayoutLaws(pipeline)
    let numbers = cells.map { laws.number(of: pipeline.solve(scene, in: $0, explained: true), of: scene) }
    var found: [Int: Set<String>] = [:]
    var wanted: [String: Set<String>] = [:]
    for (cell, number) in zip(cells, numbers) {
      found[number, default: []].insert(cell.name)
      wanted[exact.representative[cell.name] ?? "", default: []].insert(cell.name)
    }
    #expect(Set(found.values) == Set(wanted.values))
  }

  @Test(arguments: recipes)
  func `a sweep's reason that names what surrounds the window is true just below and just above`(
    _ recipe: String
  ) throws {
    let scene = try RecipeDocument.read(Repository.path("Recipes/\(recipe).yaml"), fonts: .installed)
    let pipeline = try LayoutPipeline()
    let sizes = WindowSizes(scene, .device(try #require(DeviceCatalogue.device("iphone-16"))), pipeline: pipeline)
    var builder = SweepBuilder(sizes, width: 320...700, height: 800)
    let report = SweepReport(builder.build(), of: scene, pipeline, edges: nil) { sizes.cell(SIMD2($0, 800)) }
    for breakpoint in report.breakpoints {
      let sides = [-0x1p-4, 0x1p-4].map { Surroundings(sizes.layout(SIMD2(breakpoint.at + $0, 800))) }
      let isOfSurroundings = ["margins", "safe area", "keyboard"].contains { breakpoint.cause.contains("the \($0)") }
      if isOfSurroundings || breakpoint.cause.hasPrefix("the side margins become") {
        #expect(sides[0].change(to: sides[1]) != nil, "\(breakpoint.at): \(breakpoint.cause)")
      }
    }
  }

  @Test func `two laws that differ have names that differ`() throws {
    let text = """
      views: { Card: { }, Title: { label: A title of some length } }
      constraints: |
        Card.Leading = Superview.Leading
        Card.Top = Superview.Top
        Card.Height = 80
        Card.Width = Superview.Width @900
        Card.Width <= 500
        Title.Leading = Superview.Leading
        Title.Trailing = Superview.Trailing
        Title.Top = Card.Bottom
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    var matrix = Matrix()
    matrix.canvases = [Size(320, 480), Size(480, 480), Size(600, 480)]
    let cells = try matrix.cells()
    let laws = LayoutLaws(pipeline)
    let layouts = cells.map { pipeline.solve(scene, in: $0, explained: true) }
    let entries = zip(cells, layouts).map { (cell: $0, law: laws.number(of: $1, of: scene)) }
    let list = DistinctLayout.list(entries, laws: laws.laws, rank: { _ in 0 }) { layouts[$0] }
    #expect(list.map(\.name) == ["Card fills the width", "Card keeps its width"])
    #expect(list.map(\.place) == ["up to 480 wide", "from 600 wide"])
    #expect(list.map(\.cells) == [[0, 1], [2]])
    #expect(list[1].nearest == 0)
    #expect(list[1].differences.map(\.here) == ["Card keeps its width"])
    #expect(
      list[1].constraints.map(\.here) == ["Card.Width = Superview.Width gives way", "Card.Width ≤ 500 limits"])
  }

  @Test func `a layout that no phrase tells from all others is named by two`() throws {
    let text = """
      views: { A: { }, B: { } }
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Height = 20
        A.Width = Superview.Width @900
        A.Width <= 500
        B.Leading = Superview.Leading
        B.Top = Superview.Top
        B.Width = 20
        B.Height = Superview.Height @900
        B.Height <= 500
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    var matrix = Matrix()
    matrix.canvases = [Size(320, 400), Size(600, 400), Size(320, 700), Size(600, 700)]
    let cells = try matrix.cells()
    let laws = LayoutLaws(pipeline)
    let layouts = cells.map { pipeline.solve(scene, in: $0, explained: true) }
    let entries = zip(cells, layouts).map { (cell: $0, law: laws.number(of: $1, of: scene)) }
    let list = DistinctLayout.list(entries, laws: laws.laws, rank: { _ in 0 }) { layouts[$0] }
    #expect(
      list.map(\.name) == [
        "A fills the width, B fills the height", "A keeps its width, B fills the height",
        "A fills the width, B keeps its height", "A keeps its width, B keeps its height",
      ])
  }

  @Test(arguments: [
    ([SIMD2(300, 300), SIMD2(400, 500), SIMD2(500, 400)], "300 × 300, 400 × 500, 500 × 400"),
    (
      [SIMD2(300, 300), SIMD2(300, 400), SIMD2(300, 500), SIMD2(500, 300), SIMD2(500, 400), SIMD2(500, 500)],
      "300, 500 wide"
    ),
    ([SIMD2(300, 400), SIMD2(300, 500)], "up to 300 wide, from 400 high"),
    ([SIMD2(300, 500), SIMD2(400, 500), SIMD2(500, 500)], "from 500 high"),
    ([SIMD2(400, 300), SIMD2(500, 300), SIMD2(500, 400)], "wider than high"),
    ([SIMD2(400, 400)], "400 wide, 400 high"),
  ])
  func `windows are said by the shortest condition, else by widths or by sizes`(
    _ sizes: [SIMD2<Double>], _ text: String
  ) throws {
    var matrix = Matrix()
    let sides: [Double] = [300, 400, 500]
    matrix.canvases = sides.flatMap { width in sides.map { Size(width, $0) } }
    let cells = try matrix.cells()
    let chosen = cells.indices.filter { sizes.contains(SIMD2(cells[$0].size.width, cells[$0].size.height)) }
    #expect(WindowWords(cells).words(for: chosen) == text)
  }

  @Test func `screens of two kinds are each said in their own words, and a list names devices`() throws {
    var matrix = Matrix()
    matrix.devices = .all
    let cells = try matrix.cells()
    let words = WindowWords(cells)
    func place(_ isMeant: (Cell) -> Bool) -> String { words.words(for: cells.indices.filter { isMeant(cells[$0]) }) }
    #expect(
      place {
        $0.family == .phone && $0.orientation == .landscape && $0.size.width <= 700
          || $0.family == .pad && $0.orientation == .portrait && $0.size.width >= 820
      } == "iPhones on their side, up to 667 wide; iPads upright, from 820 wide")
    let names = ["iphone-5-portrait", "iphone-8-portrait", "iphone-13-mini-portrait"]
    #expect(
      place { names.contains($0.screenName) }
        == "iPhone 5 / 5c / 5s, upright; iPhone 8, upright; iPhone 13 mini, upright")
  }
}
