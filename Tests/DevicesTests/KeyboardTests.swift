import Devices
import Testing

/// The docked keyboard (`control-metrics.md` 5).
@Suite struct KeyboardTests {
  @Test(arguments: [
    ("iphone-se-1-portrait", 38.0, 216.0, 0.0), ("iphone-8-portrait", 44, 216, 0),
    ("iphone-8-plus-portrait", 45, 226, 0),
    ("iphone-15-portrait", 45, 216, 75), ("iphone-15-plus-portrait", 45, 226, 75), ("iphone-8-landscape", 38, 162, 0),
    ("iphone-15-landscape", 38, 150, 21), ("ipad-9-7-portrait", 55, 258, 0), ("ipad-9-7-landscape", 55, 343, 0),
    ("ipad-pro-11-portrait", 55, 258, 20), ("ipad-pro-12-9-portrait", 55, 323, 20),
    ("ipad-pro-12-9-landscape", 55, 416, 20),
  ])
  func `AL-5.26 a keyboard has suggestions, keys and what is below them`(
    _ name: String, _ suggestions: Double, _ keys: Double, _ below: Double
  ) throws {
    let keyboard = try #require(Cell(named: name)?.keyboard)
    #expect(keyboard.suggestions == suggestions)
    #expect(keyboard.keys == keys)
    #expect(keyboard.below == below)
    #expect(keyboard.height == suggestions + keys + below)
  }

  @Test func `AL-5.26 a window of free size has the keyboard of an upright phone`() {
    func keyboard(_ safeArea: Insets?) -> Cell.Keyboard? {
      let classes = SizeClasses(horizontal: .compact, vertical: .regular)
      return Cell(canvas: Size(800, 300), sizeClasses: classes, safeArea: safeArea).keyboard
    }
    #expect(keyboard(nil)?.height == 261)
    #expect(keyboard(Insets(47, 0, 34, 0))?.height == 336)
  }

  @Test func `a keyboard is as wide as the screen, and begins where the screen does`() throws {
    let whole = try #require(Cell(named: "ipad-pro-11-landscape"))
    #expect(whole.keyboardSpan.x == 0)
    #expect(whole.keyboardSpan.width == whole.size.width)
  }

  @Test(arguments: [
    ("ipad-pro-11-landscape+split-1-2", 0.0), ("ipad-pro-11-landscape+split-1-3", 0),
    ("ipad-pro-11-landscape+slide-over", -819),
  ])
  func `a keyboard of a window that slides over begins to the left of it`(_ name: String, _ x: Double) throws {
    let cell = try #require(Cell(named: name))
    #expect(cell.keyboardSpan.x == x)
    #expect(cell.keyboardSpan.width == 1194)
  }
}
