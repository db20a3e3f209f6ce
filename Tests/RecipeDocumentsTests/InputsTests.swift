import Foundation
import RecipeDocuments
import Scenes
import TestSupport
import Testing

/// Documents restored from the inputs in records.
@Suite struct InputsTests {
  private static let recipes: [String] = {
    let all = FileManager.default.enumerator(atPath: Repository.path("Recipes"))?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test(arguments: recipes)
  func `a recipe's inputs are the recipe`(_ path: String) throws {
    let scene = try RecipeDocument.read(Repository.path("Recipes/\(path)"))
    let inputs = RecipeWriter.inputs(of: scene)
    // Inputs of another scene are read from the inputs alone.
    var other = scene
    other.views = []
    let read = try #require(RecipeDocument.scene(of: inputs, like: other))
    #expect(RecipeWriter.inputs(of: read) == inputs)
  }

  @Test func `constants and keys of views are changed where they stand, and all else stays`() throws {
    let recipe = """
      views:
        Title: { label: One, font: body }
        Other: { background: red }
      constraints: |
        1. Title.Top = Superview.Top + 8
        Title.Leading = Superview.Leading - 20
        Other.Width = 30
      expect: |
        Title.Top >= Superview.Top

      """
    let scene = try RecipeDocument.decode(recipe, document: "r.yaml")
    var expected = recipe
    for (old, new) in [("+ 8", "- 9"), ("- 20", "+ 21"), ("= 30", "= 31"), ("One", "Two"), ("red", "\"#3953FF\"")] {
      expected = expected.replacing(old, with: new)
    }
    let changed = try RecipeDocument.decode(expected, document: "r.yaml")
    #expect(RecipeDocument.scene(of: RecipeWriter.inputs(of: changed), like: scene) == changed)
  }

  @Test func `a state goes on showing what is hidden otherwise`() throws {
    let recipe = """
      views:
        Hint: { label: Wrong, hidden: true }
      constraints: |
        Hint.Top = Superview.Top
      states:
        failed: { set: { Hint: { hidden: false } } }

      """
    let scene = try RecipeDocument.decode(recipe, document: "r.yaml")
    let more = try RecipeDocument.decode(
      recipe.replacing("constraints: |", with: "  Box: { background: red }\nconstraints: |"), document: "r.yaml")
    let read = try #require(RecipeDocument.scene(of: RecipeWriter.inputs(of: more), like: scene))
    #expect(read.allViews.map(\.name) == ["Hint", "Box"])
    #expect(read.states.first?.views["Hint"]?.isHidden == false)
  }

  @Test func `size classes, states, translations, visual formats and fonts are read`() throws {
    let recipe = """
      title: All
      bars: [navigation]
      views:
        Outer:
          stack: vertical
          customSpacing: { Inner: 10 }
          views:
            Inner: { label: "Say \\"hi\\"", font: body }
            Other: { button: Go }
        Box: { background: red }
      constraints: |
        1. Outer.Top = Safe Area.Top + 8
        Outer.Leading = Superview.Leading
        H:|-[box]-|
        V:[box(40)]-|
      variations:
        any x regular:
          set: { Inner: { alpha: 0.5 }, Other: { hidden: true } }
        compact x regular:
          bars: [toolbar]
          set: { Inner: { hidden: true }, Other: { hidden: false } }
          uninstall: [1, Box]
          constraints: |
            2. Outer.Top = Safe Area.Top + 16
      states:
        Later:
          notes: What is later.
          set: { Inner: { label: Bye } }
          remove: [Other]
          uninstall: [1]
          contentSize: L
          constraints: |
            1. Outer.Top = Safe Area.Top + 24
      strings:
        de: { Go: Los }

      """
    let scene = try RecipeDocument.decode(recipe, document: "Recipes/all.yaml")
    let inputs = RecipeWriter.inputs(of: scene)
    let read = try #require(RecipeDocument.scene(of: inputs, like: scene))
    #expect(RecipeWriter.inputs(of: read) == inputs)
    #expect(read.states.map(\.notes) == ["What is later."] && read.strings == ["de": ["Go": "Los"]])
    #expect(
      inputs.contains(#"compact x regular, "Inner" hidden: true"#)
        && inputs.contains("compact x regular, bars: [toolbar]"))
    #expect(read.adaptations == scene.adaptations)
    #expect(read.variations.map(\.uninstalledViews) == [[], ["Box"]])
    let moved = inputs.map { $0 == "bars: [navigation]" ? "bars: [tab]" : $0.replacing("Top + 8", with: "Top + 9") }
    #expect(RecipeWriter.inputs(of: try #require(RecipeDocument.scene(of: moved, like: scene))) == moved)
  }

  @Test(arguments: [
    #""A" label: "#, "constraint 1: Nowhere.Top = 3", #"state Gone, reader: -l"#, #""A stands in: the root view"#,
    "state Later, what: 3", "compact x any, what: 3", "no key",
  ])
  func `what cannot be read is nil`(_ line: String) throws {
    let scene = try RecipeDocument.decode("title: T\nviews: { A: { label: a } }\n", document: "t.yaml")
    #expect(RecipeDocument.scene(of: RecipeWriter.inputs(of: scene) + [line], like: scene) == nil)
  }
}
