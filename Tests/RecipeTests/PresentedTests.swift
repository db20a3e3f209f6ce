import Foundation
import Layout
import RecipeDocuments
import Testing

/// Content that the system adds around and over a screen: sections of tables, sheets, alerts.
@MainActor @Suite struct PresentedTests {
  private func frames(_ views: String, in cell: String) throws -> [String: CGRect] {
    let scene = try RecipeDocument.decode("views:\n\(views)\n", document: "screen.yaml", fonts: .installed)
    let layout = try LayoutPipeline().solve(scene, in: try #require(Cell(named: cell)))
    return Dictionary(layout.views.map { ($0.name, $0.frame) }) { first, _ in first }
  }

  @Test func `AL-9.13 sections of a grouped table stand as Interface Builder saves them`() throws {
    let frames = try frames(
      """
        T:
          table: grouped
          frame: [0, 0, 375, 667]
          views:
            One: { section: { header: Default }, views: { A: { cell: { text: a } } } }
            Two: { section: { header: Tinted }, views: { B: { cell: { text: b } } } }
            Three: { section: null, views: { C: { cell: { text: c } } } }
      """, in: "iphone-se-2-portrait")
    #expect(frames["A"] == CGRect(x: 0, y: 55.5, width: 375, height: 43.5))
    // 38 for a header with a title, and 17.5 below the section above.
    #expect(abs((frames["B"]?.minY ?? 0) - (55.5 + 43.5 + 17.5 + 38)) < 0.01)
    #expect(abs((frames["C"]?.minY ?? 0) - (154.5 + 43.5 + 17.5 + 17.5)) < 0.01)
  }

  @Test func `AL-9.13 cards stand inside a margin of 16 or 20 and inside the safe area`() throws {
    let views = """
        T:
          table: insetGrouped
          frame: [0, 0, 375, 667]
          autoresizing: [width, height]
          views:
            One: { section: null, views: { A: { cell: { text: a, switch: true } } } }
      """
    let upright = try frames(views, in: "iphone-se-2-portrait")
    #expect(upright["A"] == CGRect(x: 16, y: 35, width: 343, height: 43.5))
    #expect(abs((upright["A switch"]?.maxX ?? 0) - (343 - 16)) < 0.01)
  }

  @Test func `a medium sheet covers half of an upright phone, and an alert is 270 points wide`() throws {
    let views = """
        S: { sheet: medium, views: { A: { label: x, frame: [0, 0, 10, 10] } } }
        Q: { alert: { title: Sure?, actions: ["No", "Yes"] } }
      """
    let upright = try frames(views, in: "iphone-15-portrait")
    #expect(upright["S"] == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(upright["A"]?.origin == .zero)
    #expect(upright["Q card"]?.width == 270)
    #expect(upright["Q"] == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(upright["Q Yes"]?.height == 44)
    let onItsSide = try frames(views, in: "iphone-15-landscape")
    #expect(onItsSide["S"] == CGRect(x: 0, y: 0, width: 852, height: 393))
  }
}
