import Foundation
import Layout
import StoryboardDocuments
import Testing
import UIKit

@testable import PlumbTesting

/// Counts the frames that are equal in two ways, as a scene and as a nib, over the documents in the folder `PLUMB_DOORS`,
/// on the devices `PLUMB_DOOR_CELLS`, else on ten, and writes those that differ to the file `PLUMB_DOOR_REPORT`. With
/// `PLUMB_DOORS_TURNING` one nib's objects go through all devices.
@MainActor @Suite(.serialized) struct DoorMeasurement {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  @Test(.enabled(if: environment["PLUMB_DOORS"] != nil))
  func `the frames of a folder's documents in two ways`() throws {
    let folder = try #require(Self.environment["PLUMB_DOORS"])
    let names = Self.environment["PLUMB_DOOR_CELLS"].map { $0.split(separator: ",").map(String.init) }
    let cells = names.map { $0.compactMap { Cell(named: $0) } } ?? DoorComparison.cells
    #expect(!cells.isEmpty)
    var lines = ["document\tcell\tview\tkind\tscene\tnib"]
    var counts: [DoorComparison.Outcome: Int] = [:]
    let pipeline = try LayoutPipeline()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let pages = try DoorComparison.read("\(folder)/\(name)")
      for page in pages {
        let turning = Self.environment["PLUMB_DOORS_TURNING"] != nil
        let pairs =
          turning
          ? page.compareTurning(in: cells, by: pipeline)
          : cells.flatMap { cell in page.compare(in: cell, by: pipeline).map { (cell, $0) } }
        for (cell, found) in pairs {
          counts[found.outcome, default: 0] += 1
          if found.outcome != .equal { lines.append("\(name)\t\(cell.name)\t\(found)") }
        }
      }
    }
    let total = counts.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
    lines.append(total)
    if let report = Self.environment["PLUMB_DOOR_REPORT"] {
      try lines.joined(separator: "\n").write(toFile: report, atomically: true, encoding: .utf8)
    }
    #expect(counts[.differs, default: 0] * 200 <= counts[.equal, default: 0] + counts[.differs, default: 0], "\(total)")
  }
}
