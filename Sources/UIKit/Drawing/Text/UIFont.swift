/// A font with a face and a size. The system font has San Francisco's vertical metrics, whatever draws it; a font from
/// a file has the file's.
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

    /// The index in ``all`` of the weight nearest to this one.
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
  /// The style a preferred font was created from; it determines the line spacing (`control-metrics.md` 1.2).
  package let textStyle: TextStyle?
  /// The distance from line to line in points, if a text style sets one.
  package let styleLeading: CGFloat?
  /// How a font from ``UIFontMetrics`` follows the reader's text size; nil for other fonts.
  let scaling: Scaling?

  /// A size that grows with a text style.
  struct Scaling: Hashable, Sendable {
    /// The style whose sizes determine the factor.
    let style: TextStyle
    /// At the usual text size, in points.
    let usualSize: CGFloat
    /// In points; nil for no limit.
    let limit: CGFloat?

    /// In points, at a content size category.
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      let (now, usual) = (
        DynamicType.entry(for: style, category: category), DynamicType.entry(for: style, category: .large)
      )
      return min(limit ?? .infinity, usualSize * now.size / usual.size)
    }
  }
  /// The point size for invalid sizes, for which UIKit uses 12 points.
  private static let usualSize: CGFloat = 12

  package convenience init(
    pointSize: CGFloat, face: FontFace, textStyle: TextStyle? = nil, styleLeading: CGFloat? = nil
  ) { self.init(pointSize, face, textStyle, styleLeading, scaling: nil) }

  init(
    _ pointSize: CGFloat, _ face: FontFace, _ textStyle: TextStyle?, _ styleLeading: CGFloat?, scaling: Scaling?
  ) {
    self.scaling = scaling
    self.pointSize = pointSize > 0 && pointSize.isFinite ? min(pointSize, Self.sizeLimit) : Self.usualSize
    self.face = face
    self.textStyle = textStyle
    self.styleLeading = styleLeading
  }

  /// Larger sizes are clamped to this, in points, because no picture is as large.
  package static let sizeLimit: CGFloat = 10_000

  /// A font from a file that the application brings along, by its PostScript name, or one of iOS's fonts whose metrics
  /// are known; nil for other names. The size is in points; 0 or less stands for 12.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(named: fontName), face.known?.isOfProjects != true else { return nil }
    self.init(pointSize: fontSize, face: face)
  }

  /// The font for a descriptor at a size in points; 0 keeps the descriptor's size.
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

  /// The system's font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, face: FontFace(weight: weight, hasMonospacedDigits: true))
  }

  /// The system's font whose characters all have the same width, at a size in points; 0 or less stands for 12.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(weight: weight)
    face.isMonospaced = true
    return UIFont(pointSize: fontSize, face: face)
  }

  /// The text size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The title size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard text size, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The font of attributed text without a font: Helvetica of 12 points.
  package static let ofUnstyledText = UIFont(name: "Helvetica", size: 12) ?? systemFont(ofSize: 12)

  // MARK: Text styles

  /// The font of a text style at the content size category of ``UITraitCollection/current``.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: .current)
  }

  /// The font of a text style at the content size category in traits.
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

  /// The same face and text style at another text size, or a font from ``UIFontMetrics`` at that; other fonts stay.
  package func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling { return scaled(scaling, traits.preferredContentSizeCategory) }
    guard let textStyle else { return self }
    let entry = DynamicType.entry(for: textStyle, category: traits.preferredContentSizeCategory)
    return UIFont(pointSize: entry.size, face: face, textStyle: textStyle, styleLeading: entry.leading)
  }

  /// The same face, growing with a text style, at a content size category.
  func scaled(_ scaling: Scaling, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(scaling.size(category), face, nil, nil, scaling: scaling)
  }

  /// The same face at another size, in points; 0 or less stands for 12.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, face: face) }

  // MARK: Names

  /// The face's name: the PostScript name of a file, or a name such as `.SFUI-Bold` for the system's.
  open var fontName: String { face.name }
  /// The name of the face's family.
  open var familyName: String { face.file?.familyName ?? face.known?.name ?? FontFace.systemFamily }

  /// A descriptor from which to derive other fonts.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle, styleLeading: styleLeading)
  }

  // MARK: Metrics

  private var metrics: FontMetrics { face.metrics }
  private func points(_ length: CGFloat) -> CGFloat { metrics.points(length, at: pointSize) }

  /// The ratio of the font's advances to those of the glyphs it is drawn with.
  package var widthFactor: CGFloat { face.known?.widthFactor ?? 1 }

  /// The height of one line in points, not rounded.
  open var lineHeight: CGFloat { points(metrics.lineHeight) }
  /// The distance from the baseline to the top of the line, in points.
  open var ascender: CGFloat { points(metrics.ascender) }
  /// The distance from the baseline to the bottom of the line, in points; negative.
  open var descender: CGFloat { 0 - points(metrics.descender) }
  /// The height of capital letters above the baseline, in points.
  open var capHeight: CGFloat { points(metrics.capHeight) }
  /// The height of a lowercase x above the baseline, in points.
  open var xHeight: CGFloat { points(metrics.xHeight) }
  /// The spacing between lines of this font in addition to their height, in points.
  open var leading: CGFloat { styleLeading.map { $0 - lineHeight } ?? points(metrics.lineGap) }

  /// The height of a number of lines in points, not rounded (`control-metrics.md` 1.2).
  package func height(lines: Int) -> CGFloat {
    lines == 0 ? 0 : lineHeight + CGFloat(lines - 1) * linePitch
  }

  /// The distance from one baseline to the next, in points.
  package var linePitch: CGFloat { styleLeading ?? lineHeight + points(metrics.lineGap) }

  /// Whether the other object is a font with the same face and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || pointSize == other.pointSize && face == other.face && textStyle == other.textStyle
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(face)
    return hasher.finalize()
  }

  /// The family, the weight, the style and the size in points, as UIKit prints them.
  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(face.weight.rawValue > 0.25 ? "bold" : "normal"); "
      + "font-style: \(face.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt"
  }
}
