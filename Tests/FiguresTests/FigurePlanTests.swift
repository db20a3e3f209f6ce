import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Drawing
@testable import Figures

/// Figures of all recipes on a phone, a phone on its side and a tablet.
@MainActor @Suite struct FigurePlanTests {
  private static let cells = ["iphone-15-portrait", "iphone-15-landscape", "ipad-10-2-portrait"].compactMap {
    Cell(named: $0)
  }
  private static let isSoak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  /// The room in a figure that is as wide as a phone's page.
  private static let width = 370.0

  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  @Test func `each constraint has its number once, and nothing covers numbers, names and texts`() throws {
    var (crossings, figures, wide) = (0, 0, 0)
    for (number, file) in Repository.files("Recipes", ending: ".yaml").enumerated() {
      let scene = try RecipeDocument.read(Repository.path(file), fonts: .installed)
      // In turn on one of the screens, in a soak on all.
      for cell in Self.isSoak ? Self.cells : [Self.cells[number % Self.cells.count]] {
        let layout = pipeline.solve(scene, in: cell, explained: true)
        let plan = try #require(FigurePlan(layout, width: Self.width, pipeline.measurer))
        let marks = try #require(layout.explanation).constraints.map(\.mark)
        let overlaps = plan.overlaps
        #expect(plan.marks.sorted() == marks.sorted(), "\(file), \(cell.name)")
        #expect(Set(marks).count == marks.count, "\(file), \(cell.name)")
        #expect(overlaps.faults == 0, "\(file), \(cell.name): \(overlaps)")
        crossings += overlaps.crossings
        figures += 1
        if plan.width > Self.width + 1 { wide += 1 }
      }
    }
    // One line crosses another in every second figure; a few figures are wider than a phone's page.
    #expect(crossings < figures / 2, "\(crossings) crossings in \(figures) figures")
    #expect(wide < figures / 12, "\(wide) of \(figures) figures are too wide")
  }
}
