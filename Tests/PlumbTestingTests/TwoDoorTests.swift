import Foundation
import Layout
import Testing

/// The same document in two ways, as a scene and as a nib with its controller: the same frames on ten devices.
@MainActor @Suite struct TwoDoorTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Documents")

  @Test(arguments: [
    "DoorScreens.storyboard", "DoorBars.storyboard", "DoorVaried.storyboard", "DoorMargins.storyboard", "DoorCard.xib",
  ])
  func `a scene and a nib have the same frames`(name: String) throws {
    let pages = try DoorComparison.read(Self.folder.appending(path: name).path(percentEncoded: false))
    #expect(pages.count > 1)
    // Ten devices, whatever their names become.
    #expect(DoorComparison.cells.count == 10)
    let pipeline = try LayoutPipeline()
    for page in pages {
      for cell in DoorComparison.cells {
        let pairs = page.compare(in: cell, by: pipeline)
        #expect(!pairs.isEmpty, "\(page.scene.title)")
        for pair in pairs where pair.outcome != .equal {
          Issue.record("\(page.scene.title), \(cell.name): \(pair)")
        }
      }
    }
  }

  @Test(arguments: ["DoorScreens.storyboard", "DoorVaried.storyboard"])
  func `a nib's objects have the frames of the scene after each change of traits`(name: String) throws {
    let pages = try DoorComparison.read(Self.folder.appending(path: name).path(percentEncoded: false))
    let pipeline = try LayoutPipeline()
    for page in pages {
      for (cell, pair) in page.compareTurning(in: DoorComparison.cells, by: pipeline) where pair.outcome != .equal {
        Issue.record("\(page.scene.title), \(cell.name): \(pair)")
      }
    }
  }
}
