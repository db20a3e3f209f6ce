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
    var text = "title: Rows\nstyle: controls\nviews:\n"
    for index in 0..<views { text += "  V\(index): { background: \(index % 2 == 0 ? "red" : "blue") }\n" }
    text += "constraints: |\n"
    var number = 0
    func add(_ equation: String) {
      number += 1
      text += "  \(number). \(equation)\n"
    }
    for index in 0..<views {
      let (row, column) = (index / columns, index % columns)
      add("V\(index).Width = 0.09 x Superview.Width")
      add("V\(index).Height = 4.0")
      add(column == 0 ? "V\(index).Leading = Superview.Leading" : "V\(index).Leading = V\(index - 1).Trailing + 1.0")
      add(row == 0 ? "V\(index).Top = Superview.Top" : "V\(index).Top = V\(index - columns).Bottom + 1.0")
    }
    return decode(text)
  }

  /// Returns a chain of views that push each other by inequalities, with a priority of its own for each preference.
  private static func makeInequalities(views: Int) -> Scene {
    var text = "title: Chain\nstyle: controls\nviews:\n"
    for index in 0..<views { text += "  V\(index): { intrinsic: { width: 40, height: 20 } }\n" }
    text += "constraints: |\n"
    var number = 0
    func add(_ equation: String) {
      number += 1
      text += "  \(number). \(equation)\n"
    }
    for index in 0..<views {
      add("V\(index).Top = Superview.Top")
      if index > 0 { add("V\(index).Leading >= V\(index - 1).Trailing + 2.0") }
      add("V\(index).Leading = Superview.Leading @\(1 + index % 900)")
      if index > 0, index % 3 == 0 { add("V\(index).Width = V\(index - 3).Width @\(500 + index % 400)") }
    }
    return decode(text)
  }

  private static func decode(_ text: String) -> Scene {
    do {
      return try RecipeDocument.decode(text, document: "Rows.yaml", fonts: .installed)
    } catch {
      fail("\(error)")
    }
  }
}
