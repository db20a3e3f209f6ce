import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import StoryboardDocuments

/// A storyboard's scene written as a recipe has the storyboard's layout, in every size class (AL-10.2).
@MainActor @Suite struct WrittenRecipeTests: StoryboardFixtures {
  /// Every device in both orientations.
  private static let cells: [Cell] = {
    var matrix = Matrix()
    matrix.devices = .all
    return (try? matrix.cells()) ?? []
  }()

  /// Returns the scene, the recipe written from it, and the recipe's text.
  private func both(_ data: Data, _ name: String) throws -> (scene: Scene, recipe: Scene, text: String) {
    let scene = try #require(try StoryboardDocument.decode(data, document: name, fonts: .installed).first)
    let text = RecipeWriter.write(scene)
    return (scene, try RecipeDocument.decode(text, document: "written.yaml", fonts: .installed), text)
  }

  private func expectSame(_ data: Data, _ name: String, in cells: [Cell]) throws {
    let (scene, recipe, text) = try both(data, name)
    let pipeline = try LayoutPipeline()
    for cell in cells {
      let drawn = pipeline.solve(scene, in: cell)
      let written = pipeline.solve(recipe, in: cell)
      #expect(drawn.views.dropFirst().map(\.frame) == written.views.dropFirst().map(\.frame), "\(cell.name)\n\(text)")
    }
  }

  @Test func `a form of ours, on all devices`() throws {
    let path = Repository.path("Recipes/screens/profile.storyboard")
    try expectSame(try Data(contentsOf: URL(filePath: path)), path, in: Self.cells)
  }

  private static let varying = #"""
    <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><exclude reference="4"/></mask>
    </variation>
    """#

  @Test func `views and constraints that some size classes lack are uninstalled there`() throws {
    let text = String(
      decoding: document(
        box("a") + box("b"), constraints: StoryboardTests.edges, guides: StoryboardTests.safe), as: UTF8.self
    ).replacing("</constraints>", with: "</constraints>\(Self.varying)")
    let data = Data(text.utf8)
    try expectSame(data, "x.storyboard", in: Self.cells)
    let written = try both(data, "x.storyboard").text
    let variations = written.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "variations:" }
    #expect(
      variations.joined(separator: "\n") == """
        variations:
          compact x compact:
            uninstall: ["View 2"]
          regular x compact:
            uninstall: ["View 2"]
          regular x regular:
            uninstall: [4]

        """)
  }

  @Test func `what attributes are elsewhere is set there`() throws {
    let stack = #"""
      <stackView opaque="NO" spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="0" height="0"/><subviews>
      <label text="One" id="l"><rect key="frame" x="0" y="0" width="0" height="0"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
      </label><switch opaque="NO" id="w"><rect key="frame" x="0" y="0" width="0" height="0"/></switch></subviews>
      <variation key="widthClass=regular" axis="vertical" spacing="9"/>
      </stackView>
      """#
    let place = #"""
      <constraint firstItem="s" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="30" id="2"/>
      """#
    let data = document(stack, constraints: place)
    try expectSame(data, "x.storyboard", in: Self.cells)
    let written = try both(data, "x.storyboard").text
    #expect(written.contains("variations:\n  regular x any:\n    set:\n      \"Stack View\":\n"), "\(written)")
    #expect(written.contains("        spacing: 9\n"))
    #expect(written.contains("        font: 30\n"))
  }
}
