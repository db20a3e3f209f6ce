import Foundation
import Layout
import RecipeDocuments
import Testing

/// Properties of every recipe in the repository.
@MainActor @Suite struct EveryRecipeTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  nonisolated static let paths: [String] = {
    let recipes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Recipes")
    let files =
      FileManager.default.enumerator(atPath: recipes.path(percentEncoded: false))?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func `there are recipes`() { #expect(Self.paths.count >= 44) }

  /// `plumb verify` looks for findings on all other devices.
  @Test(arguments: paths)
  func `one solution and only one, on the standard devices and in all nine boxes`(_ path: String) throws {
    let scene = try kitchen.recipe(path)
    var boxes = Matrix()
    boxes.hasAllSizeClasses = true
    for cell in scene.cells(try scene.guardedCells ?? Matrix.standard + boxes.cells()) {
      let layout = kitchen.pipeline.solve(scene, in: cell)
      #expect(layout.findings.isEmpty, "\(path) in \(cell.name)")
    }
  }

  /// The freedom that AL-2.18 leaves to the order of rows never affects recipes.
  @Test(arguments: paths)
  func `frames do not depend on the order of the constraints`(_ path: String) throws {
    let scene = try kitchen.recipe(path)
    // Which of two required constraints breaks depends on their order (AL-2.24).
    if scene.allowsConflicts { return }
    var reversed = scene
    reversed.constraints.reverse()
    let cells = scene.cells(scene.guardedCells ?? Matrix.standard)
    // A scene at a time: views are kept from cell to cell.
    let frames = [scene, reversed].map { scene in
      cells.map { kitchen.pipeline.solve(scene, in: $0).views.map(\.frame) }
    }
    for (index, cell) in cells.enumerated() { #expect(frames[0][index] == frames[1][index], "\(cell.name)") }
  }
}
