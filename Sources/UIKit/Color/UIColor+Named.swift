extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let systemRed = UIColor(0xFF3B30, dark: 0xFF453A)
  public static let systemGreen = UIColor(0x34C759, dark: 0x30D158)
  public static let systemBlue = UIColor(0x007AFF, dark: 0x0A84FF)
  public static let systemOrange = UIColor(0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = UIColor(0xFFCC00, dark: 0xFFD60A)
  public static let systemPink = UIColor(0xFF2D55, dark: 0xFF375F)
  public static let systemPurple = UIColor(0xAF52DE, dark: 0xBF5AF2)
  public static let systemTeal = UIColor(0x30B0C7, dark: 0x40C8E0)
  public static let systemIndigo = UIColor(0x5856D6, dark: 0x5E5CE6)
  public static let systemGray = UIColor(0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = UIColor(0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = UIColor(0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = UIColor(0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = UIColor(0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = UIColor(0xF2F2F7, dark: 0x1C1C1E)

  public static let label = UIColor(0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = UIColor(0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = UIColor(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  public static let placeholderText = UIColor(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  public static let separator = UIColor(0x3C3C43, dark: 0x545458, alpha: 0.29)
  public static let systemBackground = UIColor(0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = UIColor(0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, dark: 0x2C2C2E)

  private convenience init(_ light: UInt32, dark: UInt32, alpha: CGFloat = 1) {
    func components(_ hex: UInt32) -> Components {
      Components(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
        alpha: alpha)
    }
    self.init(light: components(light), dark: components(dark))
  }
}
