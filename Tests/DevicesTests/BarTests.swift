import Testing

@testable import Devices

/// Bars and looks by cell (`control-metrics.md` 5, `devices.md`).
@Suite struct BarTests {
  private func cell(_ name: String) throws -> Cell { try #require(Cell(named: name)) }

  @Test(
    arguments: [
      ("iphone-8-portrait", 18, 44.0), ("iphone-8-landscape", 18, 32), ("iphone-15-portrait", 18, 38.667),
      ("iphone-11-landscape", 18, 44), ("ipad-pro-11-portrait", 18, 50), ("ipad-pro-11-portrait", 11, 44),
      ("ipad-pro-11-portrait", 12, 50), ("iphone-15-portrait", 26, 54), ("ipad-pro-11-portrait", 26, 54),
      ("iphone-15-landscape", 26, 56), ("iphone-11-portrait", 12, 44),
    ] as [(String, Int, Double)])
  func `navigation bars`(_ name: String, _ version: Int, _ top: Double) throws {
    let look = Look(iOS: version)
    #expect(try abs(cell(name).under(look).insets(for: [.navigation], look: look).top - top) < 1e-3)
  }

  @Test(arguments: [
    ("iphone-8-portrait", 18, 49.0), ("iphone-8-landscape", 18, 32), ("iphone-15-portrait", 18, 49),
    ("ipad-pro-11-portrait", 17, 45), ("ipad-9-7-portrait", 17, 50), ("ipad-9-7-portrait", 11, 49),
    ("ipad-pro-11-portrait", 18, 0), ("ipad-pro-11-portrait+split-1-3", 18, 45),
  ])
  func `tab bars`(_ name: String, _ version: Int, _ height: Double) throws {
    #expect(try cell(name).insets(for: [.tab], look: Look(iOS: version)).bottom == height)
  }

  @Test func `from iPadOS 18 on tabs stand in the row of a navigation bar`() throws {
    let pad = try cell("ipad-pro-11-portrait")
    #expect(pad.insets(for: [.tab], look: .usual).top == 50)
    #expect(pad.insets(for: [.tab, .navigation], look: .usual) == pad.insets(for: [.navigation], look: .usual))
    #expect(pad.insets(for: [.tab, .toolbar], look: .usual).bottom == pad.insets(for: [.toolbar], look: .usual).bottom)
  }

  @Test(arguments: [
    ("iphone-8-portrait", 18, 44.0), ("iphone-15-portrait", 18, 49), ("iphone-15-landscape", 18, 32),
    ("ipad-pro-11-portrait", 18, 50), ("ipad-pro-11-portrait", 11, 44),
  ])
  func `toolbars`(_ name: String, _ version: Int, _ height: Double) throws {
    #expect(try cell(name).insets(for: [.toolbar], look: Look(iOS: version)).bottom == height)
    #expect(try cell("iphone-15-portrait").insets(for: [.toolbar, .tab], look: .usual).bottom == 49 + 44)
  }

  @Test func `large titles and search fields add to a navigation bar, and are one`() throws {
    let phone = try cell("iphone-8-portrait")
    #expect(phone.insets(for: [.largeTitle], look: .usual).top == 96)
    #expect(phone.insets(for: [.largeTitle, .search], look: .usual).top == 96 + 52)
    #expect(phone.insets(for: [.search], look: .usual).top == 44 + 52)
    #expect(try cell("iphone-8-landscape").insets(for: [.largeTitle], look: .usual).top == 32)
    #expect(try cell("ipad-pro-11-portrait").insets(for: [.largeTitle], look: .usual).top == 102)
    #expect(try cell("iphone-15-portrait").under(.glass).insets(for: [.largeTitle], look: .glass).top == 106)
  }

  @Test func `a look brings the safe area of its system`() throws {
    let glass = try cell("ipad-pro-11-portrait+ios26")
    #expect(glass.safeArea == Insets(32, 0, 25, 0))
    #expect(glass.variant.look == .glass)
    #expect(try cell("ipad-pro-11-portrait").safeArea == Insets(24, 0, 20, 0))
    #expect(try cell("iphone-15-landscape+ios26").safeArea.bottom == 20)
    #expect(glass.varied(CellVariant()).safeArea == Insets(24, 0, 20, 0))
    let canvas = try cell("600x600-any-any")
    #expect(canvas.under(.glass) == canvas)
  }

  @Test func `a call makes the status bar taller on upright phones without a notch, up to iOS 12`() throws {
    let plus = try cell("iphone-8-plus-portrait+ios12+in-call")
    #expect(plus.callOffset(.classic) == 20)
    #expect(plus.rootSize(.classic) == Size(414, 716))
    #expect(plus.safeArea.top == 20)
    for name in [
      "iphone-8-plus-landscape+in-call", "iphone-11-portrait+in-call", "ipad-9-7-portrait+in-call", "600x600-any-any",
    ] {
      #expect(try cell(name).callOffset(.classic) == 0, "\(name)")
    }
    #expect(try cell("iphone-8-portrait+in-call").callOffset(.usual) == 0)
  }

  @Test func `names say appearance, look and call, in one order`() throws {
    let name = "iphone-8-portrait+ax3+rtl+de+dark+ios12+in-call"
    let cell = try cell(name)
    #expect(cell.name == name)
    #expect(cell.variant.isDark)
    #expect(cell.callOffset(.classic) == 20)
    #expect(Cell(named: "iphone-8-portrait+ios12+dark") == nil)
    #expect(Look(id: "ios8") == nil)
    #expect(Look(id: "ios012") == nil)
    #expect(CellVariant.isWord("dark"))
    #expect(CellVariant.isWord("ios26"))
    #expect(!CellVariant.isWord("night"))
  }
}
