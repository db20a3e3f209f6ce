import Testing

@testable import Verifying

@Suite struct JoinedSceneTests {
  private func scene(_ cell: String, _ cause: String, facts: [String]) -> StoredScene {
    StoredScene(
      order: 0, id: "T/LoginTests/login", title: "login()", document: "LoginTests.swift", cellCount: 2, identical: 1,
      renderer: "r", recipe: [], findings: [], troubles: [],
      groups: [
        StoredGroup(
          kind: .document, cause: cause, effects: [StoredEffect(text: "down", example: "A.Top 1 -> 2", cells: [cell])],
          cells: [cell])
      ],
      cells: [
        StoredCell(
          name: cell, status: .layout, group: 0, changes: [], facts: 0, goldenFacts: 1, pixelHash: "1",
          isPictured: false,
          pictures: [], size: [1, 1], outlines: [])
      ], facts: [facts, []], orphans: [], missingPictures: [], tolerated: [])
  }

  @Test func `assertions in a loop over devices are one scene`() {
    let (first, second) = (scene("phone", "A.top: 1 -> 2", facts: ["a"]), scene("pad", "A.top: 1 -> 2", facts: ["b"]))
    #expect(first.hasOtherCells(than: second))
    let whole = first.joined(with: second)
    #expect(whole.cells.map(\.name) == ["phone", "pad"])
    #expect(whole.cellCount == 4)
    #expect(whole.identical == 2)
    #expect(whole.groups.map(\.cells) == [["phone", "pad"]])
    #expect(whole.groups[0].effects.map(\.cells) == [["phone", "pad"]])
    #expect(whole.cells.map { whole.facts[$0.facts] } == [["a"], ["b"]])
  }

  @Test func `other causes keep their cells`() {
    let whole = scene("phone", "A.top: 1 -> 2", facts: ["a"]).joined(with: scene("pad", "B.top: 1 -> 2", facts: ["b"]))
    #expect(whole.groups.map(\.cause) == ["A.top: 1 -> 2", "B.top: 1 -> 2"])
    #expect(whole.cells.map(\.group) == [0, 1])
  }

  @Test func `the same assertion again replaces its result`() {
    #expect(!scene("phone", "a", facts: []).hasOtherCells(than: scene("phone", "b", facts: [])))
  }
}
