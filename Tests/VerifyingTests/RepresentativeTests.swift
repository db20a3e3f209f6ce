import Testing

@testable import Verifying

/// Which cell stands for others in reports.
@Suite struct RepresentativeTests {
  @Test(arguments: [
    // An iPhone of today, upright if possible.
    (
      ["iphone-4s-portrait", "ipad-pro-11-portrait", "iphone-15-landscape", "iphone-15-portrait"], "iphone-15-portrait"
    ),
    (["iphone-4s-portrait", "iphone-15-landscape"], "iphone-15-landscape"),
    (["iphone-4s-portrait", "iphone-16-portrait+dark", "iphone-17-portrait"], "iphone-17-portrait"),
    // In a state or for another reader too, if it differs in no other.
    (["iphone-4s-portrait+dark", "iphone-15-portrait+dark"], "iphone-15-portrait+dark"),
    (["iphone-4s-portrait+wrong-password", "iphone-15-portrait+wrong-password"], "iphone-15-portrait+wrong-password"),
    (["iphone-15-portrait+dark", "iphone-15-landscape"], "iphone-15-landscape"),
    // Else the first that the project lists.
    (["ipad-pro-11-landscape", "iphone-se-3-portrait"], "ipad-pro-11-landscape"),
    (["600x600-any-any", "iphone-4s-portrait"], "600x600-any-any"), (["no cell", "iphone-4s-portrait"], "no cell"),
  ])
  func `a current iPhone stands for the others, else the first`(_ names: [String], _ first: String) {
    #expect(Representative.sorted(names).first == first)
  }

  @Test func `the cell that stands for a cause is drawn first`() {
    var scene = StoredScene(
      order: 0, id: "s", title: "S", document: "s.yaml", cellCount: 3, identical: 0, renderer: "", recipe: [],
      findings: [], troubles: [],
      groups: [
        StoredGroup(kind: .document, cause: "", effects: [], cells: ["iphone-4s-portrait", "iphone-15-portrait"])
      ],
      cells: [], facts: [[]], orphans: [], missingPictures: [], tolerated: [])
    scene.cells = ["iphone-4s-portrait", "ipad-air-portrait", "iphone-15-portrait"].map {
      StoredCell(
        name: $0, status: .layout, group: 0, changes: [], facts: 0, goldenFacts: nil, pixelHash: "", goldenHash: nil,
        isPictured: false, pictures: [], size: [], outlines: [])
    }
    #expect(scene.drawingOrder == [2, 0, 1])
  }

  @Test(arguments: [
    // Far below a phone's screen, and on that of a tablet.
    (1000, 1000, "ipad-air-portrait"), (1000, 400, "ipad-air-portrait"), (900, 800, "ipad-air-portrait"),
    (3000, 400, "iphone-15-portrait"),
    // Nowhere on a screen.
    (3000, 3000, "iphone-15-portrait"),
  ])
  func `a cause is shown where a view that moved is on the screen`(_ before: Int, _ now: Int, _ example: String) {
    let names = ["iphone-15-portrait", "ipad-air-portrait"]
    func facts(_ top: Int, _ size: String) -> [String] { ["root size \(size)", "\"Note\" frame 0 \(top) 100 20"] }
    var scene = StoredScene(
      order: 0, id: "s", title: "S", document: "s.yaml", cellCount: 2, identical: 0, renderer: "", recipe: [],
      findings: [], troubles: [],
      groups: [StoredGroup(kind: .document, cause: "", effects: [], cells: names)], cells: [],
      facts: [facts(now, "393 852"), facts(before, "393 852"), facts(now, "820 1180"), facts(before, "820 1180")],
      orphans: [], missingPictures: [], tolerated: [])
    var change = StoredChange(text: "Note.Top 1 -> 2")
    (change.view, change.edge, change.from, change.to) = ("Note", "Top", Double(before), Double(now))
    scene.cells = names.enumerated().map { place, name in
      StoredCell(
        name: name, status: .layout, group: 0, changes: [change], facts: 2 * place, goldenFacts: 2 * place + 1,
        pixelHash: "", goldenHash: "", isPictured: false, pictures: [], size: [], outlines: [])
    }
    #expect(scene.examples(ofGroup: 0).first == example)
  }
}
