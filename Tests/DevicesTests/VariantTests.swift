import Testing

@testable import Devices

/// Reader settings in addition to devices: the names of cells, and the meaning of these names.
@Suite struct VariantTests {
  @Test func `names of cells say who reads, and are read back`() throws {
    let variants = [
      CellVariant(), CellVariant(contentSize: .ax3), CellVariant(direction: .rightToLeft),
      CellVariant(language: Language("pt-BR")),
      CellVariant(contentSize: .xs, direction: .leftToRight, language: Language("ar")),
      CellVariant(language: Language("lengthened")),
    ]
    let everything = try Matrix.everything.cells()
    let screens =
      everything.prefix(3) + everything.filter { $0.name.contains("split") }.prefix(2) + everything.suffix(2)
    for cell in screens {
      for variant in variants {
        for state in [nil, "entry-added"] {
          let named = cell.varied(variant).inState(state)
          #expect(Cell(named: named.name) == named, "\(named.name)")
        }
      }
    }
    #expect(everything[0].varied(variants[4]).name.hasSuffix("+xs+ltr+ar"))
  }

  @Test(arguments: [
    "", "+", "iphone-99-portrait", "iphone-15-portrait+de+ax3", "iphone-15-portrait+a+b", "0x5-any-any",
    "5x0-any-any", "0320x480-any-any", "320.0x480-any-any",
  ])
  func `other names name no cell`(_ name: String) { #expect(Cell(named: name) == nil) }

  @Test func `a language decides the direction unless another one is asked for`() {
    #expect(CellVariant(language: Language("ar")).isRightToLeft)
    #expect(CellVariant(language: Language("mirrored")).isRightToLeft)
    #expect(!CellVariant(language: Language("de")).isRightToLeft)
    #expect(!CellVariant(direction: .leftToRight, language: Language("he")).isRightToLeft)
    #expect(CellVariant(direction: .rightToLeft, language: Language("de")).isRightToLeft)
  }

  @Test(arguments: ["de", "fil", "ckb", "pt-BR", "zh-Hans", "zh-Hant-HK"])
  func `a language is two letters or a longer code, a script and a country`(_ id: String) {
    #expect(Language(id)?.id == id)
  }

  @Test(arguments: [
    "xs", "rtl", "German", "d", "de_DE", "de-de", "", "-", "de-", "zh-HK-Hant", "zh-Hans-Hant", "de-DE-AT", "dé", "abc",
  ])
  func `what has not the form of a language is none`(_ id: String) { #expect(Language(id) == nil) }

  @Test func `a state overrides the cell`() {
    let cell = CellVariant(contentSize: .xs, language: Language("de"))
    let state = CellVariant(contentSize: .ax1, direction: .rightToLeft)
    #expect(
      cell.overridden(by: state) == CellVariant(contentSize: .ax1, direction: .rightToLeft, language: Language("de")))
    let looks = CellVariant(appearance: .dark, look: .glass, isInCall: true)
    #expect(looks.overridden(by: CellVariant()) == looks)
    #expect(CellVariant(appearance: .light).overridden(by: looks) == looks)
  }
}
