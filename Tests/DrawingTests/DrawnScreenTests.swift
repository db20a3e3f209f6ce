import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Drawing

/// What is drawn around views and over them, as digests: devices, bars, keyboards, presented views, rows and overlays. After
/// a change on purpose: raise `Renderer.version`, look at the pictures, and write the digests that the failures print.
@MainActor @Suite struct DrawnScreenTests {
  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private nonisolated static let documents: [String: String] = [
    "bars": """
    background: systemGroupedBackground
    bars:
      navigation: { title: Lamps, back: Home, trailing: [{ symbol: plus }, Edit] }
      toolbar: [{ symbol: trash }, space, Done]
      prompt: Please wait
      tab: [{ title: Home, symbol: house }, { title: Lamps, symbol: lightbulb }]
    views: { A: { background: systemBlue } }
    constraints: |
      A.Leading = Superview.LeadingMargin
      A.Trailing = Superview.TrailingMargin
      A.Top = Safe Area.Top + 8
      A.Height = 40
    """,
    "buttons": """
    bars:
      navigation:
        title: Lamps
        leading: [{ symbol: star }, Sort]
        trailing: [{ symbol: plus }, Edit]
      toolbar: [Share, space, { symbol: trash }]
    views: { A: { background: systemBlue } }
    constraints: |
      A.Leading = Superview.LeadingMargin
      A.Top = Safe Area.Top + 8
      A.Width = 40
      A.Height = 40
    """,
    "large title": """
    bars: [prompt, largeTitle, search, tab]
    views: { A: { label: Text, font: body } }
    constraints: |
      A.CenterX = Superview.CenterX
      A.Top = Safe Area.Top
    """,
    "keyboard": """
    keyboard: true
    views: { A: { textField: Message } }
    constraints: |
      A.Leading = Superview.LeadingMargin
      A.Trailing = Superview.TrailingMargin
      Keyboard Guide.Top = A.Bottom + 8
    """,
    "scrolled": """
    views:
      Scroll:
        scrollView:
        contentOffset: [0, 90]
        views: { Long: { background: systemTeal, views: { Word: { label: Word } } } }
    constraints: |
      Scroll.Leading = Superview.Leading
      Scroll.Trailing = Superview.Trailing
      Scroll.Top = Safe Area.Top
      Scroll.Bottom = Safe Area.Bottom
      Long.Leading = Scroll Content Layout Guide.Leading
      Long.Trailing = Scroll Content Layout Guide.Trailing
      Long.Top = Scroll Content Layout Guide.Top
      Long.Bottom = Scroll Content Layout Guide.Bottom
      Long.Width = Scroll Frame Layout Guide.Width + 100
      Long.Height = 1600
      Word.Leading = Long.Leading + 20
      Word.Top = Long.Top + 200
    """,
    "rows": """
    views:
      List:
        table: insetGrouped
        views:
          One: { cell: { style: value1, text: Name, detail: Value, accessory: disclosureIndicator } }
          Two: { cell: { style: subtitle, text: Lamp, detail: Tomorrow, symbol: lightbulb, accessory: checkmark } }
          Three: { cell: { style: default, text: Wifi, symbol: wifi, symbolBackground: systemRed, switch: true } }
          Four: { cell: { style: value2, text: Name, detail: Value, accessory: detailDisclosureButton } }
          Five: { cell: { style: default, text: More, accessory: detailButton } }
    constraints: |
      List.Leading = Superview.Leading
      List.Trailing = Superview.Trailing
      List.Top = Superview.Top
      List.Bottom = Superview.Bottom
    """,
    "overlays": """
    overlays: [grid, safe-area, margins, guides, alignment, touch, baselines, truncation, ambiguity, constraints, priorities, accessibility, list]
    views:
      Title: { label: A title that is longer than the width it may have, font: title2 }
      Name: { label: Name, hugging: 251 }
      Field: { textField: Enter your name }
      Card: { background: systemGray5, views: { Wish: { label: I want to be wide, lines: 0, font: footnote } } }
      Open: { background: red }
      Save: { button: Save, style: filled }
      Small: { button: x }
      Gap: { guide: }
      Clip: { clips: true, views: { Out: { background: blue }, In: { background: green } } }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Trailing <= Superview.TrailingMargin
      3. Title.Top = Safe Area.Top + 24
      4. Name.Leading = Superview.LeadingMargin
      5. Field.Leading = Name.Trailing + Standard
      6. Field.Trailing = Superview.TrailingMargin
      7. Field.Top = Title.Bottom + 24
      8. Name.Baseline = Field.Baseline
      9. Card.Top = Field.Bottom + 24
      10. Card.Leading >= Superview.LeadingMargin
      11. Card.CenterX = Superview.CenterX
      12. Card.Width = 400 (Priority 750)
      13. Card.Height = 0.25 x Card.Width
      14. Wish.Leading = Card.LeadingMargin
      15. Wish.Trailing = Card.TrailingMargin
      16. Wish.CenterY = Card.CenterY
      17. Save.Trailing = Superview.TrailingMargin
      18. Save.Top = Card.Bottom + 24
      19. Open.Top = Card.Bottom + 30
      20. Open.Leading = Superview.Leading + 20
      21. Open.Height = 30
      22. Small.Top = Open.Bottom + 10
      23. Small.Leading = Superview.Leading + 20
      24. Small.Width = 24
      25. Small.Height = 24
      26. Save.Width = 80
      27. Save.Width = 120
      28. Gap.Top = Save.Bottom
      29. Gap.Height = 20
      30. Gap.Leading = Save.Leading
      31. Gap.Width = 20
      32. Clip.Leading = Superview.Leading + 150
      33. Clip.Top = Open.Top
      34. Clip.Width = 40
      35. Clip.Height = 40
      36. Out.Leading = Clip.Leading + 20
      37. Out.Top = Clip.Top
      38. Out.Width = 40
      39. Out.Height = 20
      40. In.Leading = Clip.Leading
      41. In.Top = Clip.Top + 20
      42. In.Width = 20
      43. In.Height = 20
    """,
  ]

  private nonisolated static let cells = [
    "iphone-8-portrait+rtl", "iphone-15-landscape+dark", "iphone-15-portrait+ios26", "ipad-mini-8-3-portrait+ios10",
  ]

  @Test(arguments: ["bars", "buttons", "large title", "keyboard", "scrolled", "rows", "overlays"])
  func `a screen is drawn as its digest was recorded`(_ name: String) throws {
    let text = "title: Screen\n\(Self.documents[name] ?? "")\n"
    var scene = try RecipeDocument.decode(text, document: "screen.yaml", fonts: .installed)
    var digest = RecordedDigest()
    for style in [SceneDrawing.Style.controls, .frames] {
      scene.drawing.style = style
      for cell in Self.cells {
        let layout = pipeline.solve(scene, in: try #require(Cell(named: cell)), explained: name == "overlays")
        var drawings = [LayoutDrawing(measurer: pipeline.measurer)]
        if name == "scrolled" {
          drawings.append(LayoutDrawing(measurer: pipeline.measurer, showsContentBeyond: true))
          drawings.append(LayoutDrawing(measurer: pipeline.measurer, isForAnySize: true))
        }
        for drawing in drawings {
          digest.add(SVGWriter.write(drawing.draw(layout).withoutGlyphs, outlines: GlyphOutlines()).utf8)
        }
      }
    }
    #expect(Self.digests[name] == digest.value, "\"\(name)\": \(digest.text),")
  }

  /// Whether a bar has a ground depends on what is under it.
  @Test(arguments: ["short", "long", "long, scrolled", "short between bars", "long between bars"])
  func `bars over what scrolls are drawn as their digest was recorded`(_ name: String) throws {
    let (top, bottom) = name.contains("between") ? ("Safe Area", "Safe Area") : ("Superview", "Superview")
    let text = """
      title: Screen
      bars: { navigation: { title: Lamps }, tab: [{ title: Home, symbol: house }] }
      views:
        Scroll:
          scrollView:
          contentOffset: [0, \(name.contains("scrolled") ? 60 : 0)]
          views: { Content: { background: systemTeal } }
      constraints: |
        Scroll.Leading = Superview.Leading
        Scroll.Trailing = Superview.Trailing
        Scroll.Top = \(top).Top
        Scroll.Bottom = \(bottom).Bottom
        Content.Leading = Scroll Content Layout Guide.Leading
        Content.Trailing = Scroll Content Layout Guide.Trailing
        Content.Top = Scroll Content Layout Guide.Top
        Content.Bottom = Scroll Content Layout Guide.Bottom
        Content.Width = Scroll Frame Layout Guide.Width
        Content.Height = \(name.hasPrefix("long") ? 1600 : 300)
      """
    var scene = try RecipeDocument.decode(text, document: "screen.yaml", fonts: .installed)
    scene.drawing.style = .controls
    var digest = RecordedDigest()
    for cell in ["iphone-15-portrait", "iphone-15-portrait+ios26", "iphone-8-portrait+ios12"] {
      let list = LayoutDrawing(measurer: pipeline.measurer).draw(
        pipeline.solve(scene, in: try #require(Cell(named: cell))))
      digest.add(SVGWriter.write(list.withoutGlyphs, outlines: GlyphOutlines()).utf8)
    }
    #expect(Self.digests[name] == digest.value, "\"\(name)\": \(digest.text),")
  }

  @Test func `a film is drawn as its digest was recorded`() throws {
    let text = "title: Screen\n\(Self.documents["keyboard"] ?? "")\n"
    let scene = try RecipeDocument.decode(text, document: "screen.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let transition = LayoutTransition(
      from: pipeline.solve(scene, in: cell),
      to: pipeline.solve(scene, in: try #require(Cell(named: "iphone-8-landscape"))))
    let film = FilmStrip(transition, title: "Turned", drawing: LayoutDrawing(measurer: pipeline.measurer))
    let digest = RecordedDigest(SVGWriter.write(film.strip.withoutGlyphs, outlines: GlyphOutlines()).utf8)
    #expect(Self.digests["film"] == digest.value, "\"film\": \(digest.text),")
  }

  private nonisolated static let digests: [String: UInt64] = [
    "bars": 0xFCC3_9C18_0273_1E48,
    "buttons": 0x8B59_180F_BD57_CF4E,
    "film": 0x579B_2C37_F5F3_4924,
    "keyboard": 0xC923_19FD_EA5D_6E12,
    "large title": 0xC009_C22F_770A_3307,
    "long": 0xBDD4_0AE8_D316_7684,
    "long between bars": 0x9716_7EB3_9229_BB84,
    "long, scrolled": 0xF692_B013_B7EF_B19B,
    "overlays": 0x7B5A_8B88_486E_8855,
    "rows": 0x0DA6_49E4_9E8F_BF0E,
    "short": 0x2AFB_8CFC_29CE_44F8,
    "short between bars": 0x09D4_8583_AF5F_5EA6,
    "scrolled": 0x7572_AB76_6FB1_3647,
  ]
}
