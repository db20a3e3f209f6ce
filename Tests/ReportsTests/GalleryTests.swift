import Foundation
import LayoutMaps
import TestSupport
import Testing

@testable import Reports
@testable import Verifying

/// What a gallery's files contain.
@MainActor
@Suite struct GalleryTests {
  private let sample: SampleGallery

  init() throws { sample = try SampleGallery() }

  private func scene(_ title: String, _ id: String) throws -> GalleryScene {
    try sample.scene(Scene(title: title, document: "\(id).yaml", views: [], constraints: []), in: Matrix.standard)
  }

  @Test func `whatever a document says, a page stays one page`() throws {
    let hostile = "</script><script>alert(1)</script>{{style}}<!--"
    for (name, html) in try sample.files([scene(hostile, "a/b")]) {
      #expect(html.components(separatedBy: "<script").count == 3, "\(name)")
      #expect(html.components(separatedBy: "</script>").count == 3, "\(name)")
      #expect(!html.contains("alert(1)</script>"), "\(name)")
    }
  }

  @Test func `the pages ask the network for nothing`() throws {
    for html in try sample.files([scene("t", "a/b")]).values {
      let addresses = html.matches(of: /https?:\/\/[^"'\s)]+/).map { String($0.output) }
      #expect(addresses.allSatisfy { $0.hasPrefix("http://www.w3.org/") }, "\(addresses)")
    }
  }

  @Test func `chapters come from folders`() {
    #expect(Gallery.chapter(of: "simple-constraints/two-views") == "Simple Constraints")
    #expect(Gallery.chapter(of: "two-views") == "Recipes")
  }

  @Test func `placeholders are filled once and never in what fills them`() {
    let html = Page.gallery(title: "{{data}}", data: "{{script}}")
    #expect(html.contains("<title>{{data}}</title>"))
    #expect(html.contains(">{{script}}</script>"))
  }

  @Test(arguments: [
    ("#aabbcc", "~", "#aabbcc"), ("a#aabbc", "a#aabbc", ""), ("#", "#", ""), ("#aabbcg", "#aabbcg", ""),
    ("1.5", "~", "1.5"), ("1.", "~.", "1"), (".5", ".~", "5"), ("-", "-", ""), ("-7-", "~-", "-7"), ("~", "~", "~"),
    ("12 #12", "~ #~", "12 12"), ("1.5.2", "~.~", "1.5 2"),
  ])
  func `a number is a whole color, or digits with a sign and a fraction`(
    _ text: String, _ skeleton: String, _ numbers: String
  ) {
    var texts = PackedTexts()
    _ = texts.add(text)
    #expect(texts.json.skeletons == #"[["\#(skeleton)","\#(numbers)"]]"#)
  }

  @Test func `a text without its numbers is stored once, and equal columns once`() {
    var texts = PackedTexts()
    let places = [
      "<a x=\"1\" y=\"1\"/>", "<a x=\"-2.5\" y=\"-2.5\"/>", "<a x=\"-2.5\" y=\"-2.5\"/>", "<b>#aabbcc 1~2</b>",
    ]
    .map { texts.add($0) }
    #expect(places.map(\.skeleton) == [0, 0, 0, 1])
    #expect(places.map(\.row) == [0, 1, 1, 0])
    #expect(texts.json.skeletons == ##"[["<a x=\"~\" y=\"~\"/>","@0 @0"],["<b>~ ~~~</b>","#aabbcc 1 ~ 2"]]"##)
    #expect(texts.json.columns == #"["1 -2.5"]"#)
    // Numbers that were inserted stand behind their marks, and a text without any number has one row.
    let more = ["<g!/><g!/>", "no number", "no number"].map { texts.add($0, inserting: [7, 8], at: UInt8(ascii: "!")) }
    #expect(more.map(\.row) == [0, 0, 0])
    #expect(texts.json.skeletons.hasSuffix(##",["<g!~/><g!~/>","7 8"],["no number",""]]"##))
  }

  @Test func `every cell is in one distinct layout, and no two layouts of a setting have one name`() throws {
    for name in ["screens/sign-in", "simple-constraints/two-views-with-complex-widths", "text/scripts"] {
      let scene = try SampleGallery.recipe(name)
      let packed = ScenePack(try sample.scene(scene, in: try SampleGallery.allCells(of: scene)))
      #expect(packed.groups.count == 1 + scene.states.count)
      for group in packed.groups {
        #expect(group.layouts.flatMap(\.cells).sorted() == group.cells)
        let names = group.layouts.map(\.name)
        #expect(Set(names).count == names.count, "\(names)")
        #expect(!names.contains(""), "\(names)")
        #expect(Set(group.layouts.map(\.place)).count == names.count, "\(group.layouts.map(\.place))")
        for layout in group.layouts.dropFirst() {
          #expect(layout.nearest != nil)
          #expect(layout.cells.contains(layout.representative))
        }
      }
    }
  }
}
