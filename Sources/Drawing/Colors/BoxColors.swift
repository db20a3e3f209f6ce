import Layout

/// Colours of boxes and their text.
enum BoxColors {
  /// Behind texts of box style.
  static let textFill = Ink(0x2F6FEB, alpha: 0.07)
  /// Around texts of box style.
  static let textEdge = Ink(0x2F6FEB, alpha: 0.35)

  /// Around stack views.
  static let stackEdge = Ink(0x8C6BE8, alpha: 0.8)
  /// Around layout guides.
  static let guideEdge = Ink(0xD6336C, alpha: 0.75)

  /// Colours of neighbouring views, in turn.
  private static let tints: [UInt32] = [0x4C8DFF, 0x2FB67C, 0xF2A33C, 0xE4627A, 0x8C6BE8, 0x22A9B8]

  /// Returns the colour of a view without its own background: pale, and different from its neighbours'.
  static func tint(_ index: Int) -> Ink {
    Ink(tints[index % tints.count], alpha: 0.16)
  }

  /// Returns a darker shade of the box's own colour.
  static func edge(of color: Ink) -> Ink {
    let factor = 0.72
    return Ink(
      red: color.red * factor, green: color.green * factor, blue: color.blue * factor,
      alpha: min(1, color.alpha * 4))
  }

  /// Returns white or nearly black, whichever is easier to read.
  static func ink(on color: Ink) -> Ink {
    contrast(with: color, Ink(0xFFFFFF)) >= 3 ? Ink(0xFFFFFF) : Ink(0x1B1D22)
  }

  /// Returns a text colour, darkened on light and lightened on dark until it is legible.
  static func legible(_ color: Ink, on ground: Ink) -> Ink {
    var color = color
    let isLight = luminance(ground.red, ground.green, ground.blue) > 0.18
    for _ in 0..<12 where contrast(with: ground, color) < 2.8 && color.alpha > 0.9 {
      func moved(_ part: Double) -> Double { isLight ? part * 0.85 : 1 - (1 - part) * 0.85 }
      (color.red, color.green, color.blue) = (moved(color.red), moved(color.green), moved(color.blue))
    }
    return color
  }

  /// Returns the contrast ratio as defined by WCAG, with the colour painted on white.
  private static func contrast(with color: Ink, _ ink: Ink) -> Double {
    func onWhite(_ component: Double) -> Double { component * color.alpha + 1 - color.alpha }
    let ground = luminance(onWhite(color.red), onWhite(color.green), onWhite(color.blue))
    let text = luminance(ink.red, ink.green, ink.blue)
    return (max(ground, text) + 0.05) / (min(ground, text) + 0.05)
  }

  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ value: Double) -> Double {
      // The lower part of the sRGB curve does not affect a choice between black and white.
      let base = (value + 0.055) / 1.055
      return base * base * (0.4 * base + 0.6)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
