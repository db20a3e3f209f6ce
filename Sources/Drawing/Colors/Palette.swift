import Layout

/// The colours in which a layout's system parts and controls are drawn.
struct Palette: Sendable {
  let isDark: Bool
  let look: Look
  /// Whether it is the palette of a television, which has no switches.
  let isTelevision: Bool

  init(_ layout: SolvedLayout) {
    self.init(isDark: layout.isDark, look: layout.look, isTelevision: layout.cell.family == .tv)
  }

  init(isDark: Bool, look: Look, isTelevision: Bool = false) {
    (self.isDark, self.look, self.isTelevision) = (isDark, look, isTelevision)
  }

  /// UIKit's colours used by drawings, with UIKit's names.
  enum Name: String, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, placeholderText, separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, systemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBlue, systemGreen, systemRed, systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  }

  subscript(name: Name) -> Ink {
    // Every name is in the table, as a test ensures.
    Ink((SceneColor.named[name.rawValue] ?? SceneColor(red: 1, green: 0, blue: 1)).resolved(isDark: isDark))
  }

  func tint(of view: SolvedView) -> Ink { view.paint.tint.map(Ink.init) ?? self[.systemBlue] }

  /// A knob that slides on a track, and the selected segment.
  var knob: Ink { Ink(0xFFFFFF) }
  var card: Ink { isDark ? Ink(0x636366) : Ink(0xFFFFFF) }
  /// The shadow of floating elements.
  var shadow: Ink { Ink(0x000000, alpha: isDark ? 0.3 : 0.1) }
  /// Dims what is below a sheet.
  var dimming: Ink { Ink(0x000000, alpha: isDark ? 0.48 : 0.2) }
  /// The ground of bars, slightly translucent.
  var bar: Ink { isDark ? Ink(0x1B1C1E, alpha: 0.94) : Ink(0xF9F9FA, alpha: 0.94) }
  /// The ground of a keyboard.
  var keyboard: Ink { isDark ? Ink(0x2B2B2D) : Ink(0xD1D4DA) }
  /// A keyboard's letter keys.
  var key: Ink { isDark ? Ink(0x6A6A6D) : Ink(0xFFFFFF) }
  /// A keyboard's keys without a letter.
  var commandKey: Ink { isDark ? Ink(0x464649) : Ink(0xABB0BA) }
  /// Floating glass elements.
  var glass: Ink { isDark ? Ink(0x2C2C2E, alpha: 0.86) : Ink(0xFFFFFF, alpha: 0.86) }
  /// The outline of views without their own colour, in the style `frames`.
  var frameLine: Ink { isDark ? Ink(0x5A5D66) : Ink(0xB9BDC6) }
}
