import Foundation
import Layout
import Testing

@testable import Drawing

@Suite struct SVGTests {
  let measurer: PangoMeasurer
  let outlines: GlyphOutlines

  init() throws {
    measurer = try PangoMeasurer(fonts: FontFiles())
    outlines = GlyphOutlines()
  }

  private func svg(_ commands: [DisplayCommand], title: String = "t") -> String {
    SVGWriter.write(
      DisplayList(size: CGSize(width: 100, height: 50.5), title: title, commands: commands), outlines: outlines)
  }

  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-0.5, "-0.5"), (111.66666666, "111.667"), (1e-9, "0"), (-1e-9, "0"),
      (1234567.125, "1234567.125"),
      (0.05, "0.05"),
    ] as [(Double, String)])
  func `numbers are short and never exponents`(_ value: Double, _ text: String) {
    #expect(SVGWriter.number(value) == text)
  }

  @Test func `each view is a group with its id and name`() {
    let text = svg([
      .beginGroup(Group(id: "view-Red View", label: "Red View", translation: CGPoint(x: 20, y: 40.5))),
      .fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 5)), Ink(0xCC3300)), .endGroup,
    ])
    #expect(text.contains(#"<g id="view-Red_20_View" aria-label="Red View" transform="translate(20 40.5)">"#))
    #expect(text.contains(##"<rect width="10" height="5" fill="#cc3300"/>"##))
    #expect(text.contains(#"width="100" height="50.5" viewBox="0 0 100 50.5""#))
  }

  @Test func `a glyph is defined once and text can be read`() {
    let run = measurer.shape("aa & b", size: 12)
    let text = svg([.text(run, x: 1, baseline: 10, Ink(0x112233))])
    #expect(text.components(separatedBy: "<path id=").count - 1 == 3)
    #expect(text.components(separatedBy: "<use ").count - 1 == 4)
    #expect(text.contains(#"aria-label="aa &amp; b""#))
  }

  @Test func `whatever a document says, the file stays well-formed`() throws {
    let hostile = "<script>\"&'\u{0}\u{1F}\n</svg>\u{7F}☃"
    let text = svg([.beginGroup(Group(id: hostile, label: hostile)), .endGroup], title: hostile)
    #expect(!text.contains("<script"))
    #expect(PlainSVG.holds(Array(text.utf8)))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: [
    "<script>1</script>", "<rect onload=\"a()\"/>", "<rect\nonload=\"a()\"/>", "<rect/onload=\"a()\"/>",
    "<a xlink:href=\"#x\"/>", "<image xlink:href=\"https://example.org/a.png\"/>", "<style>*{}</style>",
    "<!DOCTYPE svg>", "<?xml-stylesheet href=\"a.css\"?>", "<rect style=\"fill:url(//example.org)\"/>",
    "<use xlink:href='javascript:a()'/>", "<foreignObject/>", "<rect width=\"1",
  ])
  func `a file with more than the writer writes is not plain`(_ part: String) {
    let whole = svg([])
    #expect(PlainSVG.holds(Array(whole.utf8)))
    #expect(!PlainSVG.holds(Array(whole.replacing("</svg>", with: "\(part)</svg>").utf8)))
    #expect(!PlainSVG.holds(Array("\(part)\(whole)".utf8)))
  }

  @Test func `ids differ where names do`() {
    let names = ["A B", "A-B", "A_B", "A\u{7}B", "ä", "AB", "A_20_B"]
    #expect(Set(names.map(SVGWriter.identifier)).count == names.count)
  }

  @Test func `a box thinner than its border is drawn all the same`() {
    for size in [CGSize(width: 10, height: 0.5), CGSize(width: 0, height: 0), CGSize(width: 0.3, height: 20)] {
      let text = svg([.border(.rect(CGRect(origin: .zero, size: size)), Ink(0), width: 1, dash: nil)])
      #expect(!text.contains("inf"))
      #expect(!text.contains("nan"))
    }
  }

  @Test func `groups without a word of their own write nothing`() {
    #expect(!svg([.beginGroup(Group()), .endGroup]).contains("<g"))
  }
}
