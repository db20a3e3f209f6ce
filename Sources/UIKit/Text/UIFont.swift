/// A font by size and weight, with San Francisco's vertical metrics whatever draws it.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// In points.
  public let pointSize: CGFloat
  package let weight: Weight
  /// The style a preferred font was made from: it decides the distance of lines (`control-metrics.md` 1.2).
  package let textStyle: TextStyle?
  /// Distance from line to line in points, when a text style sets one.
  package let styleLeading: CGFloat?

  init(pointSize: CGFloat, weight: Weight, textStyle: TextStyle? = nil, styleLeading: CGFloat? = nil) {
    self.pointSize = pointSize
    self.weight = weight
    self.textStyle = textStyle
    self.styleLeading = styleLeading
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The font of a text style at the content size category of ``UITraitCollection/current``.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: .current)
  }

  /// The font of a text style at the content size category of some traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, category: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  private class func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory) -> UIFont {
    let entry = DynamicType.entry(for: style, category: category)
    return UIFont(pointSize: entry.size, weight: entry.weight, textStyle: style, styleLeading: entry.leading)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: weight) }

  /// Height of one line in points, not rounded.
  open var lineHeight: CGFloat { pointSize * SystemFontMetrics.lineHeight }
  /// From the baseline to the top of the line, in points.
  open var ascender: CGFloat { pointSize * SystemFontMetrics.ascender }
  /// From the baseline to the bottom of the line, in points; negative.
  open var descender: CGFloat { -pointSize * SystemFontMetrics.descender }
  open var capHeight: CGFloat { pointSize * SystemFontMetrics.capHeight }
  open var xHeight: CGFloat { pointSize * SystemFontMetrics.xHeight }

  /// Added after every glyph of the stand-in font, in points (`control-metrics.md` 1.5).
  package var tracking: CGFloat { SystemFontMetrics.tracking(size: pointSize, weight: weight) * pointSize }

  /// Height of a number of lines in points, not rounded (`control-metrics.md` 1.2).
  package func height(lines: Int) -> CGFloat {
    lines == 0 ? 0 : lineHeight + CGFloat(lines - 1) * linePitch
  }

  /// From one baseline to the next, in points.
  package var linePitch: CGFloat { styleLeading ?? lineHeight }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && textStyle == other.textStyle
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
