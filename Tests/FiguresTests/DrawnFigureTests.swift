import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Drawing
@testable import Figures

/// What is drawn in figures, as digests. After a change on purpose: look at the figures (`plumb render --style figure`),
/// and write the digests that the failures print.
@MainActor @Suite struct DrawnFigureTests {
  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private nonisolated static let documents: [String: String] = [
    "edges": """
    views:
      Red: { background: red }
      Blue: { background: blue }
      Hidden: { background: green, hidden: true }
    constraints: |
      1. Red.Leading = Superview.LeadingMargin
      2. Blue.Leading = Red.Trailing + 8
      3. Superview.TrailingMargin = Blue.Trailing
      4. Red.Width = 0.5 x Blue.Width
      5. Red.Top = Safe Area.Top + 20
      6. Blue.CenterY = Red.CenterY
      7. Red.Height = 60
      8. Blue.Height = Red.Height @750
      9. Red.Width >= 500 @750
      10. Red.Height <= 80
      11. Hidden.Leading = Blue.Leading
      12. Hidden.Top = Blue.Bottom + Standard
    """,
    "texts": """
    views:
      Title: { label: A title of some length, font: title1 }
      Field: { textField: "" }
      Name: { label: Name }
      Button: { button: Go on }
      Photo: { background: gray }
    constraints: |
      Title.CenterX = Superview.CenterX
      Title.Top = Safe Area.Top + 12
      Name.Leading = Superview.Leading + 20
      Name.LastBaseline = Field.LastBaseline
      Field.Leading = Name.Trailing + Standard
      Superview.Trailing = Field.Trailing + 20
      Field.Top = Title.Bottom + 30
      Button.Trailing = Field.Trailing
      Button.Top = Field.Bottom + 20
      Photo.Leading = Name.Leading
      Photo.Bottom = Safe Area.Bottom - 10
      Photo.Width = 2 x Photo.Height
    """,
    "broken": """
    views:
      Card: { background: systemBlue, views: { Inner: { background: white } } }
      Open: { background: red }
    constraints: |
      Card.Leading = Superview.Leading + 20
      Card.Trailing = Superview.Trailing - 20
      Card.Width = 500
      Card.Top = Superview.Top + 80
      Card.Height = 100
      Inner.CenterX = Card.CenterX
      Inner.CenterY = Card.CenterY
      Inner.Width = 40
      Inner.Height = 0.5 x Card.Height
      Open.Top = Card.Bottom + 8
      Open.Height = 20
      Open.Leading >= Card.Leading
    """,
    "stack": """
    views:
      Bar: { stack: horizontal, spacing: 8, distribution: fillEqually, views: { One: { label: A }, Two: { label: B } } }
    constraints: |
      Bar.Leading = Superview.Leading + 16
      Bar.Trailing = Superview.Trailing - 16
      Bar.Top = Safe Area.Top
    """,
  ]

  @Test(arguments: ["edges", "texts", "broken", "stack"])
  func `a figure is drawn as its digest was recorded`(_ name: String) throws {
    let document = "title: Figure\n" + (Self.documents[name] ?? "")
    let scene = try RecipeDocument.decode(document, document: "figure.yaml", fonts: .installed)
    var digest = RecordedDigest()
    for name in ["iphone-15-portrait", "iphone-8-landscape+dark", "iphone-8-portrait+rtl"] {
      let layout = pipeline.solve(scene, in: try #require(Cell(named: name)), explained: true)
      for list in [
        FigureDrawing(measurer: pipeline.measurer).draw(layout),
        AnatomyFigure(measurer: pipeline.measurer).draw(layout),
      ] {
        digest.add(SVGWriter.write(list.withoutGlyphs, outlines: GlyphOutlines()).utf8)
      }
    }
    #expect(Self.digests[name] == digest.value, "\"\(name)\": \(digest.text),")
  }

  /// Whatever is chosen: all places that a figure's names, numbers and lines may have, and their costs.
  @Test(arguments: ["edges", "texts", "broken", "stack"])
  func `the places of marks and names are considered as their digest was recorded`(_ name: String) throws {
    let document = "title: Figure\n" + (Self.documents[name] ?? "")
    let scene = try RecipeDocument.decode(document, document: "figure.yaml", fonts: .installed)
    var digest = RecordedDigest()
    for name in ["iphone-15-portrait", "iphone-8-portrait+rtl"] {
      let layout = pipeline.solve(scene, in: try #require(Cell(named: name)), explained: true)
      for panel in try #require(FigurePlan(layout, width: 370, pipeline.measurer)).panels {
        for place in panel.placement.candidates { digest.add(place.rounded.utf8) }
      }
    }
    #expect(Self.placeDigests[name] == digest.value, "\"\(name)\": \(digest.text),")
  }

  private nonisolated static let placeDigests: [String: UInt64] = [
    "broken": 0xA80_9211_53C3_F240,
    "edges": 0x331D_4C09_229B_300F,
    "stack": 0x6BDF_F523_5890_1751,
    "texts": 0x8969_4891_20F5_FE16,
  ]

  private nonisolated static let digests: [String: UInt64] = [
    "broken": 0x23E9_B174_1492_A485,
    "edges": 0xAB9D_C62F_B4DC_D17A,
    "stack": 0xDD4F_7616_CCBF_ACB4,
    "texts": 0xB9FF_6629_A60E_0A0F,
  ]
}

extension MarkPlace {
  /// What it covers and costs, in tenths of a point.
  fileprivate var rounded: String {
    let boxes = [box, line, second].map { $0.map { [$0.left, $0.top, $0.right, $0.bottom] } ?? [] }
    let numbers = (boxes.joined() + [middle, cost]).map { Int(($0 * 10).rounded()) }
    return "\(shape) \(suffix) \(boxes.map(\.count)) \(numbers)"
  }
}

extension DisplayList {
  /// The list with a small box at the start of each text: glyphs are those of the installed font.
  fileprivate var withoutGlyphs: DisplayList {
    DisplayList(
      size: size, title: title,
      commands: commands.map { command in
        guard case .text(_, let x, let baseline, let ink) = command else { return command }
        return .fill(.rect(CGRect(x: x.rounded(), y: baseline.rounded(), width: 1, height: 1)), ink)
      })
  }
}
