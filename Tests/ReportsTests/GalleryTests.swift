import Foundation
import Testing
import Verifying

@testable import Reports

@Suite struct GalleryTests {
  private func entry(_ title: String, _ folder: String, cells: [Cell]) -> Gallery.Entry {
    Gallery.Entry(
      scene: Scene(title: title, document: folder, views: [], constraints: []), folder: folder,
      cells: cells.map {
        Gallery.CellEntry(
          cell: $0, pictureSize: $0.size, facts: LayoutFacts(lines: ["\"V\" frame 1 2 3 4", "root margins 0 16 0 16"]),
          findings: [])
      })
  }

  @Test func `whatever a document says, the page stays one page`() throws {
    let hostile = "</script><script>alert(1)</script>{{style}}<!--"
    let html = Gallery(entries: [entry(hostile, "a/b", cells: Matrix.standard)], formats: [.svg]).html
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("alert(1)</script>"))
  }

  @Test func `the page asks the network for nothing`() {
    let html = Gallery(entries: [entry("t", "a/b", cells: Matrix.standard)], formats: [.svg, .png]).html
    let addresses = html.matches(of: /https?:\/\/[^"'\s)]+/).map { String($0.output) }
    #expect(addresses.allSatisfy { $0.hasPrefix("http://www.w3.org/") }, "\(addresses)")
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
}
