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
    // Else the first that the project lists.
    (["ipad-pro-11-landscape", "iphone-se-3-portrait"], "ipad-pro-11-landscape"),
    (["600x600-any-any", "iphone-4s-portrait"], "600x600-any-any"), (["no cell", "iphone-4s-portrait"], "no cell"),
  ])
  func `an iPhone of today stands for the others, else the first`(_ names: [String], _ first: String) {
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
}
