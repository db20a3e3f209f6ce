import CairoCanvas
import Foundation
import Goldens
import Layout
import RecipeDocuments

/// The growth of time and memory with the number of cells, and of views.
@MainActor
enum Growth {
  static func report(_ what: String, _ number: Int) throws {
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let scene: Scene
    let cells: [Cell]
    switch what {
    case "cells":
      scene = makeScene(views: 20)
      cells = (0..<number).map { cell(320 + Double($0 % 997) * 0.5, 480 + Double($0 / 997)) }
    case "views":
      scene = makeScene(views: number)
      cells = (0..<10).map { cell(320 + Double($0) * 30, 600) }
    case "inequalities":
      scene = makeInequalities(views: number)
      cells = [cell(320, 600)]
    default: throw CocoaError(.featureUnsupported)
    }
    let start = ContinuousClock.now
    var bytes = 0
    for cell in cells {
      let list = renderer.displayList(pipeline.solve(scene, in: cell))
      bytes += try renderer.png(list, scale: .one).count
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print("\(what)\t\(number)\t\(String(format: "%.4f", seconds))\t\(usage.ru_maxrss)\t\(bytes)")
  }

  private static func cell(_ width: Double, _ height: Double) -> Cell {
    Cell(canvas: Size(width, height), sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular))
  }

  /// Returns rows of boxes, each positioned relative to the previous one.
  static func makeScene(views: Int) -> Scene {
    let columns = 10
    return scene("Rows", views: views) {
      "background: \($0 % 2 == 0 ? "red" : "blue")"
    } equations: { index in
      let (row, column) = (index / columns, index % columns)
      return [
        "V\(index).Width = 0.09 x Superview.Width", "V\(index).Height = 4.0",
        column == 0 ? "V\(index).Leading = Superview.Leading" : "V\(index).Leading = V\(index - 1).Trailing + 1.0",
        row == 0 ? "V\(index).Top = Superview.Top" : "V\(index).Top = V\(index - columns).Bottom + 1.0",
      ]
    }
  }

  /// Returns a chain of views that push each other by inequalities, with a priority of its own for each preference.
  private static func makeInequalities(views: Int) -> Scene {
    scene("Chain", views: views) { _ in
      "intrinsic: { width: 40, height: 20 }"
    } equations: { index in
      let push = index > 0 ? ["V\(index).Leading >= V\(index - 1).Trailing + 2.0"] : []
      let same = index > 0 && index % 3 == 0 ? ["V\(index).Width = V\(index - 3).Width @\(500 + index % 400)"] : []
      return ["V\(index).Top = Superview.Top"] + push
        + ["V\(index).Leading = Superview.Leading @\(1 + index % 900)"] + same
    }
  }

  /// Returns a scene of the views `V0`, `V1`, … with the equations of each.
  private static func scene(
    _ title: String, views: Int, _ properties: (Int) -> String, equations: (Int) -> [String]
  ) -> Scene {
    var text = "title: \(title)\nstyle: controls\nviews:\n"
    for index in 0..<views { text += "  V\(index): { \(properties(index)) }\n" }
    text += "constraints: |\n"
    for (number, equation) in (0..<views).flatMap(equations).enumerated() {
      text += "  \(number + 1). \(equation)\n"
    }
    do {
      return try RecipeDocument.decode(text, document: "Rows.yaml", fonts: .installed)
    } catch {
      fail("\(error)")
    }
  }
}
