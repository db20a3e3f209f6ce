import Foundation
import Testing

@testable import Reports
@testable import Verifying

/// A scene as the page of a large run begins with it.
@Suite struct LightSceneTests {
  private static func cell(_ name: String, group: Int = 0, goldenFacts: Int? = 1) -> StoredCell {
    StoredCell(
      name: name, status: .layout, group: group, changes: [], facts: 0, goldenFacts: goldenFacts, pixelHash: "",
      goldenHash: nil, isPictured: false, pictures: [.actual], size: [10, 20], outlines: [])
  }

  private static func effect(_ text: String, _ cells: [String]) -> StoredEffect {
    StoredEffect(text: text, example: text, cells: cells)
  }

  private static func scene(_ cells: [StoredCell], effects: [StoredEffect] = []) -> StoredScene {
    StoredScene(
      order: 0, id: "card", title: "Card", document: "card.yaml", cellCount: 9, identical: 0, renderer: "r", recipe: [],
      findings: [], troubles: [],
      groups: [
        StoredGroup(kind: .document, cause: "", effects: effects, cells: cells.map(\.name)),
        StoredGroup(kind: .document, cause: "", effects: [], cells: []),
      ], cells: cells, facts: [[], []], orphans: [], missingPictures: [], tolerated: [])
  }

  private static func light(_ scene: StoredScene) -> LightScene {
    var lists = LightScene.Lists()
    return LightScene(scene, part: "part-1.json", lists: &lists)
  }

  @Test func `a cell is a row of numbers, with -1 for nothing`() {
    var (plain, redrawn) = (Self.cell("iphone-15-portrait", goldenFacts: nil), Self.cell("iphone-8-portrait", group: 1))
    plain.redrawn = nil
    (redrawn.redrawn, redrawn.drawnAs, redrawn.causes) = (.exact, "iphone-15-portrait", [1, 0])
    var similar = Self.cell("ipad-air-portrait")
    similar.redrawn = .similar
    let rows = Self.light(Self.scene([plain, redrawn, similar])).rows
    #expect(
      rows == [[0, 0, 0, 0, 0, -1, -1, -1, 0], [1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0], [2, 0, 0, 0, 0, 1, -1, 1, 0]])
  }

  @Test func `the cell that stands for a cause is whole`() {
    let light = Self.light(Self.scene(["iphone-4s-portrait", "iphone-15-portrait"].map { Self.cell($0) }))
    #expect(light.shown.mapValues(\.name) == ["1": "iphone-15-portrait"])
    #expect(light.part == "part-1.json")
    #expect(light.cellCount == 9)
  }

  @Test func `a page begins with six effects of a cause, each with the cells that it shows`() throws {
    let effects = (1...7).map { Self.effect("E\($0)", ["iphone-4s-portrait", "iphone-15-portrait"]) }
    let light = Self.light(
      Self.scene(["iphone-4s-portrait", "iphone-15-portrait"].map { Self.cell($0) }, effects: effects))
    let json = String(decoding: try JSONEncoder().encode(light.groups[0]), as: UTF8.self)
    #expect(json.contains(#""effectCount":7"#))
    #expect(json.contains(#""E6""#))
    #expect(!json.contains(#""E7""#))
    #expect(json.contains(#""count":2"#))
    #expect(json.contains(#""cells":["iphone-15-portrait"]"#))
  }
}
