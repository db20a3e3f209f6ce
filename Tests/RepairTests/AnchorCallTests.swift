import Layout
import RecipeDocuments
import Repair
import Testing

/// Constraints as lines of Swift.
@Suite struct AnchorCallTests {
  private static let recipe = """
    views:
      title: { label: Title }
      price: { label: Price }
    constraints: |
      title.Leading = Superview.LeadingMargin + 8
      title.Top >= Safe Area.Top + 20 (Priority 999)
      price.Width = 0.5 x title.Width
      price.Height <= 44
      price.Baseline = title.Baseline

    """

  @Test func `a constraint is a call of an anchor`() throws {
    let scene = try RecipeDocument.decode(Self.recipe, document: "a.yaml", fonts: .installed)
    let call = AnchorCall(scene)
    #expect(
      scene.constraints.map { call.lines($0) } == [
        [
          "title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 8).isActive = true"
        ],
        [
          "let constraint = title.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)",
          "constraint.priority = UILayoutPriority(999)", "constraint.isActive = true",
        ],
        ["price.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5).isActive = true"],
        ["price.heightAnchor.constraint(lessThanOrEqualToConstant: 44).isActive = true"],
        ["price.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor).isActive = true"],
      ])
    // Code has properties, not the names that people read.
    var named = scene
    for (id, name) in [("title", "Title of the row"), ("price", "UILabel 2")] {
      var view = try #require(scene.allViews.first { $0.id == id })
      view.name = name
      named.replaceViews([id: view])
    }
    #expect(AnchorCall(named).lines(scene.constraints[2]) == call.lines(scene.constraints[2]))
    let lone = SceneConstraint(.init(.view("tag 3"), .width), constant: .points(44))
    #expect(call.lines(lone) == ["<#tag 3#>.widthAnchor.constraint(equalToConstant: 44).isActive = true"])
    #expect(
      call.lines(.set(.hugging(.horizontal, 252), of: "title")) == [
        "title.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)"
      ])
  }
}
