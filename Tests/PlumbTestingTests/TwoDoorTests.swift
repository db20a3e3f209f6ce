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
    "ipad-pro-11-landscape",
  ]
  private static let path =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Documents/DoorScreens.storyboard")
    .path(percentEncoded: false)

  /// Returns the frames of all views below the root, each in its superview, without the labels of sections, whose
  /// superviews a scene does not list; the rows below them are where these put them.
  private func frames(_ layout: SolvedLayout) -> [[Double]] {
    let views = layout.views.dropFirst().filter { !$0.id.hasSuffix(".header") && !$0.id.hasSuffix(".footer") }
    return views.map { view in
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
    }
  }

  @Test(arguments: ["DoorForm", "DoorGuides", "DoorSettings", "DoorInspectors"], cells)
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
    #expect(drawn.count > 0)
    // A nib has further views, such as the headers around titles, and its table is the root.
    let root = [0, 0, cell.rootSize(.usual).width, cell.rootSize(.usual).height]
    for frame in drawn where frame != root {
      let isFound = loaded.contains { other in zip(frame, other).allSatisfy { abs($0 - $1) <= 0.01 } }
      #expect(isFound, "\(frame) is not among \(loaded)")
    }
  }
}
