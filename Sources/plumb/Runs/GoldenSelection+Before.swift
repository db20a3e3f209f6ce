import Goldens
import Layout
import RecipeDocuments
import Verifying

extension GoldenSelection {
  /// Returns the scene that a record states; nil if its layouts do not match the record.
  /// - Parameter cells: Cells in which the scene differs now; the first few are compared.
  /// - Complexity: O(views + constraints), and a layout for each compared cell.
  @MainActor
  func recordedScene(before scene: Scene, in cells: [Cell], _ pipeline: LayoutPipeline) -> Scene? {
    guard let record = try? record(of: scene), !record.recipe.isEmpty,
      let before = DocumentChanges(from: record.recipe, to: scene, fonts: .installed)?
        .before(onCanvas: cells.allSatisfy(scene.isCanvas))
    else { return nil }
    let names = Set(cells.prefix(4).map(\.name))
    let isRight = record.cells.filter { names.contains($0.entry.name) }.allSatisfy { golden in
      Cell(named: golden.entry.name).map {
        LayoutFacts(pipeline.solve(before, in: scene.own($0))) == golden.facts
      } ?? false
    }
    return isRight ? before : nil
  }
}
