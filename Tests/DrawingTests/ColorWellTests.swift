import Foundation
import Layout
import Testing

@testable import Drawing

/// Color wells: their sizes, and how they are drawn.
@MainActor @Suite struct ColorWellTests {
  private func layout(_ color: SceneColor?, _ cell: String = "400x400-any-any") throws -> (DisplayList, SolvedView) {
    let constraints = [SceneAttribute.left, .top].map {
      SceneConstraint(.init(.view("well"), $0), to: .init(.root, $0), constant: .points(10)).written(as: "\($0)")
    }
    var scene = Scene(
      title: "t", document: "t", views: [SceneView(id: "well", kind: .colorWell(SceneColorWell(color)))],
      constraints: constraints)
    scene.drawing = SceneDrawing(style: .controls)
    let pipeline = try LayoutPipeline()
    let layout = pipeline.solve(scene, in: try #require(Cell(named: cell)))
    return (LayoutDrawing(measurer: pipeline.measurer).draw(layout), try #require(layout.views.last))
  }

  private func inks(_ list: DisplayList) -> [Ink] {
    list.commands.compactMap {
      switch $0 {
      case .fill(_, let ink), .stroke(_, let ink, _, _): ink
      default: nil
      }
    }
  }

  @Test func `control-metrics 3 a well is 28 points wide and high`() throws {
    #expect(try layout(nil).1.frame == CGRect(x: 10, y: 10, width: 28, height: 28))
  }

  @Test func `the colour is drawn as the appearance shows it`() throws {
    let red = try #require(SceneColor.named["systemRed"])
    for (cell, isDark) in [("400x400-any-any", false), ("400x400-any-any+dark", true)] {
      let (list, view) = try layout(red, cell)
      #expect(view.content == .colorWell(SceneColorWell(red.resolved(isDark: isDark))))
      #expect(inks(list).contains(Ink(red.resolved(isDark: isDark))))
    }
  }

  @Test func `without a colour there is a bar across`() throws {
    let bar = Palette(isDark: false, look: .usual)[.systemRed]
    #expect(try inks(layout(nil).0).contains(bar))
    #expect(try !inks(layout(SceneColor(hex: 0x00FF00)).0).contains(bar))
  }
}
