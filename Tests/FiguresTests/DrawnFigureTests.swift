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
    "narrow": """
    views:
      Slim Column: { background: red }
      Column of 24: { background: blue }
      Wide Column of Some Length: { background: green }
      Group: { views: { Inside: { label: Inside } } }
    constraints: |
      1. Slim Column.Leading = Superview.Leading
      2. Slim Column.Width = 12 @750
      3. Slim Column.Width >= 20 @500
      4. Column of 24.Leading = Slim Column.Trailing
      5. Column of 24.Width = 24
      6. Column of 24.CenterY = Slim Column.CenterY
      7. Wide Column of Some Length.Leading = Column of 24.Trailing + 4
      8. Wide Column of Some Length.Width = 2 x Column of 24.Width
      9. Wide Column of Some Length.Height = 40
      10. Wide Column of Some Length.Height = 60
      11. Slim Column.Top = Safe Area.Top + 8
      12. Slim Column.Height = 200
      13. Column of 24.Height = 0.5 x Slim Column.Height
      14. Wide Column of Some Length.Bottom = Superview.Bottom - 9
      15. Group.Leading = Wide Column of Some Length.Leading
      16. Group.Top = Slim Column.Top
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

  @Test(arguments: ["edges", "texts", "broken", "narrow", "stack"])
  func `a figure is drawn as its digest was recorded`(_ name: String) throws {
    let document = "title: Figure\n" + (Self.documents[name] ?? "")
    let scene = try RecipeDocument.decode(document, document: "figure.yaml", fonts: .installed)
    var digest = RecordedDigest()
    for name in ["iphone-15-portrait", "iphone-8-landscape+dark", "iphone-8-portrait+rtl"] {
      let layout = pipeline.solve(scene, in: try #require(Cell(named: name)), explained: true)
      for list in [
        FigureDrawing(measurer: pipeline.measurer).draw(layout),
        FigureDrawing(measurer: pipeline.measurer, width: 240).draw(layout),
        AnatomyFigure(measurer: pipeline.measurer).draw(layout),
      ] {
        digest.add(SVGWriter.write(list.withoutGlyphs, outlines: GlyphOutlines()).utf8)
      }
    }
    #expect(Self.digests[name] == digest.value, "\"\(name)\": \(digest.text),")
  }

  @Test(arguments: ["turned phone", "turned tablet"])
  func `a device that is turned is drawn as its digest was recorded`(_ name: String) throws {
    let document = "title: Figure\n" + (Self.documents["stack"] ?? "")
    let scene = try RecipeDocument.decode(document, document: "figure.yaml", fonts: .installed)
    let cell = try #require(Cell(named: name.hasSuffix("phone") ? "iphone-15-portrait" : "ipad-mini-8-3-portrait+dark"))
    let layout = pipeline.solve(scene, in: cell, explained: true)
    let list = AnatomyFigure(measurer: pipeline.measurer).draw(layout, rotation: RotationEvents(of: cell))
    let digest = RecordedDigest(SVGWriter.write(list.withoutGlyphs, outlines: GlyphOutlines()).utf8)
    #expect(Self.digests[name] == digest.value, "\"\(name)\": \(digest.text),")
  }

  /// Whatever is chosen: all places that a figure's names, numbers and lines may have, and their costs.
  @Test(arguments: ["edges", "texts", "broken", "narrow", "stack"])
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

  /// Charts of sizes: more changes than a row holds, reasons of one line and of several, and regions with a place that is
  /// not known.
  @Test(arguments: ["edges", "texts"])
  func `a chart of sizes is drawn as its digest was recorded`(_ name: String) throws {
    let document = "title: Figure\n" + (Self.documents[name] ?? "")
    let scene = try RecipeDocument.decode(document, document: "figure.yaml", fonts: .installed)
    func panel(_ cell: String, _ caption: String) throws -> LayoutPanel {
      LayoutPanel(pipeline.solve(scene, in: try #require(Cell(named: cell))), caption: caption)
    }
    let sides = [try panel("iphone-8-portrait", "375 wide"), try panel("iphone-15-portrait", "393 wide")]
    let (wide, dark) = (try panel("iphone-8-landscape", "667 wide"), try panel("iphone-8-landscape+dark", "dark"))
    let reasons = ["it changes", "the title, which had two lines, has one, and what is below it moves up", "it ends"]
    func sweep(_ places: [Double], _ sides: [LayoutPanel]) -> DisplayList {
      SweepFigure(
        title: "Figure", axis: "width in points", range: 320...1366,
        curves: [
          .init(view: "One", edge: "width", pieces: [(CGPoint(x: 320, y: 0), CGPoint(x: 1366, y: 200))]),
          .init(view: "One", edge: "minX", pieces: [(CGPoint(x: 320, y: 20), CGPoint(x: 700, y: 20))]),
          .init(view: "Two", edge: "height", pieces: [(CGPoint(x: 391, y: 40), CGPoint(x: 391, y: 20))]),
        ],
        changes: zip(places, reasons + reasons).map { .init(at: $0, reason: $1, sides: sides) },
        measurer: pipeline.measurer
      ).list
    }
    let corners = [CGPoint(x: 320, y: 320), CGPoint(x: 500, y: 320), CGPoint(x: 500, y: 900), CGPoint(x: 320, y: 700)]
    let plane = PlaneFigure(
      title: "Figure", width: 320...900, height: 320...900,
      regions: [
        .init(corners: corners, panel: sides[0]),
        .init(corners: corners.map { CGPoint(x: $0.x + 200, y: $0.y) }, panel: sides[1]),
      ],
      unknown: [corners.map { CGPoint(x: $0.x / 2 + 600, y: $0.y) }], measurer: pipeline.measurer)
    var digest = RecordedDigest()
    for list in [
      sweep([390, 391, 392, 420, 700], sides), sweep([700], [wide]), sweep([700], [sides[0], dark]), sweep([], sides),
      plane.list, PanelFigure("Some panels", sides + [wide], measurer: pipeline.measurer).list,
    ] {
      digest.add(SVGWriter.write(list.withoutGlyphs, outlines: GlyphOutlines()).utf8)
    }
    #expect(Self.chartDigests[name] == digest.value, "\"\(name)\": \(digest.text),")
  }

  private nonisolated static let chartDigests: [String: UInt64] = [
    "edges": 0xACE9_D0AB_6EB1_0A03,
    "texts": 0x93BB_C957_FBD0_C0E3,
  ]

  private nonisolated static let placeDigests: [String: UInt64] = [
    "broken": 0xA80_9211_53C3_F240,
    "edges": 0x331D_4C09_229B_300F,
    "narrow": 0xB827_D28F_E0EC_CDD0,
    "stack": 0x6BDF_F523_5890_1751,
    "texts": 0x8969_4891_20F5_FE16,
  ]

  private nonisolated static let digests: [String: UInt64] = [
    "broken": 0x6CD_22E3_47B6_747A,
    "edges": 0x1154_EEF8_F2C2_E340,
    "narrow": 0x4012_57FC_6656_1F1B,
    "stack": 0xE42B_A5D6_07B4_E4BE,
    "texts": 0x51F6_976C_4C7E_3693,
    "turned phone": 0x0CD2_265E_FD1F_D286,
    "turned tablet": 0xA180_FCDC_0B95_D139,
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
