/// San Francisco's measures, in em, and what makes the stand-in font as wide as it.
///
/// Evidence: `control-metrics.md` 1.1 (vertical metrics), 1.3 and 1.5 (tracking over Inter's advances).
package enum SystemFontMetrics {
  static let lineHeight: CGFloat = 2444.0 / 2048
  static let ascender: CGFloat = 1950.0 / 2048
  static let descender: CGFloat = 494.0 / 2048
  static let capHeight: CGFloat = 1443.0 / 2048
  static let xHeight: CGFloat = 1040.0 / 2048

  /// What single characters are wider than the stand-in's, in em (`control-metrics.md` 1.5).
  package static func extraAdvance(of byte: UInt8) -> CGFloat {
    switch byte {
    case 0x2D: 0.02  // -
    case 0x25: 0.05  // %
    default: 0
    }
  }

  /// Tracking over Inter's advances by point size, in 1/1000 em: from 11 to 20 measured, below by the guidelines.
  private static let trackingBySize: [CGFloat] = [
    // 6 … 10
    41, 34, 26, 19, 12,
    // 11 … 19
    3, 0, -6, -12, -17, -21, -26, -27, -30,
    // 20, 21 and up
    -32, -40,
  ]

  /// In em. Sizes between two rows are interpolated.
  static func tracking(size: CGFloat, weight: UIFont.Weight) -> CGFloat {
    let place = min(max(size - 6, 0), CGFloat(trackingBySize.count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, trackingBySize.count - 1)
    let part = place - CGFloat(lower)
    let bySize = trackingBySize[lower] * (1 - part) + trackingBySize[upper] * part
    return (bySize + weightTerm(weight)) / 1000
  }

  private static func weightTerm(_ weight: UIFont.Weight) -> CGFloat {
    switch weight.rawValue {
    case UIFont.Weight.black.rawValue...: 45
    case UIFont.Weight.bold.rawValue...: 16
    case UIFont.Weight.semibold.rawValue...: 7
    case UIFont.Weight.medium.rawValue...: 6
    default: 0
    }
  }
}
