/// The colours that iOS defines for light and dark appearance; raw values are their names in UIKit.
package enum SystemColor: String, Sendable, CaseIterable {
  case systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal
  case systemIndigo, systemMint, systemCyan, systemBrown, systemGray, systemGray2, systemGray3, systemGray4
  case systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
  case secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// A colour in sRGB in both appearances.
  package struct Pair: Sendable {
    /// In light appearance: `0xRRGGBB`.
    package let light: UInt32
    /// In dark appearance: `0xRRGGBB`.
    package let dark: UInt32
    /// The opacity in light appearance, from 0 to 1.
    package let alpha: Double
    /// The opacity in dark appearance, from 0 to 1.
    package let darkAlpha: Double

    init(_ light: UInt32, dark: UInt32, alpha: Double = 1, darkAlpha: Double? = nil) {
      (self.light, self.dark, self.alpha, self.darkAlpha) = (light, dark, alpha, darkAlpha ?? alpha)
    }
  }

  /// The colour's components.
  package var pair: Pair {
    switch self {
    case .systemRed: Pair(0xFF3B30, dark: 0xFF453A)
    case .systemGreen: Pair(0x34C759, dark: 0x30D158)
    case .systemBlue: Pair(0x007AFF, dark: 0x0A84FF)
    case .systemOrange: Pair(0xFF9500, dark: 0xFF9F0A)
    case .systemYellow: Pair(0xFFCC00, dark: 0xFFD60A)
    case .systemPink: Pair(0xFF2D55, dark: 0xFF375F)
    case .systemPurple: Pair(0xAF52DE, dark: 0xBF5AF2)
    case .systemTeal: Pair(0x30B0C7, dark: 0x40C8E0)
    case .systemIndigo: Pair(0x5856D6, dark: 0x5E5CE6)
    case .systemMint: Pair(0x00C7BE, dark: 0x63E6E2)
    case .systemCyan: Pair(0x32ADE6, dark: 0x64D2FF)
    case .systemBrown: Pair(0xA2845E, dark: 0xAC8E68)
    case .systemGray: Pair(0x8E8E93, dark: 0x8E8E93)
    case .systemGray2: Pair(0xAEAEB2, dark: 0x636366)
    case .systemGray3: Pair(0xC7C7CC, dark: 0x48484A)
    case .systemGray4: Pair(0xD1D1D6, dark: 0x3A3A3C)
    case .systemGray5: Pair(0xE5E5EA, dark: 0x2C2C2E)
    case .systemGray6: Pair(0xF2F2F7, dark: 0x1C1C1E)
    case .label: Pair(0x000000, dark: 0xFFFFFF)
    case .secondaryLabel: Pair(0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
    case .tertiaryLabel: Pair(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    case .quaternaryLabel: Pair(0x3C3C43, dark: 0xEBEBF5, alpha: 0.18)
    case .placeholderText: Pair(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    case .link: Pair(0x007AFF, dark: 0x0984FF)
    case .separator: Pair(0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    case .opaqueSeparator: Pair(0xC6C6C8, dark: 0x38383A)
    case .systemFill: Pair(0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    case .secondarySystemFill: Pair(0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
    case .tertiarySystemFill: Pair(0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
    case .quaternarySystemFill: Pair(0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)
    case .systemBackground: Pair(0xFFFFFF, dark: 0x000000)
    case .secondarySystemBackground: Pair(0xF2F2F7, dark: 0x1C1C1E)
    case .tertiarySystemBackground: Pair(0xFFFFFF, dark: 0x2C2C2E)
    case .systemGroupedBackground: Pair(0xF2F2F7, dark: 0x000000)
    case .secondarySystemGroupedBackground: Pair(0xFFFFFF, dark: 0x1C1C1E)
    case .tertiarySystemGroupedBackground: Pair(0xF2F2F7, dark: 0x2C2C2E)
    }
  }
}
