import Foundation
import Layout
import LayoutMaps
import RecipeDocuments
import TestSupport
import Testing

/// A scene by other doors: as a written recipe, as Swift code, as a map of all window sizes.
@MainActor
@Suite struct DoorRelationTests {
  private let pipeline: LayoutPipeline
  private static let cells = ["iphone-15-portrait", "iphone-se-1-landscape", "ipad-pro-11-portrait+rtl"].compactMap {
    Cell(named: $0)
  }

  init() throws { pipeline = try Relation.pipeline.get() }

  @Test func `a scene written as a recipe and read again is the same`() throws {
    try Relation { scene, _ in
      let text = RecipeWriter.write(scene)
      let again = try RecipeDocument.decode(text, document: "seed.yaml", fonts: .installed)
      let second = RecipeWriter.write(again)
      if second != text { return .fails("written again:\n\(second)") }
      for cell in Self.cells {
        let (layout, other) = (pipeline.solve(scene, in: cell), pipeline.solve(again, in: cell))
        // Keys have the constraints' numbers, which only the written recipe has.
        if layout.findings.map(\.key.first) != other.findings.map(\.key.first) {
          return .fails("\(cell.name): \(other.findings)")
        }
        if let difference = layout.difference(from: other) { return .fails("\(cell.name): \(difference)") }
      }
      return .holds
    }.check()
  }

  @Test func `the same scene in Swift code has the same frames, and captured from there as well`() throws {
    try Relation { scene, _ in
      var isUsed = false
      for cell in Self.cells {
        let layout = pipeline.solve(scene, in: cell)
        if !layout.isDetermined { continue }
        isUsed = true
        let root = layout.views[0].id
        let (code, captured) = try pipeline.captured(
          .controller(SceneController(scene), title: scene.title), document: "seed", in: cell)
        if code.views.first?.id != root { return .fails("the root is \(code.views.first?.id ?? "absent")") }
        if let difference = layout.difference(from: code) { return .fails("in code, \(cell.name): \(difference)") }
        let alone = pipeline.solve(captured, in: cell)
        if let difference = layout.difference(from: alone) { return .fails("captured, \(cell.name): \(difference)") }
        // Only sizes that a class of the application gives are constants.
        let sized = scene.allViews.filter { $0.intrinsic != nil }.map { "#\($0.id)" }
        guard let notes = captured.capture, notes.unmatched.isEmpty,
          notes.stated.allSatisfy({ id in sized.contains { id.hasSuffix($0) } })
        else { return .fails("\(cell.name): captured as \(captured.capture.map { "\($0)" } ?? "nothing")") }
      }
      return isUsed ? .holds : .unusable
    }.check()
  }

  @Test func `every size in a region of a map has the region's form`() throws {
    try Relation { scene, random in
      let range = 320.0...1366
      let sizes = WindowSizes(scene, .freeCanvas, pipeline: pipeline)
      var builder = LayoutMapBuilder(sizes, width: range, height: range)
      let map = builder.build()
      if !map.remainder.isEmpty { return .fails("\(map.remainder.count) parts are not in the map") }
      for _ in 0..<5 {
        let size = SIMD2(Double.random(in: range, using: &random), Double.random(in: range, using: &random))
        if !map.agrees(with: sizes.layout(size), at: size) { return .fails("at \(size.x) x \(size.y)") }
      }
      return .holds
    }.check(1...max(Relation.seeds.upperBound / 4, 5))
  }
}
