import CairoCanvas
import Foundation
import Goldens
import Layout

/// Repeats one stage: the difference between two numbers of rounds is the cost of the stage alone.
@MainActor
enum Counting {
  static func run(_ stage: String, rounds: Int) throws {
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let canvas = CairoCanvas(outlines: GlyphOutlines())
    var scene = Growth.makeScene(views: 40)
    let cell = Cell(canvas: Size(390, 600), sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular))
    let layout = pipeline.solve(scene, in: cell)
    let list = renderer.displayList(layout)
    let picture = try canvas.paint(list, scale: .one)
    let golden = try Renderer.golden(picture)
    for round in 0..<rounds {
      switch stage {
      case "none": break
      case "solve":
        scene.title += "."
        _ = pipeline.solve(scene, in: cell)
      case "move":
        let wider = Cell(
          canvas: Size(391 + Double(round), 600), sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular))
        _ = pipeline.solve(scene, in: wider)
      case "list": _ = renderer.displayList(layout)
      case "paint": try canvas.withRows(list, scale: .one) { _ in }
      case "encode": _ = try PNGWriter.encode(picture)
      case "hash": _ = picture.hash
      case "check": _ = try PNGReader.stamp(of: golden)
      default: fail("no stage is called \(stage)")
      }
    }
  }
}
