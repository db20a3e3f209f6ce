extension UIColor {
  /// Black in any appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// One third of white in any appearance.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white in any appearance.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White in any appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white in any appearance.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red in any appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green in any appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue in any appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue in any appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green in any appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue in any appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green in any appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue in any appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange in any appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red; lighter in dark appearance.
  public static let systemRed = UIColor(0xFF3B30, dark: 0xFF453A)
  /// The system's green; the colour of switches.
  public static let systemGreen = UIColor(0x34C759, dark: 0x30D158)
  /// The system's blue; the tint colour if a view sets none.
  public static let systemBlue = UIColor(0x007AFF, dark: 0x0A84FF)
  /// The system's orange; lighter in dark appearance.
  public static let systemOrange = UIColor(0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow; lighter in dark appearance.
  public static let systemYellow = UIColor(0xFFCC00, dark: 0xFFD60A)
  /// The system's pink; lighter in dark appearance.
  public static let systemPink = UIColor(0xFF2D55, dark: 0xFF375F)
  /// The system's purple; lighter in dark appearance.
  public static let systemPurple = UIColor(0xAF52DE, dark: 0xBF5AF2)
  /// The system's teal; lighter in dark appearance.
  public static let systemTeal = UIColor(0x30B0C7, dark: 0x40C8E0)
  /// The system's indigo; lighter in dark appearance.
  public static let systemIndigo = UIColor(0x5856D6, dark: 0x5E5CE6)
  /// The system's mint; lighter in dark appearance.
  public static let systemMint = UIColor(0x00C7BE, dark: 0x63E6E2)
  /// The system's cyan; lighter in dark appearance.
  public static let systemCyan = UIColor(0x32ADE6, dark: 0x64D2FF)
  /// The system's brown; lighter in dark appearance.
  public static let systemBrown = UIColor(0xA2845E, dark: 0xAC8E68)
  /// The base gray, the same in both appearances.
  public static let systemGray = UIColor(0x8E8E93, dark: 0x8E8E93)
  /// One step from the base gray toward the background.
  public static let systemGray2 = UIColor(0xAEAEB2, dark: 0x636366)
  /// Two steps from the base gray toward the background.
  public static let systemGray3 = UIColor(0xC7C7CC, dark: 0x48484A)
  /// Three steps from the base gray toward the background.
  public static let systemGray4 = UIColor(0xD1D1D6, dark: 0x3A3A3C)
  /// Four steps from the base gray toward the background.
  public static let systemGray5 = UIColor(0xE5E5EA, dark: 0x2C2C2E)
  /// Five steps from the base gray toward the background.
  public static let systemGray6 = UIColor(0xF2F2F7, dark: 0x1C1C1E)

  /// Text: black, or white in dark appearance.
  public static let label = UIColor(0x000000, dark: 0xFFFFFF)
  /// Secondary text, at 60 % opacity.
  public static let secondaryLabel = UIColor(0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  /// Tertiary text and the text of disabled controls, at 30 % opacity.
  public static let tertiaryLabel = UIColor(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// Quaternary text, at 18 % opacity.
  public static let quaternaryLabel = UIColor(0x3C3C43, dark: 0xEBEBF5, alpha: 0.18)
  /// The placeholder of a text field, at 30 % opacity.
  public static let placeholderText = UIColor(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// The text of links.
  public static let link = UIColor(0x007AFF, dark: 0x0984FF)
  /// Translucent lines between rows.
  public static let separator = UIColor(0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// Opaque lines between rows.
  public static let opaqueSeparator = UIColor(0xC6C6C8, dark: 0x38383A)
  /// The fill of thin shapes, such as a slider's track.
  public static let systemFill = UIColor(0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// The fill of medium-sized shapes, such as a gray button.
  public static let secondarySystemFill = UIColor(0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// The fill of large shapes, such as a disabled button.
  public static let tertiarySystemFill = UIColor(0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// The fill of large areas with content of their own.
  public static let quaternarySystemFill = UIColor(0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)
  /// The background of a screen: white, or black in dark appearance.
  public static let systemBackground = UIColor(0xFFFFFF, dark: 0x000000)
  /// Content grouped on the background.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, dark: 0x1C1C1E)
  /// Content grouped on the secondary background.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, dark: 0x2C2C2E)

  /// The background of a grouped table.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, dark: 0x000000)
  /// A row of a grouped table.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, dark: 0x1C1C1E)
  /// Content grouped in a row of a grouped table.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, dark: 0x2C2C2E)

  private convenience init(_ light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) {
    func components(_ hex: UInt32, _ alpha: CGFloat) -> Components {
      Components(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
        alpha: alpha)
    }
    self.init(light: components(light, alpha), dark: components(dark, darkAlpha ?? alpha))
  }

  /// Colours that adapt to the appearance, by their UIKit names.
  package static let system: [String: UIColor] = [
    "systemRed": systemRed, "systemGreen": systemGreen, "systemBlue": systemBlue, "systemOrange": systemOrange,
    "systemYellow": systemYellow, "systemPink": systemPink, "systemPurple": systemPurple, "systemTeal": systemTeal,
    "systemIndigo": systemIndigo, "systemMint": systemMint, "systemCyan": systemCyan, "systemBrown": systemBrown,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3, "systemGray4": systemGray4,
    "systemGray5": systemGray5, "systemGray6": systemGray6, "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText,
    "link": link, "separator": separator, "opaqueSeparator": opaqueSeparator, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground, "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
  ]
}
