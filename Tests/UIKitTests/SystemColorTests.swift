import SystemValues
import Testing

/// The system's colours, as designers and developers publish them.
@Suite struct SystemColorTests {
  @Test(
    arguments: [
      ("systemRed", 0xFF3B30, 0xFF453A, 1, 1),
      ("systemGreen", 0x34C759, 0x30D158, 1, 1),
      ("systemBlue", 0x007AFF, 0x0A84FF, 1, 1),
      ("systemOrange", 0xFF9500, 0xFF9F0A, 1, 1),
      ("systemYellow", 0xFFCC00, 0xFFD60A, 1, 1),
      ("systemPink", 0xFF2D55, 0xFF375F, 1, 1),
      ("systemPurple", 0xAF52DE, 0xBF5AF2, 1, 1),
      ("systemTeal", 0x30B0C7, 0x40C8E0, 1, 1),
      ("systemIndigo", 0x5856D6, 0x5E5CE6, 1, 1),
      ("systemMint", 0x00C7BE, 0x63E6E2, 1, 1),
      ("systemCyan", 0x32ADE6, 0x64D2FF, 1, 1),
      ("systemBrown", 0xA2845E, 0xAC8E68, 1, 1),
      ("systemGray", 0x8E8E93, 0x8E8E93, 1, 1),
      ("systemGray2", 0xAEAEB2, 0x636366, 1, 1),
      ("systemGray3", 0xC7C7CC, 0x48484A, 1, 1),
      ("systemGray4", 0xD1D1D6, 0x3A3A3C, 1, 1),
      ("systemGray5", 0xE5E5EA, 0x2C2C2E, 1, 1),
      ("systemGray6", 0xF2F2F7, 0x1C1C1E, 1, 1),
      ("label", 0x000000, 0xFFFFFF, 1, 1),
      ("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6, 0.6),
      ("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 0.3, 0.3),
      ("quaternaryLabel", 0x3C3C43, 0xEBEBF5, 0.18, 0.18),
      ("placeholderText", 0x3C3C43, 0xEBEBF5, 0.3, 0.3),
      ("link", 0x007AFF, 0x0984FF, 1, 1),
      ("separator", 0x3C3C43, 0x545458, 0.29, 0.6),
      ("opaqueSeparator", 0xC6C6C8, 0x38383A, 1, 1),
      ("systemFill", 0x787880, 0x787880, 0.2, 0.36),
      ("secondarySystemFill", 0x787880, 0x787880, 0.16, 0.32),
      ("tertiarySystemFill", 0x767680, 0x767680, 0.12, 0.24),
      ("quaternarySystemFill", 0x747480, 0x767680, 0.08, 0.18),
      ("systemBackground", 0xFFFFFF, 0x000000, 1, 1),
      ("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, 1, 1),
      ("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, 1, 1),
      ("systemGroupedBackground", 0xF2F2F7, 0x000000, 1, 1),
      ("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 1, 1),
      ("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 1, 1),
    ] as [(String, UInt32, UInt32, Double, Double)])
  func `a colour of the system has its published components`(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ alpha: Double, _ darkAlpha: Double
  ) throws {
    let pair = try #require(SystemColor(rawValue: name)).pair
    #expect(pair.light == light)
    #expect(pair.dark == dark)
    #expect(pair.alpha == alpha)
    #expect(pair.darkAlpha == darkAlpha)
  }
}
