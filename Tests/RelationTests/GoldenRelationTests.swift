import CairoCanvas
import Foundation
import Goldens
import Layout
import RecipeDocuments
import TestSupport
import Testing
import Verifying

/// What is true of every golden.
@MainActor
@Suite struct GoldenRelationTests {
  private static let cell = Cell(canvas: Size(60, 40), sizeClasses: SizeClasses(horizontal: .any, vertical: .any))
  private static let isSoak = Relation.seeds.count > 1000

  /// A recorded scene with its picture.
  private struct Golden {
    let temporary: TemporaryFolder
    let folder: GoldenFolder
    let observation: Observation
    let renderer: Fingerprint

    @MainActor
    init(_ scene: Scene, in cell: Cell, _ pipeline: LayoutPipeline) throws {
      temporary = try TemporaryFolder()
      folder = GoldenFolder(root: temporary.path, scene: "scene")
      let drawing = Renderer(measurer: pipeline.measurer)
      let layout = pipeline.solve(scene, in: cell)
      let (hash, png) = try drawing.traces(
        of: drawing.displayList(layout), scale: PixelScale(cell.displayScale), isFileWanted: true)
      observation = Observation(
        cell: cell, facts: LayoutFacts(layout), findings: [], pixelHash: hash, png: png,
        fonts: drawing.fonts(in: layout))
      renderer = drawing.fingerprint(of: [observation])
      var recording = Recording(
        folder: folder, renderer: renderer, title: scene.title,
        recipe: RecipeWriter.write(scene, identities: true).split(separator: "\n").map(String.init))
      recording.add(observation)
      _ = try recording.write()
    }

    /// Whether the observation is found to be what was recorded.
    func isGreen() -> Bool {
      guard let comparison = try? SceneComparison(folder: folder, renderer: renderer, isPictured: true) else {
        return false
      }
      return comparison.verdict(on: observation) == .identical
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `any byte of a golden that is changed is red`(_ seed: UInt64) throws {
    let golden = try Golden(
      RandomScene.scene(seed), in: Self.cell, try Relation.pipeline.get())
    let isGreen = golden.isGreen()
    #expect(isGreen)
    var random = SeededGenerator(seed: seed)
    for path in [golden.folder.recordPath, golden.folder.picturePath(Self.cell.name)] {
      let bytes = try Data(contentsOf: URL(filePath: path))
      let places = Self.isSoak ? Array(bytes.indices) : Array(bytes.indices.shuffled(using: &random).prefix(60))
      for place in places {
        var other = bytes
        other[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &random))
        try other.write(to: URL(filePath: path))
        let isGreen = golden.isGreen()
        #expect(!isGreen, "byte \(place) of \(path.suffix(24)): \(bytes[place]) became \(other[place])")
      }
      try bytes.write(to: URL(filePath: path))
    }
    let isGreenAgain = golden.isGreen()
    #expect(isGreenAgain)
  }

  @Test func `recording what is recorded writes no file`() throws {
    let pipeline = try Relation.pipeline.get()
    for seed in 1...5 as ClosedRange<UInt64> {
      let golden = try Golden(RandomScene.scene(seed), in: Self.cell, pipeline)
      let old = try #require(try golden.folder.record())
      var again = Recording(
        folder: golden.folder, old: old, renderer: golden.renderer, title: old.title, recipe: old.recipe,
        keepsOthers: true)
      again.add(golden.observation)
      #expect(try again.write() == [], "seed \(seed)")
    }
  }
}
