import Foundation
import Layout
import RecipeDocuments
import Testing
import UIKit
import _Testing_UIKit

@testable import SceneModel

/// Scenes for other reader settings: text sizes, directions, languages.
@MainActor @Suite struct ReaderTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  private func scene(_ text: String) throws -> Scene {
    try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed)
  }

  private func solve(_ scene: Scene, _ variant: CellVariant, state: String? = nil) -> SolvedLayout {
    kitchen.pipeline.solve(scene, in: Kitchen.Environment.e2.cell.varied(variant).inState(state))
  }

  private static let two = """
    views: { A: { label: Name, font: body }, B: { label: "{number 1234.5}", font: 17 } }
    strings: { de: { Name: Nachname }, he: { Name: שם } }
    constraints: |
      A.Leading = Superview.LeadingMargin
      A.Top = Top Layout Guide.Bottom + 20
      B.Leading = A.Trailing + 8
      B.Top = A.Top
    states:
      german: { language: de, contentSize: ax5 }
    """

  private func texts(_ layout: SolvedLayout) -> [String] {
    layout.views.compactMap { $0.text?.lines.map(\.run.text).joined(separator: " ") }
  }

  @Test func `texts, numbers and widths are those of the language`() throws {
    let scene = try scene(Self.two)
    #expect(texts(solve(scene, CellVariant())) == ["Name", "1,234.5"])
    let german = solve(scene, CellVariant(language: Language("de")))
    #expect(texts(german) == ["Nachname", "1.234,5"])
    #expect(german.views[1].frame.width > solve(scene, CellVariant()).views[1].frame.width)
    // Austria has no strings of its own, so the German ones apply; French has none at all.
    #expect(texts(solve(scene, CellVariant(language: Language("de-AT"))))[0] == "Nachname")
    #expect(texts(solve(scene, CellVariant(language: Language("fr"))))[0] == "Name")
  }

  @Test func `a language from right to left begins on the right`() throws {
    let layout = solve(try scene(Self.two), CellVariant(language: Language("he")))
    #expect(abs(layout.views[1].frame.maxX - 359) < 1e-9)
    #expect(abs(layout.views[2].frame.maxX - layout.views[1].frame.minX + 8) < 1e-9)
    let forced = solve(try scene(Self.two), CellVariant(direction: .leftToRight, language: Language("he")))
    #expect(forced.views[1].frame.minX == 16)
  }

  @Test func `text styles follow the reader, points do not`() throws {
    let scene = try scene(Self.two)
    let large = solve(scene, CellVariant(contentSize: .ax5))
    #expect(large.views[1].text?.lines[0].run.pieces.map(\.size) == [53])
    #expect(large.views[2].text?.lines[0].run.pieces.map(\.size) == [17])
    #expect(large.views[1].frame.height == 63.5 || large.views[1].frame.height == 64)
  }

  @Test func `a state that changes the reader gives the layout of that reader`() throws {
    let scene = try scene(Self.two)
    let there = solve(scene, CellVariant(contentSize: .ax5, language: Language("de")))
    let changed = solve(scene, CellVariant(), state: "german")
    #expect(changed.views.map(\.frame) == there.views.map(\.frame))
    #expect(changed.views.map(\.text) == there.views.map(\.text))
  }

  @Test func `every recipe of texts comes out the same whether its reader changed or was there from the start`() throws
  {
    for name in ["language-changed", "type-size-changed", "direction-changed", "text-styles"] {
      let scene = try kitchen.recipe("text/\(name)")
      #expect(!scene.states.isEmpty)
      for state in scene.states where state.views.isEmpty {
        let (there, changed) = (solve(scene, state.variant), solve(scene, CellVariant(), state: state.id))
        #expect(changed.views.map(\.frame) == there.views.map(\.frame), "\(name) \(state.name)")
      }
    }
  }

  @Test func `languages for testing change texts as they say`() {
    #expect(PseudoLanguage.text("Save it, now", .accented) == "Šåṽé îţ, ñöŵ")
    #expect(PseudoLanguage.text("Save", .lengthened).count == 8)
    #expect(PseudoLanguage.text("Hmm", .lengthened).count == 6)
    #expect(PseudoLanguage.text("", .lengthened).isEmpty)
    let long = String(repeating: "some words ", count: 20)
    #expect((1.2...1.4).contains(Double(PseudoLanguage.text(long, .lengthened).count) / Double(long.count)))
    #expect(PseudoLanguage.text("Save all 3", .shortened) == "Ｓａａｌ3")
    #expect(PseudoLanguage.text("Save", .mirrored) == "Save")
  }

  @Test(arguments: [
    ("{number 1234567.5}", "de", "1.234.567,5"), ("{percent 0.25}", "en", "25%"),
    ("{percent 0.25}", "fr", "25\u{A0}%"),
    ("{currency 12.5 EUR}", "en", "€12.50"), ("{currency 12.5 EUR}", "de", "12,50\u{A0}€"),
    ("{date 2015-09-09}", "en", "Sep 9, 2015"), ("{date 2015-09-09 long}", "de", "9. September 2015"),
    ("{date 2015-09-09 short}", "en", "9/9/2015"), ("{date 2015-09-09 long}", "ja", "2015年9月9日"),
    ("{date 2015-09-09 huge}", "en", "{date 2015-09-09 huge}"),
    ("{date 2015-09-09 long x}", "en", "{date 2015-09-09 long x}"),
    ("{date 2015-09-09 full}", "en", "Wednesday, September 9, 2015"), ("{date 2015-09-09 medium}", "en", "Sep 9, 2015"),
    ("{currency 12.5 EURO}", "en", "{currency 12.5 EURO}"), ("{currency 12.5}", "en", "{currency 12.5}"),
    ("{number 1 2}", "en", "{number 1 2}"), ("{percent 1 2}", "en", "{percent 1 2}"), ("{number -5}", "en", "-5"),
    ("{number 1234567890123456789}", "en", "{number 1234567890123456789}"), ("{time 25:00}", "en", "{time 25:00}"),
    ("{time 09:60}", "en", "{time 09:60}"),
    ("{date 2015-02-30}", "en", "{date 2015-02-30}"),
    ("at {time 17:05}", "de", "at 17:05"), ("no {value} here {", "de", "no {value} here {"),
  ])
  func `numbers and dates are written as the language has them`(_ text: String, _ language: String, _ written: String) {
    #expect(FormattedValues.text(text, language: language) == written)
  }

  @Test func `what no font has is a finding, and no fault`() throws {
    let layout = solve(
      try scene(
        "views: { A: { label: \"a\\U00012000\" } }\nconstraints: [A.Top = Superview.Top, A.Leading = Superview.Leading]"
      ),
      CellVariant())
    #expect(layout.findings == [.missingGlyphs(view: "A", characters: ["\u{12000}"], packages: [])])
    #expect(layout.findings.allSatisfy { !$0.isFault })
  }
}
