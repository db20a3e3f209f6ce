/// A font by face and size. The system's has San Francisco's vertical metrics, whatever draws it; one from a file has
/// the file's.
open class UIFont: AttributeValue, @unchecked Sendable {
  /// How heavy strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 0 for the regular weight.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Between ultralight and light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of `boldSystemFont(ofSize:)`.
    public static let bold = Weight(rawValue: 0.4)
    /// Between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nine weights, lightest first.
    package static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The place in ``all`` of the weight nearest to this one.
    package var nearestIndex: Int {
      var nearest = 0
      for (index, weight) in Self.all.enumerated()
      where abs(weight.rawValue - rawValue) < abs(Self.all[nearest].rawValue - rawValue) {
        nearest = index
      }
      return nearest
    }
  }

  /// In points; above 0.
  public let pointSize: CGFloat
  package let face: FontFace
  /// The style a preferred font was made from: it decides the distance of lines (`control-metrics.md` 1.2).
  package let textStyle: TextStyle?
  /// Distance from line to line in points, when a text style sets one.
  package let styleLeading: CGFloat?
  /// What makes a font the default one of a size that is no size: UIKit gives the usual 12 points there.
  private static let usualSize: CGFloat = 12

  package init(pointSize: CGFloat, face: FontFace, textStyle: TextStyle? = nil, styleLeading: CGFloat? = nil) {
    self.pointSize = pointSize > 0 && pointSize.isFinite ? min(pointSize, Self.sizeLimit) : Self.usualSize
    self.face = face
    self.textStyle = textStyle
    self.styleLeading = styleLeading
  }

  /// Larger sizes are cut to this, in points: no picture is as large.
  package static let sizeLimit: CGFloat = 10_000

  /// A font of a file that the application brought, by its PostScript name, or one of iOS whose measures are known; nil
  /// for other names. The size is in points; 0 or less stands for 12.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(named: fontName) else { return nil }
    self.init(pointSize: fontSize, face: face)
  }

  /// The described font at a size in points; 0 keeps the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let keepsStyle = size == descriptor.pointSize
    self.init(
      pointSize: size, face: descriptor.face, textStyle: keepsStyle ? descriptor.textStyle : nil,
      styleLeading: keepsStyle ? descriptor.styleLeading : nil)
  }

  // MARK: System fonts

  /// The system's font at a size in points, in the regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system's font in a weight, at a size in points; 0 or less stands for 12.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, face: FontFace(weight: weight))
  }

  /// The system's font at a size in points, in the bold weight.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's italic font at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, face: FontFace(isItalic: true))
  }

  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, face: FontFace(weight: weight, hasMonospacedDigits: true))
  }

  /// The system font whose characters are all of one width, at a size in points; 0 or less stands for 12.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(weight: weight)
    face.isMonospaced = true
    return UIFont(pointSize: fontSize, face: face)
  }

  /// Size of the text of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// Size of the titles of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// Size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Size of text in general, in points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Text styles

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
    return UIFont(
      pointSize: entry.size, face: FontFace(weight: entry.weight), textStyle: style, styleLeading: entry.leading)
  }

  /// This font's style at another reader's size, with what was made of its face; itself if it has no style.
  package func following(_ traits: UITraitCollection) -> UIFont {
    guard let textStyle else { return self }
    let entry = DynamicType.entry(for: textStyle, category: traits.preferredContentSizeCategory)
    return UIFont(pointSize: entry.size, face: face, textStyle: textStyle, styleLeading: entry.leading)
  }

  /// The same face at another size, in points; 0 or less stands for 12.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, face: face) }

  // MARK: Names

  /// What the face is called: the PostScript name of a file, `.SFUI-Bold` and the like for the system's.
  open var fontName: String { face.name }
  /// Name of the family the face belongs to.
  open var familyName: String { face.file?.familyName ?? face.known?.name ?? FontFace.systemFamily }

  /// What the font is, to derive others from.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle, styleLeading: styleLeading)
  }

  // MARK: Metrics

  private var metrics: FontMetrics { face.metrics }

  /// Of the font's advances over those of the glyphs it is drawn with.
  package var widthFactor: CGFloat { face.known?.widthFactor ?? 1 }

  /// Height of one line in points, not rounded.
  open var lineHeight: CGFloat { pointSize * metrics.lineHeight }
  /// From the baseline to the top of the line, in points.
  open var ascender: CGFloat { pointSize * metrics.ascender }
  /// From the baseline to the bottom of the line, in points; negative.
  open var descender: CGFloat { -pointSize * metrics.descender }
  /// Height of capital letters above the baseline, in points.
  open var capHeight: CGFloat { pointSize * metrics.capHeight }
  /// Height of a small x above the baseline, in points.
  open var xHeight: CGFloat { pointSize * metrics.xHeight }
  /// Between lines of this font beyond their height, in points.
  open var leading: CGFloat { linePitch - lineHeight }

  /// Height of a number of lines in points, not rounded (`control-metrics.md` 1.2).
  package func height(lines: Int) -> CGFloat {
    lines == 0 ? 0 : lineHeight + CGFloat(lines - 1) * linePitch
  }

  /// From one baseline to the next, in points.
  package var linePitch: CGFloat { styleLeading ?? lineHeight + pointSize * metrics.lineGap }

  /// Whether the other object is a font of the same face and size.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || pointSize == other.pointSize && face == other.face && textStyle == other.textStyle
  }

  open var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(face)
    return hasher.finalize()
  }
}
