import Foundation
import Layout
import StoryboardDocuments
import Testing
import UIKit

@testable import PlumbTesting

/// The same document in two ways, as a scene and as a nib with its controller: the same frames on every device.
@MainActor @Suite struct TwoDoorTests {
  nonisolated private static let cells = [
    "iphone-se-3-portrait", "iphone-15-portrait", "iphone-15-landscape", "ipad-pro-11-portrait",
    "ipad-pro-11-landscape", "ipad-mini-6-portrait",
  ]
  private static let path =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Documents/DoorScreens.storyboard")
    .path(percentEncoded: false)

  /// Returns the frames on screen of all views below the root, in the order of their positions. A table has a root of
  /// its own in a scene.
  private func frames(_ layout: SolvedLayout) -> [[Double]] {
    let frames = layout.views.dropFirst().map(\.absoluteFrame).map { frame in
      [frame.minY, frame.minX, frame.width, frame.height].map { Double($0) }
    }
    return frames.filter { $0[3] != Double(layout.views[0].frame.height) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test(arguments: ["DoorForm", "DoorGuides", "DoorSettings"], cells)
  func `a scene and a nib have the same frames`(name: String, cell: String) throws {
    let cell = try #require(Cell(named: cell))
    let scenes = try StoryboardDocument.read(Self.path, fonts: .installed).scenes
    let scene = try #require(scenes.first { $0.name == name })
    let pipeline = try LayoutPipeline()
    let drawn = frames(pipeline.solve(scene, in: cell))
    let loaded = withResources {
      let controller = UIStoryboard(name: "DoorScreens", bundle: nil).instantiateViewController(withIdentifier: name)
      return frames(pipeline.solve(.controller(controller, title: name), in: cell))
    }
    #expect(drawn.count == loaded.count && !drawn.isEmpty, "\(drawn)\n\(loaded)")
    for (one, other) in zip(drawn, loaded) {
      #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 0.01 }, "\(one), not \(other)")
    }
  }
}
