import Layout
import Testing

@testable import RecipeDocuments

/// Color wells in recipes.
@Suite struct ColorWellTests {
  private func kind(_ value: String) throws -> SceneView.Kind? {
    try RecipeDocument.decode("views: { A: { colorWell: \(value) } }", document: "r.yaml", fonts: .installed).views
      .first?.kind
  }

  @Test func `a well shows a colour by name or number, or none`() throws {
    #expect(try kind("systemRed") == .colorWell(SceneColorWell(SceneColor.named["systemRed"])))
    #expect(try kind("\"#336699\"") == .colorWell(SceneColorWell(SceneColor(hex: 0x336699))))
    #expect(try kind("") == .colorWell(SceneColorWell()))
  }

  @Test func `an unknown colour is refused`() {
    #expect {
      try kind("rde")
    } throws: { error in
      "\(error)".hasPrefix("r.yaml:1:26: unknown colour \"rde\" for colorWell; did you mean red? (or #RRGGBB)\n")
    }
  }

  @Test func `a well is written as it was read`() throws {
    let scene = Scene(
      title: "t", document: "r.yaml",
      views: [SceneView(id: "a", name: "A", kind: .colorWell(SceneColorWell(SceneColor(hex: 0x336699))))],
      constraints: [])
    #expect(
      RecipeWriter.write(scene) == """
        title: "t"
        views:
          "A":
            colorWell: "#336699"

        """)
  }
}
