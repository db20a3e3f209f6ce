import Layout
import Testing

@testable import RecipeDocuments

/// Names and ids that tell views apart.
@Suite struct ViewIdentityTests {
  /// Returns the messages about a recipe with some views.
  private func messages(_ views: String) -> [String] {
    do {
      _ = try RecipeDocument.decode("views: \(views)\n", document: "a.yaml", fonts: .installed)
      return []
    } catch { return (error as? DocumentProblems)?.problems.map(\.message) ?? ["\(error)"] }
  }

  @Test(arguments: ["{ A: {}, Group: { views: { A: {} } } }", "{ A: {}, Group: { views: { a: {} } } }"])
  func `two views of one name are one problem`(_ views: String) { #expect(messages(views).count == 1) }

  @Test func `views of two names may not have one id`() {
    #expect(
      messages("{ A: { id: x }, B: { id: x } }") == [#""B" has the id of "A", "x"; choose another one"#])
    #expect(messages("{ A: {}, B: { id: A } }") == [#""B" has the id of "A", "A"; choose another one"#])
    #expect(messages("{ A: { id: x }, B: { id: y } }") == [])
  }

  @Test func `an id is not the root view's, and has no spaces around it`() {
    #expect(
      messages("{ A: { id: \"\(SceneView.rootID)\" } }")
        == ["\"\(SceneView.rootID)\" is the root view's id; choose another one"])
    for id in [" x", "x ", ""] {
      #expect(messages("{ A: { id: \"\(id)\" } }").contains("an id neither begins nor ends with a space"), "\(id)")
    }
    #expect(messages("{ A: { id: \"x y\" } }") == [])
  }
}
