import Foundation
import Layout
import RecipeDocuments
import Testing

/// Bars that the root view does not extend under (AL-5.14, AL-5.21).
@MainActor @Suite struct OpaqueBarsTests {
  private func layout(_ bars: String, in cell: String, _ views: String = "") throws -> SolvedLayout {
    let text = "bars: { \(bars) }\nlook: 13\nviews:\n  A: { frame: [0, 0, 10, 10] }\n\(views)"
    let scene = try RecipeDocument.decode(text, document: "screen.yaml", fonts: .installed)
    return try LayoutPipeline().solve(scene, in: try #require(Cell(named: cell)))
  }

  @Test(
    arguments: [
      ("navigation: null, opaque: [navigation]", "iphone-8-portrait", 64, 0, Insets.zero),
      ("navigation: null, tab: null, opaque: [navigation]", "iphone-8-portrait", 64, 0, Insets(0, 0, 49, 0)),
      ("navigation: null, tab: null, opaque: [tab]", "iphone-8-portrait", 0, 49, Insets(64, 0, 0, 0)),
      ("tab: null, toolbar: null, opaque: [tab]", "iphone-8-portrait", 0, 93, Insets(20, 0, 0, 0)),
      ("navigation: null, tab: null, opaque: [navigation, tab]", "iphone-11-portrait", 92, 83, Insets.zero),
      ("navigation: null, opaque: [navigation]", "iphone-11-landscape", 44, 0, Insets(0, 48, 21, 48)),
      ("largeTitle: null, opaque: [largeTitle]", "iphone-8-portrait", 116, 0, Insets.zero),
    ] as [(String, String, Double, Double, Insets)])
  func `AL-5.14 the root view ends at opaque bars and goes below others`(
    _ bars: String, _ cell: String, _ top: Double, _ bottom: Double, _ safeArea: Insets
  ) throws {
    let layout = try layout(bars, in: cell)
    #expect(layout.rootInsets == Insets(top, 0, bottom, 0))
    #expect(layout.safeArea == safeArea)
    let height: Double = layout.views[0].frame.height
    #expect(height == layout.cell.size.height - top - bottom)
    #expect(layout.rootSize.height == height)
    #expect(layout.exact("A") == [0, 0, 10, 10])
  }

  @Test func `what is presented covers opaque bars, too`() throws {
    let layout = try layout(
      "navigation: null, opaque: [navigation]", in: "iphone-8-portrait",
      "  S: { sheet: large, views: { B: { label: x } } }\n")
    let sheet = try #require(layout.views.first { $0.name == "S" })
    // In the root view's coordinates, which start 64 points down.
    #expect(sheet.absoluteFrame.maxY == CGFloat(667 - 64))
    #expect(sheet.absoluteFrame.minY < 0)
  }

  @Test func `opaque bars are written as they are read`() throws {
    let text = """
      bars: { navigation: { title: "Words" }, tab: null, opaque: [navigation, tab] }
      views:
        "A": { frame: [0, 0, 10, 10] }
      """
    let scene = try RecipeDocument.decode(text, document: "screen.yaml", fonts: .installed)
    #expect(scene.barContents.opaque == [.navigation, .tab])
    let again = try RecipeDocument.decode(RecipeWriter.write(scene), document: "screen.yaml", fonts: .installed)
    #expect(again.barContents == scene.barContents)
    #expect(again.bars == scene.bars)
  }

  @Test(arguments: [
    ("navigation: null, opaque: navigation", "opaque is a list of bars, such as [navigation, tab]"),
    ("navigation: null, opaque: [tab]", "opaque: there is no tab bar here"),
    ("navigation: null, opaque: [navigaton]", "did you mean navigation?"),
  ])
  func `what cannot be opaque is reported`(_ bars: String, _ message: String) throws {
    #expect {
      try RecipeDocument.decode(
        "bars: { \(bars) }\nviews: { A: { frame: [0, 0, 1, 1] } }\n", document: "a.yaml", fonts: .installed)
    } throws: { "\($0)".contains(message) }
  }
}
