import SystemValues

/// A colour in sRGB, with components from 0 to 1.
package struct SceneColor: Sendable, Hashable, Encodable {
  /// From 0 to 1.
  package var red: Double
  /// From 0 to 1.
  package var green: Double
  /// From 0 to 1.
  package var blue: Double
  /// From 0, transparent, to 1, opaque.
  package var alpha: Double
  /// The colour in dark appearance; nil for one that is the same in both.
  package var dark: Twin?

  /// The components of a colour in dark appearance.
  package struct Twin: Sendable, Hashable, Encodable {
    /// From 0 to 1.
    package var red: Double
    /// From 0 to 1.
    package var green: Double
    /// From 0 to 1.
    package var blue: Double
    /// From 0, transparent, to 1, opaque.
    package var alpha: Double

    /// Creates a twin from the components of a colour.
    package init(_ color: SceneColor) {
      (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    }
  }

  /// Returns the colour in one appearance, without a twin.
  package func resolved(isDark: Bool) -> SceneColor {
    if isDark, let dark { return SceneColor(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha) }
    return SceneColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns this colour with another one for dark appearance.
  package func with(dark: SceneColor) -> SceneColor {
    var color = self
    color.dark = Twin(dark)
    return color
  }

  /// Creates a colour that is the same in both appearances, from components from 0 to 1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from eight bits per component, `0xRRGGBB`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// The colours that documents may name: those of Apple's sample for the guide's recipes (AL-12.3), a few greys, and
  /// the system's dynamic colours.
  package static let named = plain.merging(system) { own, _ in own }

  private static let system = Dictionary(
    uniqueKeysWithValues: SystemColor.allCases.map { ($0.rawValue, SceneColor($0.pair)) })

  private init(_ pair: SystemColor.Pair) {
    self.init(hex: pair.light, alpha: pair.alpha)
    let dark = SceneColor(hex: pair.dark, alpha: pair.darkAlpha)
    if dark != self { self.dark = Twin(dark) }
  }

  private static let plain: [String: SceneColor] = [
    "red": SceneColor(red: 0.8, green: 0.2, blue: 0),
    "blue": SceneColor(red: 0.2235, green: 0.3255, blue: 1),
    "yellow": SceneColor(red: 1, green: 0.8, blue: 0),
    "green": SceneColor(red: 0.1059, green: 0.5059, blue: 0.1137),
    "purple": SceneColor(red: 0.5725, green: 0.1529, blue: 0.5608),
    "orange": SceneColor(red: 1, green: 0.6, blue: 0),
    "lightGray": SceneColor(red: 0.6667, green: 0.6667, blue: 0.6667),
    "gray": SceneColor(red: 0.5, green: 0.5, blue: 0.5),
    "darkGray": SceneColor(red: 0.3333, green: 0.3333, blue: 0.3333),
    "black": SceneColor(red: 0, green: 0, blue: 0),
    "white": SceneColor(red: 1, green: 1, blue: 1),
    "clear": SceneColor(red: 0, green: 0, blue: 0, alpha: 0),
  ]
}
