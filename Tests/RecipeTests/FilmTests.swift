import Foundation
import FoundationXML
import Goldens
import Layout
import RecipeDocuments
import Testing

@testable import Drawing

/// The frames between two layouts, and films of them (AL-11.15).
@MainActor @Suite struct FilmTests {
  private static let recipe = """
    views:
      Stack:
        stack: vertical
        views:
          First: { intrinsic: { width: 100, height: 40 }, background: red }
          Second: { intrinsic: { width: 100, height: 60 }, hidden: true }
    constraints: |
      Stack.Leading = Superview.Leading
      1. Stack.Top = Superview.Top + 20
    states:
      shown:
        set: { Second: { hidden: false }, First: { alpha: 0.5 } }
        constraints: |
          1. Stack.Top = Superview.Top + 60
    """

  private let kitchen: Kitchen
  private let before: SolvedLayout
  private let after: SolvedLayout

  init() throws {
    kitchen = try Kitchen()
    let scene = try RecipeDocument.decode(Self.recipe, document: "film.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-8-portrait"))
    before = kitchen.pipeline.solve(scene, in: cell)
    after = kitchen.pipeline.solve(scene, in: cell.inState("shown"))
  }

  private func view(_ id: String, in layout: SolvedLayout) throws -> SolvedView {
    try #require(layout.views.first { $0.id == id })
  }

  @Test func `a transition begins with one layout and ends with the other`() throws {
    let transition = LayoutTransition(from: before, to: after)
    #expect(transition.layout(at: 0) == before)
    #expect(transition.layout(at: 1) == after)
    #expect(transition.layout(at: -1) == before)
    #expect(transition.layout(at: 2) == after)
    let middle = transition.layout(at: 0.5)
    #expect(try view("Stack", in: middle).frame == CGRect(x: 0, y: 40, width: 100, height: 70))
    #expect(try view("First", in: middle).paint.alpha == 0.75)
    let coming = try view("Second", in: middle)
    #expect(!coming.isHidden)
    #expect(coming.paint.alpha == 0.5)
    // Slow at both ends.
    let early = try view("Stack", in: transition.layout(at: 0.25)).frame.minY
    #expect(early == 20 + 40 * 0.15625)
  }

  @Test func `a keyboard goes down with what stands on it`() throws {
    let scene = try RecipeDocument.decode(
      "keyboard: true\nviews: { A: { label: x } }\nconstraints: |\n  Keyboard Guide.Top = A.Bottom\n"
        + "  A.Leading = Safe Area.Leading\nstates: { away: { keyboard: false } }\n", document: "k.yaml",
      fonts: .installed)
    let (pipeline, cell) = (try LayoutPipeline(), try #require(Cell(named: "iphone-8-portrait")))
    let film = LayoutTransition(
      from: pipeline.solve(scene, in: cell), to: pipeline.solve(scene, in: cell.inState("away")))
    let layout = film.layout(at: 0.5)
    #expect(layout.keyboardHeight == 130)
    #expect(try Double(view("A", in: layout).frame.maxY) == 667 - 130)
  }

  @Test func `turning a device goes through sizes between`() throws {
    let scene = try RecipeDocument.decode(Self.recipe, document: "film.yaml", fonts: .installed)
    let turned = kitchen.pipeline.solve(scene, in: try #require(Cell(named: "iphone-8-landscape")))
    let middle = LayoutTransition(from: before, to: turned).layout(at: 0.5)
    #expect(middle.cell.size == Size(521, 521))
    #expect(middle.cell.displayScale == 2)
  }

  @Test func `a film has five moments side by side, and a moving SVG of all`() throws {
    let renderer = Renderer(measurer: kitchen.pipeline.measurer)
    let film = renderer.film(LayoutTransition(from: before, to: after), title: "Shown & seen")
    let (strip, one) = (film.strip, renderer.displayList(before))
    #expect(strip.size == CGSize(width: 5 * one.size.width + 16, height: one.size.height))
    let names = strip.commands.compactMap { command in
      if case .beginGroup(let group) = command { group.id } else { nil }
    }
    #expect(names.isEmpty)
    let moving = renderer.animation(film)
    #expect(moving.components(separatedBy: "<image ").count == 18)
    #expect(moving.contains("prefers-reduced-motion"))
    #expect(moving.contains("Shown &amp; seen"))
    let parser = XMLParser(data: Data(moving.utf8))
    #expect(parser.parse())
  }
}
