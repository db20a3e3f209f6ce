import Layout
import RecipeDocuments
import Testing

/// What a recipe means that states little, and each of its keys.
@Suite struct RecipeDefaultTests {
  private func scene(_ more: String = "") throws -> Scene {
    try RecipeDocument.decode("views: { A: {} }\n\(more)\n", document: "Recipes/card.yaml", fonts: .installed)
  }

  @Test func `a recipe that states nothing is as on a device`() throws {
    let scene = try scene()
    #expect(scene.title == "card")
    #expect(scene.document == "Recipes/card.yaml")
    #expect(scene.source == nil)
    #expect(scene.notes == nil)
    #expect(scene.bars.isEmpty)
    #expect(scene.background == nil)
    #expect(!scene.allowsAmbiguity)
    #expect(!scene.allowsConflicts)
    #expect(!scene.showsKeyboard)
    #expect(scene.respectsSystemMargins)
    #expect(scene.hasMarginsFromSafeArea)
    #expect(scene.look == .usual)
    #expect(scene.guardedCells == nil)
    #expect(scene.rootView == nil)
    #expect(scene.states.isEmpty)
    #expect(scene.invariants.isEmpty)
    #expect(scene.silences.isEmpty)
  }

  @Test func `each key states its own`() throws {
    #expect(try scene("title: Card").title == "Card")
    #expect(try scene("title: \"\"").title == "card")
    #expect(try scene("source: A book").source == "A book")
    #expect(try scene("notes: A note").notes == "A note")
    #expect(try scene("ambiguous: true").allowsAmbiguity)
    #expect(try scene("conflicting: true").allowsConflicts)
    #expect(try scene("keyboard: true").showsKeyboard)
    #expect(try !scene("respectsSystemMargins: false").respectsSystemMargins)
    #expect(try !scene("marginsFromSafeArea: false").hasMarginsFromSafeArea)
    #expect(try scene("look: 26").look == .glass)
    #expect(try scene("bars: [tab]").bars == [.tab])
    #expect(try scene("cells: [iphone-15-portrait]").guardedCells?.map(\.name) == ["iphone-15-portrait"])
  }

  @Test func `a recipe without views is refused, unless its root is a view`() {
    #expect(throws: DocumentProblems.self) {
      try RecipeDocument.decode("title: A\n", document: "a.yaml", fonts: .installed)
    }
    #expect(throws: DocumentProblems.self) {
      try RecipeDocument.decode("views: {}\n", document: "a.yaml", fonts: .installed)
    }
  }
}
