import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Drawing
@testable import Figures

/// Figures of all recipes on a phone, a phone on its side and a tablet.
@MainActor @Suite struct FigurePlanTests {
  static let cells = ["iphone-15-portrait", "iphone-15-landscape", "ipad-10-2-portrait"].compactMap { Cell(named: $0) }

  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private func each(
    _ body: (_ name: String, FigurePlan, SolvedLayout) throws -> Void
  ) throws {
    for file in Repository.files("Recipes", ending: ".yaml") {
      let scene = try RecipeDocument.read(Repository.path(file), fonts: .installed)
      for cell in Self.cells {
        let layout = pipeline.solve(scene, in: cell, explained: true)
        let plan = try #require(FigurePlan(layout, width: 370, pipeline.measurer))
        try body("\(file) \(cell.name)", plan, layout)
      }
    }
  }

  @Test func `each constraint has its number once, and nothing covers numbers, names and texts`() throws {
    var (panels, faults) = (0, 0)
    var sum = FigureOverlaps()
    try each { name, plan, layout in
      let marks = try #require(layout.explanation).constraints.map(\.mark)
      #expect(plan.marks.sorted() == marks.sorted(), "\(name)")
      #expect(Set(marks).count == marks.count, "\(name)")
      let found = plan.overlaps
      if found.faults > 0 || found.crossings > 0 || plan.width > 371 { print(name.replacing("Recipes/", with: ""), marks.count, plan.panels.count, Int(plan.width), found.numbersOnNumbers, found.numbersOnTexts, found.textsOnTexts, "LT", found.linesThroughTexts, "LN", found.linesThroughNumbers, "LL", found.linesOnLines, "X", found.crossings) }
      panels += plan.panels.count; faults += found.faults

      sum.crossings += found.crossings
    }
    print("crossings", sum.crossings, "panels", panels, "faults", faults)
  }
}
