import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Drawing

/// Shadows of views, which are boxes inside each other.
@MainActor @Suite struct BoxShadowTests {
  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private func view(_ keys: String, width: Double = 100) throws -> SolvedView {
    let text = "views: { A: { \(keys) } }\nconstraints: |\n  A.Width = \(width)\n  A.Height = 60\n"
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let layout = pipeline.solve(scene, in: try #require(Cell(named: "iphone-8-portrait")))
    return try #require(layout.views.first { $0.name == "A" })
  }

  private func boxes(_ keys: String, width: Double = 100) throws -> [(shape: Shape, ink: Ink)] {
    var sketch = Sketch()
    BoxShadow(of: try view(keys, width: width))?.draw(into: &sketch)
    return sketch.commands.compactMap { command in
      if case .fill(let shape, let ink) = command { (shape, ink) } else { nil }
    }
  }

  /// The opacity where all boxes lie over each other.
  private func opacity(_ boxes: [(shape: Shape, ink: Ink)]) -> Double {
    1 - boxes.reduce(1) { $0 * (1 - $1.ink.alpha) }
  }

  @Test func `a shadow reaches two deviations outside, and has its opacity inside`() throws {
    let boxes = try boxes("background: white, shadow: { opacity: 0.4, radius: 8, offset: [0, 4] }")
    let outermost = try #require(boxes.first).shape.bounds
    #expect(outermost.minX < -13)
    #expect(outermost.minX >= -16)
    #expect(outermost.midY == 34)
    #expect(abs(opacity(boxes) - 0.4) < 0.01)
  }

  @Test func `half of the opacity is reached at the edge`() throws {
    let boxes = try boxes("background: white, shadow: { opacity: 0.4, radius: 8, offset: [0, 0] }")
    let outside = boxes.filter { $0.shape.bounds.minX < 0 }
    #expect(abs(opacity(outside) - 0.2) < 0.03)
  }

  @Test(arguments: [(100.0, 16), (31, 16), (30, 15), (28, 15)])
  func `a shadow has no boxes without an area`(_ width: Double, _ count: Int) throws {
    // The inner boxes end 13 and 15 points inside of each side.
    let boxes = try boxes("background: white, shadow: { opacity: 0.4, radius: 8, offset: [0, 0] }", width: width)
    #expect(boxes.count == count)
    #expect(boxes.allSatisfy { $0.shape.bounds.width > 0 })
  }

  @Test func `a shadow without a blur is the box`() throws {
    let boxes = try boxes("background: white, cornerRadius: 6, shadow: { color: red, radius: 0, offset: [2, 3] }")
    #expect(boxes.count == 1)
    #expect(boxes.first?.shape == .rounded(.init(x: 2, y: 3, width: 100, height: 60), radius: 6))
  }

  @Test func `square corners have square shadows`() throws {
    let keys = "background: white, cornerRadius: 20, roundedCorners: [topLeft, topRight]"
    var sketch = Sketch()
    BoxShadow(of: try view("\(keys), shadow: { opacity: 0.8, radius: 4, offset: [0, 0] }"))?.draw(into: &sketch)
    let clips = sketch.commands.compactMap { command in
      if case .beginGroup(let group) = command { group.clip?.bounds } else { nil }
    }
    #expect(clips.count > 3)
    #expect(clips.contains { $0.maxY > 64 })
  }

  @Test(arguments: [
    "background: white", "shadow: { opacity: 0.4 }", "background: clear, shadow: {}",
    "background: white, clips: true, shadow: { opacity: 0.4 }", "background: white, shadow: { opacity: 0 }",
  ])
  func `a view without a shadow or a ground casts none, nor does one that clips`(_ keys: String) throws {
    #expect(try boxes(keys).isEmpty)
  }
}
