import CairoCanvas
import Foundation
import Layout
import RecipeDocuments
import Verifying

/// Lays out, draws and paints a recipe.
@MainActor
enum LayoutReading {
  private static let pipeline = try? LayoutPipeline()
  private static let renderer = pipeline.map { Renderer(measurer: $0.measurer) }

  static func layout(_ bytes: [UInt8]) -> Reader.Answer {
    guard let pipeline, let renderer, let cell = Cell(named: "iphone-se-3-portrait") else {
      return .refused("the fonts are not installed")
    }
    guard let text = DocumentReading.text(bytes) else { return .refused("not UTF-8 text") }
    do {
      let scene = try RecipeDocument.decode(text, document: "fuzz.yaml", fonts: .installed)
      let layout = pipeline.solve(scene, in: cell)
      let list = renderer.displayList(layout)
      let svg = renderer.svg(list)
      // A picture may be too large for a canvas; that is an answer, too.
      let picture = try? renderer.picture(list, scale: .one)
      return .read("\(LayoutFacts(layout).lines.joined(separator: "\n")) \(svg.utf8.count) \(picture?.width ?? 0)")
    } catch {
      return .refused("\(error)")
    }
  }
}
