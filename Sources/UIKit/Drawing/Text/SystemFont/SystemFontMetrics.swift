/// San Francisco's vertical metrics, in em (`control-metrics.md` 1.1).
package enum SystemFontMetrics {
  /// Parts of the font's size, as are the others (`text-metrics.md`).
  package static let lineHeight: CGFloat = 2444.0 / 2048
  static let ascender: CGFloat = 1950.0 / 2048
  static let descender: CGFloat = 494.0 / 2048
  static let capHeight: CGFloat = 1443.0 / 2048
  static let xHeight: CGFloat = 1040.0 / 2048
}
