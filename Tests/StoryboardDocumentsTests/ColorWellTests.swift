import Layout
import Testing

@testable import StoryboardDocuments

/// Color wells in storyboards.
@MainActor @Suite struct ColorWellTests: StoryboardFixtures {
  @Test func `a well shows the colour that is selected`() throws {
    let color = #"<color key="selectedColor" red="1" green="0" blue="0" alpha="1"/>"#
    #expect(
      try view(element("colorWell", "", color)).kind
        == .colorWell(SceneColorWell(SceneColor(red: 1, green: 0, blue: 0))))
    #expect(try view(element("colorWell")).kind == .colorWell(SceneColorWell()))
    #expect(try natural(element("colorWell")) == [28, 28])
  }
}
