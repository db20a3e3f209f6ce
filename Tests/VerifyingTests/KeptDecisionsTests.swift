import Foundation
import Testing

@testable import Verifying

/// Decisions on one of a cell's causes, over several runs of `swift test`.
@Suite struct KeptDecisionsTests {
  private let package = FileManager.default.temporaryDirectory.appending(path: "plumb-kept-\(UUID().uuidString)")

  private var folder: String { package.path(percentEncoded: false) }

  private func scene(pixels: String = "1") -> StoredScene {
    var scene = StoredScene(
      order: 0, id: "T/login", title: "login()", document: "T.swift", cellCount: 1, identical: 0, renderer: "r",
      recipe: [], findings: [], troubles: [],
      groups: ["A.Top: constant 1 -> 2", "B.Top: constant 1 -> 2"].map {
        StoredGroup(kind: .document, cause: $0, effects: [], cells: ["phone"])
      },
      cells: [
        StoredCell(
          name: "phone", status: .layout, group: 0, changes: [], facts: 0, goldenFacts: 1, pixelHash: pixels,
          goldenHash: "0", isPictured: false, pictures: [], size: [1, 1], outlines: [], causes: [0, 1])
      ], facts: [["now"], ["then"]], orphans: [], missingPictures: [], tolerated: [])
    scene.golden = "Snapshots/T/login"
    return scene
  }

  /// Adds the scene in another session than the one before, and returns the decisions that are there then.
  private func nextRun(_ scene: StoredScene) throws -> [String: Decisions.Decision] {
    let run = TestRun(package: folder)
    try? FileManager.default.createDirectory(atPath: run.folder.path, withIntermediateDirectories: true)
    try "another".write(toFile: "\(run.folder.path)/session", atomically: true, encoding: .utf8)
    run.clearEarlier()
    try run.add(scene) { _ in }
    return (try RunFolder.read(Decisions.self, run.folder.decisionsPath) ?? Decisions()).cells
  }

  private func decide(_ decisions: [String: Decisions.Decision]) throws {
    var all = Decisions()
    all.cells = decisions
    let folder = TestRun(package: folder).folder
    try folder.write(SortedJSON.text(all), to: RunFolder.decisionsName)
  }

  @Test func `a decision lasts as long as what it is about`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    #expect(try nextRun(scene()).isEmpty)
    try decide(["T/login/phone#1": .accepted])
    #expect(try nextRun(scene()) == ["T/login/phone#1": .accepted])
    #expect(try nextRun(scene()) == ["T/login/phone#1": .accepted])
    #expect(try nextRun(scene(pixels: "2")).isEmpty)
  }

  @Test func `the last decision counts, and one that was taken back does not return`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    #expect(try nextRun(scene()).isEmpty)
    try decide(["T/login/phone#1": .accepted])
    #expect(try nextRun(scene()) == ["T/login/phone#1": .accepted])
    try decide(["T/login/phone#1": .rejected])
    #expect(try nextRun(scene()) == ["T/login/phone#1": .rejected])
    try decide([:])
    #expect(try nextRun(scene()).isEmpty)
  }
}
