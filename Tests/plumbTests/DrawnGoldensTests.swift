import Foundation
import Testing
import Verifying

/// Cells whose drawing equals the recorded one are painted only if a difference could show.
@Suite struct DrawnGoldensTests {
  private static let path = "Snapshots/simple/frames.txt"

  /// Returns a workplace without a cache, whose goldens cover all devices.
  private func recorded() throws -> Workplace {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"]).code == 0)
    return workplace
  }

  /// Changes the record so that a cell's drawing had other pixels.
  private func changePixels(of name: String, in workplace: Workplace) throws {
    let record = try SceneRecord(parsing: try workplace.text(Self.path))
    let hash = try #require(record.cells.first { $0.entry.name == name }).entry.pixelHash
    try workplace.rewrite(Self.path) { entry, facts in
      (entry.pixelHash == hash ? entry.drawn(pixels: "0123456789abcdef") : entry, facts)
    }
  }

  @Test func `the same drawing with other pixels is found, and reported`() throws {
    let workplace = try recorded()
    try workplace.rewrite(Self.path) { entry, facts in (entry.drawn(pixels: "0123456789abcdef"), facts) }
    let outcome = try workplace.plumb(["verify"])
    #expect(outcome.code == 1)
    #expect(outcome.out.contains("the picture changed"))
    #expect(
      outcome.talk.contains(
        "Recipes/simple.yaml: the same drawing produced different pixels than when it was recorded; all cells were painted"
      ))
  }

  @Test(arguments: [("iphone-15-portrait", []), ("iphone-4s-portrait", ["--no-cache"])])
  func `cells with golden pictures are always painted, and all cells where no cache is wanted`(
    _ cell: String, _ flags: [String]
  ) throws {
    let workplace = try recorded()
    try changePixels(of: cell, in: workplace)
    let outcome = try workplace.plumb(["verify"] + flags)
    #expect(outcome.code == 1)
    #expect(outcome.out.contains("the picture changed"))
  }

  @Test func `a record that does not say what was drawn is compared by its pixels`() throws {
    let workplace = try recorded()
    func rewrite(_ pixels: String? = nil) throws {
      try workplace.rewrite(Self.path) { entry, facts in
        (SceneRecord.CellEntry(name: entry.name, pixelHash: pixels ?? entry.pixelHash), facts)
      }
    }
    try rewrite()
    #expect(try workplace.plumb(["verify"]).code == 0)
    try rewrite("0123456789abcdef")
    #expect(try workplace.plumb(["verify"]).code == 1)
  }
}
