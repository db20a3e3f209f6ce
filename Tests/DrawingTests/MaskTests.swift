import Foundation
import Testing

@testable import Drawing
@testable import Layout

/// Views with masks in a display list and in SVG.
@MainActor @Suite struct MaskTests {
  @Test(arguments: [false, true])
  func `a mask clips a view with everything in it, by its rule`(_ isEvenOdd: Bool) throws {
    let pipeline = try LayoutPipeline()
    let view = SceneView(id: "v", background: SceneColor(hex: 0xCC3300))
    func pin(_ attribute: SceneAttribute) -> SceneConstraint {
      SceneConstraint(.init(.view("v"), attribute), to: .init(.root, attribute))
    }
    let scene = Scene(
      title: "t", document: "t", views: [view], constraints: [.left, .top, .right, .bottom].map(pin))
    let cell = Cell(canvas: Size(40, 40), sizeClasses: SizeClasses(horizontal: .any, vertical: .any))
    var layout = pipeline.solve(scene, in: cell)
    let plain = LayoutDrawing(measurer: pipeline.measurer).draw(layout)
    let index = try #require(layout.views.firstIndex { $0.id == "v" })
    let steps: [OutlineStep] = [.move(x: 1, y: 2), .line(x: 30, y: 2), .line(x: 30, y: 20), .close]
    layout.views[index].paint.mask = DrawnOutline(steps: steps, isEvenOdd: isEvenOdd)
    let masked = LayoutDrawing(measurer: pipeline.measurer).draw(layout)
    var group = Group(clip: .path(steps))
    group.clipsEvenOdd = isEvenOdd
    #expect(masked.commands.filter { $0 == .beginGroup(group) }.count == 1)
    #expect(masked.commands.count == plain.commands.count + 2)
    let place = try #require(masked.commands.firstIndex(of: .beginGroup(group)))
    #expect(masked.commands[place - 1] == plain.commands[place - 1])
    let svg = SVGWriter.write(masked, outlines: GlyphOutlines())
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    #expect(svg.contains("<path d=\"M1 2L30 2L30 20Z\"\(rule)/></clipPath>"), "\(svg)")
  }
}
