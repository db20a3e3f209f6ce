import SystemValues

extension UIColor {
  /// Black in any appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Black in any appearance: text on light grounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White at an opacity of 0.6 in any appearance: text on dark grounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The earlier name of ``systemGroupedBackground``.
  public static let groupTableViewBackground = UIColor.systemGroupedBackground
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
  public static let systemRed = UIColor(.systemRed)
  /// The system's green; the colour of switches.
  public static let systemGreen = UIColor(.systemGreen)
  /// The system's blue; the tint colour if a view sets none.
  public static let systemBlue = UIColor(.systemBlue)
  /// The tint colour of views that state none; the tint of the view that it is used in is not known here.
  public static let tintColor = systemBlue
  /// The system's orange; lighter in dark appearance.
  public static let systemOrange = UIColor(.systemOrange)
  /// The system's yellow; lighter in dark appearance.
  public static let systemYellow = UIColor(.systemYellow)
  /// The system's pink; lighter in dark appearance.
  public static let systemPink = UIColor(.systemPink)
  /// The system's purple; lighter in dark appearance.
  public static let systemPurple = UIColor(.systemPurple)
  /// The system's teal; lighter in dark appearance.
  public static let systemTeal = UIColor(.systemTeal)
  /// The system's indigo; lighter in dark appearance.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// The system's mint; lighter in dark appearance.
  public static let systemMint = UIColor(.systemMint)
  /// The system's cyan; lighter in dark appearance.
  public static let systemCyan = UIColor(.systemCyan)
  /// The system's brown; lighter in dark appearance.
  public static let systemBrown = UIColor(.systemBrown)
  /// The base gray, the same in both appearances.
  public static let systemGray = UIColor(.systemGray)
  /// One step from the base gray toward the background.
  public static let systemGray2 = UIColor(.systemGray2)
  /// Two steps from the base gray toward the background.
  public static let systemGray3 = UIColor(.systemGray3)
  /// Three steps from the base gray toward the background.
  public static let systemGray4 = UIColor(.systemGray4)
  /// Four steps from the base gray toward the background.
  public static let systemGray5 = UIColor(.systemGray5)
  /// Five steps from the base gray toward the background.
  public static let systemGray6 = UIColor(.systemGray6)

  /// Text: black, or white in dark appearance.
  public static let label = UIColor(.label)
  /// Secondary text, at 60 % opacity.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// Tertiary text and the text of disabled controls, at 30 % opacity.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// Quaternary text, at 18 % opacity.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// The placeholder of a text field, at 30 % opacity.
  public static let placeholderText = UIColor(.placeholderText)
  /// The text of links.
  public static let link = UIColor(.link)
  /// Translucent lines between rows.
  public static let separator = UIColor(.separator)
  /// Opaque lines between rows.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// The fill of thin shapes, such as a slider's track.
  public static let systemFill = UIColor(.systemFill)
  /// The fill of medium-sized shapes, such as a gray button.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// The fill of large shapes, such as a disabled button.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// The fill of large areas with content of their own.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  /// The background of a screen: white, or black in dark appearance.
  public static let systemBackground = UIColor(.systemBackground)
  /// Content grouped on the background.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// Content grouped on the secondary background.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)

  /// The background of a grouped table.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// A row of a grouped table.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// Content grouped in a row of a grouped table.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)

  private convenience init(_ color: SystemColor) {
    func components(_ hex: UInt32, _ alpha: CGFloat) -> Components {
      Components(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
        alpha: alpha)
    }
    let pair = color.pair
    self.init(light: components(pair.light, pair.alpha), dark: components(pair.dark, pair.darkAlpha))
  }
}
