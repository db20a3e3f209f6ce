import Layout
import Testing

@testable import Goldens
@testable import Verifying

/// What a cache knows of cells, and whether it must be stored.
@Suite struct KnownCellsTests {
  private let cell: Cell

  init() throws { cell = try #require(Cell(named: "iphone-15-portrait")) }

  private func observation(
    _ line: String = #""V" frame 0 0 1 1"#, hash: String = "a", fonts: [String] = ["Inter"], findings: [Finding] = []
  ) -> Observation {
    Observation(
      cell: cell, facts: LayoutFacts(lines: [line]), findings: findings, pixelHash: hash, drawingHash: "d", fonts: fonts
    )
  }

  @Test func `what was just read need not be stored`() {
    #expect(!KnownCells(path: "p").hasChanged)
    #expect(!KnownCells(path: "p", text: "nothing").hasChanged)
    #expect(KnownCells(path: "p").isEmpty)
  }

  @Test func `a new observation is known, and changes the cache once`() throws {
    var known = KnownCells(path: "p")
    known.note(observation(), on: cell)
    #expect(known.hasChanged)
    #expect(!known.isEmpty)
    #expect(known.observation(of: cell)?.pixelHash == "a")
    var read = KnownCells(path: "p", text: known.text)
    #expect(read.observation(of: cell)?.fonts == ["Inter"])
    #expect(read.observation(of: cell)?.facts == observation().facts)
    read.note(observation(), on: cell)
    #expect(!read.hasChanged)
  }

  @Test(arguments: [#""V" frame 0 0 2 1"#, "hash", "fonts"]) func `another observation replaces it`(_ change: String) {
    var known = KnownCells(path: "p")
    known.note(observation(), on: cell)
    var read = KnownCells(path: "p", text: known.text)
    let other =
      switch change {
      case "hash": observation(hash: "b")
      case "fonts": observation(fonts: [])
      default: observation(change)
      }
    #expect(!read.agrees(with: other, on: cell))
    read.note(other, on: cell)
    #expect(read.hasChanged)
    #expect(read.agrees(with: other, on: cell))
  }

  @Test func `a cell with findings is forgotten`() {
    let open = observation(findings: [.omitted(count: 1, kind: "conflict")])
    var known = KnownCells(path: "p")
    known.note(open, on: cell)
    #expect(!known.hasChanged)
    #expect(known.agrees(with: open, on: cell))
    known.note(observation(), on: cell)
    var read = KnownCells(path: "p", text: known.text)
    #expect(!read.agrees(with: open, on: cell))
    read.note(open, on: cell)
    #expect(read.hasChanged)
    #expect(read.observation(of: cell) == nil)
  }

  @Test func `what is forgotten must be stored`() {
    var known = KnownCells(path: "p")
    known.forget()
    #expect(known.hasChanged)
    #expect(known.isEmpty)
  }
}
