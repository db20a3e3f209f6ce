import Drawing

/// A colour for pixels: eight bits per channel, multiplied by alpha, rounded as in Cairo and pixman.
struct Paint {
  /// `0xAARRGGBB`, colours multiplied by alpha.
  let pixel: UInt32
  let isOpaque: Bool

  static let white = Paint(Ink(0xFF_FFFF))

  init(_ ink: Ink) {
    // Sixteen bits first, of which the upper eight are used.
    func short(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65535 + 0.5) }
    let alpha = min(max(ink.alpha, 0), 1)
    let red = short(min(max(ink.red, 0), 1) * alpha) >> 8
    let green = short(min(max(ink.green, 0), 1) * alpha) >> 8
    let blue = short(min(max(ink.blue, 0), 1) * alpha) >> 8
    pixel = (short(alpha) >> 8) << 24 | red << 16 | green << 8 | blue
    isOpaque = short(alpha) >= 0xFF00
  }
}
