import Layout
import Testing

@testable import StoryboardDocuments

/// What Interface Builder makes of views without a size in a stack view (`control-metrics.md` 3.5).
@MainActor @Suite struct ArrangedSizeTests: StoryboardFixtures {
  /// Returns the frames of the views in a vertical stack view 200 points wide at the top left.
  private func frames(of views: String, _ ids: String...) throws -> [[Double]] {
    let stack = element("stackView", #"axis="vertical""#, "<subviews>\(views)</subviews>", id: "stack")
    let layout = try layout(
      document(
        stack,
        constraints: """
          <constraint firstItem="stack" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
          <constraint firstItem="stack" firstAttribute="top" secondItem="root-1" secondAttribute="top" id="2"/>
          <constraint firstItem="stack" firstAttribute="width" constant="200" id="3"/>
          """))
    return ids.map { frame(layout, $0) }
  }

  private func label(_ text: String, _ attributes: String = "", id: String) -> String {
    element(
      "label", #"text="\#(text)" horizontalHuggingPriority="251" verticalHuggingPriority="251" \#(attributes)"#,
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, id: id)
  }

  @Test func `a plain view and a stack view without views are 50 high`() throws {
    let views = box("a") + element("stackView", "", id: "b")
    #expect(try frames(of: views, "a", "b") == [[0, 0, 200, 50], [0, 50, 200, 50]])
  }

  @Test func `a plain view stretches a label that hugs less, and a constraint wins`() throws {
    let text = label("Text", id: "text")
    let edges = ["leading", "trailing", "top", "bottom"].map {
      #"<constraint firstItem="text" firstAttribute="\#($0)" secondItem="a" secondAttribute="\#($0)" id="e-\#($0)"/>"#
    }
    let height = #"<constraint firstAttribute="height" constant="30" id="h"/>"#
    func card(_ constraints: String, _ attributes: String = "") -> String {
      box("a", "<subviews>\(text)</subviews><constraints>\(constraints)</constraints>", attributes: attributes)
    }
    #expect(try frames(of: card(edges.joined()), "text") == [[0, 0, 200, 50]])
    #expect(try frames(of: card(edges.joined() + height), "text") == [[0, 0, 200, 30]])
    #expect(try frames(of: card(edges.joined(), #"verticalHuggingPriority="1000""#), "text") == [[0, 0, 200, 20.5]])
  }

  @Test(arguments: [("", 50.0), (#"numberOfLines="0""#, 0), (#"customClass="Own""#, 0)])
  func `an empty label of one line is 50 high`(_ attributes: String, _ height: Double) throws {
    #expect(try frames(of: label("", attributes, id: "a"), "a") == [[0, 0, 200, height]])
  }

  @Test func `on a device it has no size`() throws {
    let stack = element("stackView", #"axis="vertical""#, "<subviews>\(box("a"))</subviews>", id: "stack")
    let scene = try scene(document(stack))
    #expect(scene.allViews.first { $0.id == "a" }?.intrinsic != nil)
    #expect(scene.onDevices.allViews.first { $0.id == "a" }?.intrinsic == nil)
  }
}
