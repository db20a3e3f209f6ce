package import Layout

/// The colour of a command: in sRGB, with components from 0 to 1.
package struct Ink: Sendable, Hashable {
  /// From 0 to 1.
  package var red: Double
  /// From 0 to 1.
  package var green: Double
  /// From 0 to 1.
  package var blue: Double
  /// From 0, transparent, to 1, opaque.
  package var alpha: Double

  /// Creates a colour; opaque by default.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from eight bits per component, `0xRRGGBB`.
  package init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// The colour without its opacity, such as `#0a84ff`.
  var hex: String {
    String(unsafeUninitializedCapacity: 7) { bytes in
      bytes[0] = UInt8(ascii: "#")
      var place = 1
      func write(_ digit: UInt8) {
        bytes[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        place += 1
      }
      func write(component: Double) {
        let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
        write(byte >> 4)
        write(byte & 15)
      }
      write(component: red)
      write(component: green)
      write(component: blue)
      return place
    }
  }

  /// Returns the result of painting this colour on another.
  package func over(_ ground: Ink) -> Ink {
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Ink(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue),
      alpha: mixed(1, ground.alpha))
  }

  /// Returns this colour with another opacity.
  package func faded(_ factor: Double) -> Ink {
    var ink = self
    ink.alpha *= factor
    return ink
  }

  /// Creates a colour from a scene's.
  package init(_ color: SceneColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
