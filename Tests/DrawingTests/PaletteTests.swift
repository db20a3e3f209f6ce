import Layout
import Testing

@testable import Drawing

/// The colours of system parts, light and dark.
@Suite struct PaletteTests {
  private static func luminance(_ ink: Ink) -> Double { 0.2126 * ink.red + 0.7152 * ink.green + 0.0722 * ink.blue }

  @Test(arguments: [false, true]) func `grounds that content shows through are translucent, the others are not`(
    _ isDark: Bool
  ) {
    let palette = Palette(isDark: isDark, look: .usual)
    let translucent = [
      ("bar", palette.bar), ("glass", palette.glass), ("shadow", palette.shadow), ("dimming", palette.dimming),
    ]
    for (name, ink) in translucent {
      #expect(ink.alpha > 0, "\(name)")
      #expect(ink.alpha < 1, "\(name)")
    }
    let opaque = [
      ("knob", palette.knob), ("card", palette.card), ("keyboard", palette.keyboard), ("key", palette.key),
      ("commandKey", palette.commandKey), ("frameLine", palette.frameLine),
    ]
    for (name, ink) in opaque { #expect(ink.alpha == 1, "\(name)") }
  }

  @Test func `grounds are dark in dark appearance, and shadows are stronger there`() {
    let (light, dark) = (Palette(isDark: false, look: .usual), Palette(isDark: true, look: .usual))
    let grounds: [(String, (Palette) -> Ink)] = [
      ("bar", { $0.bar }), ("glass", { $0.glass }), ("keyboard", { $0.keyboard }), ("key", { $0.key }),
      ("commandKey", { $0.commandKey }), ("card", { $0.card }), ("frameLine", { $0.frameLine }),
    ]
    for (name, ink) in grounds { #expect(Self.luminance(ink(dark)) < Self.luminance(ink(light)) - 0.2, "\(name)") }
    #expect(dark.shadow.alpha > light.shadow.alpha)
    #expect(dark.dimming.alpha > light.dimming.alpha)
    // A keyboard's letters stand on keys that are lighter than its ground.
    #expect(Self.luminance(light.key) > Self.luminance(light.keyboard))
    #expect(Self.luminance(dark.key) > Self.luminance(dark.keyboard))
  }
}
