import Testing

@testable import Verifying

/// What a run may state that comes from somewhere else.
@Suite struct RunValidationTests {
  private static func cell(_ name: String) -> StoredCell {
    StoredCell(
      name: name, status: .layout, group: 0, changes: [], facts: 0, goldenFacts: nil, pixelHash: "0a9f",
      goldenHash: nil,
      isPictured: false, pictures: [], size: [], outlines: [])
  }

  /// A scene with two of three cells that differ.
  private static func scene(_ id: String) -> StoredScene {
    StoredScene(
      order: 0, id: id, title: "S", document: "s.yaml", cellCount: 3, identical: 1, renderer: "", recipe: ["root"],
      findings: [], troubles: [],
      groups: [StoredGroup(kind: .document, cause: "", effects: [], cells: ["one", "two"])],
      cells: [cell("one"), cell("two")], facts: [["a"], []], orphans: [], missingPictures: [], tolerated: [])
  }

  private static var run: StoredRun {
    StoredRun(goldens: "Snapshots", isFiltered: false, shard: "1/2", sceneCount: 2, scenes: [scene("a"), scene("b")])
  }

  /// Returns what is said of a run after a change of its first scene.
  private func fault(_ change: (inout StoredScene) -> Void) -> String? {
    var run = Self.run
    change(&run.scenes[0])
    return fault(run)
  }

  private func fault(_ run: StoredRun) -> String? {
    do { try run.validate() } catch { return "\(error)" }
    return nil
  }

  @Test func `a run is valid`() { #expect(fault(Self.run) == nil) }

  @Test func `a shard is a part of a whole`() {
    var run = Self.run
    run.shard = "3/2"
    #expect(fault(run) == "shard: expected a part such as 2/8")
  }

  @Test func `each scene has an id of its own, which stays in the folder`() {
    #expect(fault { $0.id = "b" } == "scenes[1].id: another scene has this id")
    #expect(fault { $0.id = "../a" } == "scenes[0].id: \"../a\" leads out of the folder")
  }

  @Test func `counts do not contradict each other`() {
    #expect(fault { $0.order = -1 }?.hasPrefix("scenes[0].order: -1 is not in 0 to ") == true)
    #expect(fault { $0.identical = 4 } == "scenes[0].identical: 4 is not in 0 to 3")
    #expect(fault { $0.identical = 2 } == "the number of scenes[0].cells: 2 is not in 0 to 1")
    #expect(fault { $0.cellCount = -1 }?.hasPrefix("scenes[0].cellCount: -1 is not in 0 to ") == true)
  }

  @Test func `no line of a record ends inside`() {
    #expect(fault { $0.renderer = "a\nb" } == "scenes[0].renderer: a line end inside of a line")
    #expect(fault { $0.recipe = ["", "a\rb"] } == "scenes[0].recipe[1]: a line end inside of a line")
    #expect(fault { $0.facts[1] = ["", "a\n"] } == "scenes[0].facts[1][1]: a line end inside of a line")
  }

  @Test(arguments: ["a b", "../a", "a/b", "", "a\u{7}"]) func `a cell's name is one word`(_ name: String) {
    #expect(fault { $0.cells[1].name = name }?.hasPrefix("scenes[0].cells[1].name: ") == true)
  }

  @Test func `each cell has a name of its own`() {
    #expect(fault { $0.cells[1].name = "one" } == "scenes[0].cells[1].name: another cell has this name")
  }

  @Test func `positions are inside of their lists`() {
    let place = "scenes[0].cells[0]"
    #expect(fault { $0.cells[0].group = 1 } == "\(place).group: 1 is not a position in groups, which has 1 entry")
    #expect(fault { $0.cells[0].group = -1 } == "\(place).group: -1 is not a position in groups, which has 1 entry")
    #expect(fault { $0.cells[0].facts = 2 } == "\(place).facts: 2 is not a position in facts, which has 2 entries")
    #expect(
      fault { $0.cells[0].goldenFacts = 2 } == "\(place).goldenFacts: 2 is not a position in facts, which has 2 entries"
    )
    #expect(
      fault { $0.cells[0].causes = [0, 1] } == "\(place).causes[1]: 1 is not a position in groups, which has 1 entry")
  }

  @Test func `the last position of a list is a position`() {
    #expect(fault { ($0.cells[0].facts, $0.cells[0].goldenFacts) = (1, 1) } == nil)
  }

  @Test func `the causes of a cell are listed once, its group among them`() {
    let fault = fault { $0.cells[0].causes = [0, 0] }
    #expect(fault == "scenes[0].cells[0].causes: expected each cause once, group 0 among them")
  }

  @Test(arguments: ["g", "A", "0x", "/", ":"]) func `a checksum has lower-case hexadecimal digits`(_ hash: String) {
    let place = "scenes[0].cells[0]"
    #expect(fault { $0.cells[0].pixelHash = hash } == "\(place).pixelHash: expected hexadecimal digits")
    #expect(fault { $0.cells[0].goldenHash = hash } == "\(place).goldenHash: expected hexadecimal digits")
    #expect(fault { $0.cells[0].drawingHash = hash } == "\(place).drawingHash: expected hexadecimal digits")
  }

  @Test func `a size has two numbers, an area four`() {
    #expect(fault { ($0.cells[0].size, $0.cells[0].area) = ([1, 2], [1, 2, 3, 4]) } == nil)
    #expect(fault { $0.cells[0].size = [1] } == "scenes[0].cells[0].size: expected two numbers")
    #expect(fault { $0.cells[0].area = [1, 2] } == "scenes[0].cells[0].area: expected four numbers")
  }

  @Test func `both frames of an outline have four numbers`() {
    for outline in [
      StoredOutline(name: "V", from: [1], to: nil), StoredOutline(name: "V", from: nil, to: [1, 2, 3, 4, 5]),
    ] {
      #expect(fault { $0.cells[0].outlines = [outline] } == "scenes[0].cells[0].outlines[0]: expected four numbers")
    }
    #expect(fault { $0.cells[0].outlines = [StoredOutline(name: "V", from: [1, 2, 3, 4], to: nil)] } == nil)
  }

  @Test func `a cell is drawn as another one that has pictures`() {
    let message = "scenes[0].cells[1].drawnAs: expected another cell, with pictures of its own"
    #expect(fault { $0.cells[1].drawnAs = "one" } == nil)
    #expect(fault { $0.cells[1].drawnAs = "two" } == message)
    #expect(fault { $0.cells[1].drawnAs = "three" } == message)
    #expect(fault { ($0.cells[1].drawnAs, $0.cells[1].isPictured) = ("one", true) } == message)
  }

  @Test func `only a run of Swift tests has goldens beside the tests`() {
    let message = "only goldens of Swift tests have a folder of their own"
    #expect(fault { $0.golden = "Tests/A/Snapshots/card" } == "scenes[0].golden: \(message)")
    var run = Self.run
    run.goldens = StoredRun.besideTests
    #expect(fault(run) == "scenes[0].golden: \(message)")
  }
}
