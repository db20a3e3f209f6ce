import Foundation
import Goldens
import Scenes
import Testing

/// A cell comes out the same whatever was laid out before it: views are kept from cell to cell, what they showed is not.
@MainActor
@Suite struct OrderTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 20 ^ state << 13
    }
  }

  @Test(arguments: EveryRecipeTests.paths)
  func `cells in any order`(_ path: String) throws {
    let scene = try kitchen.recipe(path)
    var random = Seeded(state: UInt64(path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    let all = scene.cells(try Matrix.everything.cells())
    let readers = ["iphone-8-portrait+dark", "iphone-15-landscape", "ipad-pro-11-portrait+ax3"].compactMap(
      Cell.init(named:))
    let canvases = (0..<4).map { _ in
      Cell(
        canvas: Size(
          Double(Int.random(in: 200...1200, using: &random)), Double(Int.random(in: 200...1200, using: &random))),
        sizeClasses: SizeClasses.all.randomElement(using: &random) ?? SizeClasses.all[0])
    }
    let chosen = (all.shuffled(using: &random).prefix(16) + readers + canvases + canvases.reversed()).shuffled(
      using: &random)
    let shared = chosen.map { kitchen.pipeline.solve(scene, in: $0) }
    // Another title is another scene: nothing is kept.
    var other = scene
    for (cell, known) in zip(chosen, shared) {
      other.notes = (other.notes ?? "") + "."
      let fresh = kitchen.pipeline.solve(other, in: cell)
      #expect(known == fresh, "\(path) in \(cell.name)")
    }
  }
}
