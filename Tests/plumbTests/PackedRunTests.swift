import Foundation
import TestSupport
import Testing
import Values

@testable import Verifying

/// Large runs, whose files state what cells share once.
@Suite struct PackedRunTests {
  /// Returns a run of a scene whose cells differ in one number each.
  static func run(_ count: Int) -> StoredRun {
    var run = StoredRun(goldens: "Snapshots", isFiltered: false, sceneCount: 1)
    var scene = StoredScene(
      order: 0, id: "login", title: "Login", document: "Recipes/login.yaml", cellCount: count + 2, identical: 2,
      renderer: "r", recipe: [], findings: [], troubles: [], groups: [], cells: [], facts: [], orphans: [],
      missingPictures: [], tolerated: [])
    let names = (0..<count).map { "cell-\($0)" }
    for group in 0..<2 {
      let own = names.enumerated().filter { group == 0 || $0.offset % 3 == 1 }.map(\.element)
      var stored = StoredGroup(
        kind: .document, cause: "cause \(group)", effects: [StoredEffect(text: "A.Top +1 pt", example: "", cells: own)],
        cells: own)
      scene.findings.append(
        StoredFinding("finding \(group)", isFault: group == 0, cells: Array(own.prefix(3)) + ["one-that-is-identical"]))
      if group == 0 { stored.summary = [StoredEffect(text: "A: down by 1", example: "", cells: Array(own.reversed()))] }
      scene.groups.append(stored)
    }
    for (index, name) in names.enumerated() {
      scene.facts.append(["root size \(index) 400", "\"A\" frame 0 0 10 10", "\"B\" frame 0 \(index % 7) 1 1"])
      var cell = StoredCell(
        name: name, status: index % 2 == 0 ? .layout : .paint, group: 0, changes: [], facts: index,
        goldenFacts: index == 0 ? nil : index - 1, pixelHash: String(index, radix: 16),
        goldenHash: index == 0 ? nil : "ab", isPictured: index % 5 == 0, pictures: index % 5 == 0 ? [.actual] : [],
        size: [100, 200], outlines: [StoredOutline(name: "A", from: [0, 0, 10, 10], to: [0, 1, 10, 10])])
      if index % 3 == 1 { cell.causes = [0, 1] }
      if index % 4 == 1 {
        cell.changes = [StoredChange(.edge(view: "A", edge: .top, from: 0.5, to: Double(index)))]
      } else if index % 4 == 2 {
        cell.changes = [StoredChange(text: "A: text moved \(index)")]
      }
      if index == 4 { (cell.measure, cell.area, cell.redrawn) = ("3 pixels", [1, 2, 3, 4], .similar) }
      if index == 6 { cell.drawnAs = "cell-5" }
      if index % 2 == 0 { cell.drawingHash = "12" }
      scene.cells.append(cell)
    }
    run.scenes = [scene]
    return run
  }

  private func stored(_ run: StoredRun) throws -> (text: String, folder: RunFolder, scratch: TemporaryFolder) {
    let scratch = try TemporaryFolder()
    let folder = RunFolder(scratch.url.appending(path: "report").path(percentEncoded: false))
    try folder.write(run)
    return (try String(contentsOfFile: folder.runPath, encoding: .utf8), folder, scratch)
  }

  @Test(arguments: [0, 200, 201, 900]) func `a run is read back as it was`(_ count: Int) throws {
    let run = Self.run(count)
    let (text, folder, scratch) = try stored(run)
    #expect(try folder.run() == run)
    #expect(text.contains(count > 200 ? "\"version\":4" : "\"version\" : 3"))
    withExtendedLifetime(scratch) {}
  }

  /// A cell in which every property has a value that is not its default: one that packing forgets does not come back.
  @Test func `every property of a cell is packed`() throws {
    var run = Self.run(3)
    var cell = try #require(run.scenes[0].cells.last)
    (cell.name, cell.status, cell.group, cell.facts, cell.goldenFacts) = ("last", .failed, 1, 2, 1)
    (cell.pixelHash, cell.goldenHash, cell.drawingHash) = ("a1", "b2", "c3")
    (cell.isPictured, cell.pictures, cell.size, cell.area) = (true, [.actual, .crop], [3, 4], [5, 6, 7, 8])
    (cell.measure, cell.redrawn, cell.causes) = ("2 pixels", .similar, [1, 0])
    (cell.file, cell.drawnAs) = ("Tests/__Snapshots__/ATests/a.1.png", "cell-0")
    var change = StoredChange(text: "A.Top by another version")
    (change.view, change.edge, change.from, change.to) = ("A", "Top", 1, 2)
    cell.changes = [change]
    cell.outlines = [StoredOutline(name: "B", from: nil, to: [1, 2, 3, 4])]
    for (name, value) in Mirror(reflecting: cell).children {
      let isDefault = ["nil", "[]", "", "0", "false"].contains("\(value)")
      #expect(!isDefault, "\(name ?? "") has its default, so that this test could not miss it")
    }
    run.scenes[0].cells[2] = cell
    for group in run.scenes[0].groups.indices {
      let stated = run.scenes[0].groups[group]
      run.scenes[0].groups[group].cells = stated.cells.map { $0 == "cell-2" ? "last" : $0 }
      for index in stated.effects.indices { run.scenes[0].groups[group].effects[index].cells = ["last"] }
      for index in (stated.summary ?? []).indices {
        run.scenes[0].groups[group].summary?[index].cells = ["last", "cell-0"]
      }
    }
    #expect(PackedRun.isWanted(for: run) == false)
    #expect(try PackedRun(run).unpacked() == run)
  }

  @Test func `the entries of all parts are counted together`() throws {
    var room = EntryRoom()
    try room.take(Limits.runEntries - 2, "facts")
    try room.take(2, "changes")
    #expect(throws: RunFault.self) { try room.take(1, "scenes[1].outlines") }
    // A scene that states few lists, and refers to them often.
    var run = Self.run(900)
    run.scenes = (0..<3).map { number in
      var scene = run.scenes[0]
      (scene.id, scene.order) = ("login-\(number)", number)
      return scene
    }
    #expect(try PackedRun(run).unpacked() == run)
  }

  @Test func `a packed run takes a small part of the bytes`() throws {
    let run = Self.run(900)
    let (text, _, scratch) = try stored(run)
    #expect(text.utf8.count * 5 < SortedJSON.text(run).utf8.count)
    withExtendedLifetime(scratch) {}
  }

  @Test(arguments: [
    (#""rows":[[0,"#, #""rows":[[9999,"#, "scenes[0].rows[0]: 9999 is not a position in names, which has 301 entries"),
    (#""facts":[[0,1,2]"#, #""facts":[[0,1,-7]"#, "scenes[0].facts[0]: -7 is not a position in lines"),
    (#""facts":[[0,1,2]"#, #""facts":[[-1,0]"#, "scenes[0].facts[0]: expected pairs after -1"),
    (
      #""own":[0,300]"#, #""own":[0,301]"#,
      "scenes[0].groups[0]: 0, 301 is not a range of rows, of which there are 300"
    ),
    (#""own":[0,300]"#, #""own":[0,300,0,300]"#, "scenes[0].groups[0]: a cell occurs twice"),
    (#""own":[0,300]"#, #""own":[9223372036854775807,1]"#, "is not a range of rows"),
    (#""pixelHashes":["0","#, #""pixelHashes":["#, "scenes[0].rows: expected a hash for each"),
    (#"{"text":"A: text moved 2"}"#, "{}", "scenes[0].changes[1]: expected a text or an edge"),
    (#""version":4"#, #""version":5"#, "has version 5"),
  ])
  func `numbers that lead nowhere are refused with the place`(_ old: String, _ new: String, _ message: String) throws {
    let (text, folder, scratch) = try stored(Self.run(300))
    #expect(text.contains(old), "\(text.prefix(3000))")
    try Data(text.replacing(old, with: new, maxReplacements: 1).utf8).write(to: URL(filePath: folder.runPath))
    #expect { try folder.run() } throws: { "\($0)".contains(message) }
    withExtendedLifetime(scratch) {}
  }
}
