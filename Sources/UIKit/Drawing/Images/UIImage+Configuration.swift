extension UIImage {
  /// How an image is coloured.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How an image fills a larger area.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// How an image's pixels are oriented.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// The size relative to a medium symbol; measured by others from Apple's symbols and not published (unverified).
    package var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// The traits a variant of an image is for.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, the weight and the colours of a symbol. Size and weight take effect; colours are not drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text next to the symbol, in points; nil for the default.
    package let pointSize: CGFloat?
    package let symbolScale: SymbolScale
    package let weight: SymbolWeight

    private init(_ pointSize: CGFloat?, _ scale: SymbolScale, _ weight: SymbolWeight = .unspecified) {
      (self.pointSize, symbolScale, self.weight) = (pointSize, scale, weight)
      super.init()
    }

    /// For text with a size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize, .medium) }
    /// For text with a size in points, in a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, .medium, weight) }
    /// For text with a size in points, smaller or larger than it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, scale, weight)
    }
    /// Smaller or larger than the text.
    public convenience init(scale: SymbolScale) { self.init(nil, scale) }
    /// With a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, .unspecified, weight) }
    /// For text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .medium) }
    /// For text in a font, smaller or larger than it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, scale, SymbolWeight(rawValue: font.face.weight.nearestIndex + 1) ?? .unspecified)
    }
    /// For text in a text style, at the standard text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .medium)
    }
    /// For text in a text style, smaller or larger than it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale)
    }
    /// In one colour with several opacities; not drawn.
    public convenience init(hierarchicalColor: UIColor) { self.init(nil, .unspecified) }
    /// In several colours; not drawn.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified) }
    /// In its own colours; not drawn.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(nil, .unspecified) }
    /// In one colour; not drawn.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(nil, .unspecified) }
    /// Without values of its own.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil, .unspecified) }

    /// A configuration combined from both; the other's values take precedence.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      let other = otherConfiguration as? SymbolConfiguration
      let merged = SymbolConfiguration(
        other?.pointSize ?? pointSize,
        other.map { $0.symbolScale == .unspecified ? symbolScale : $0.symbolScale } ?? symbolScale,
        other.map { $0.weight == .unspecified ? weight : $0.weight } ?? weight)
      return (merged as? Self) ?? self
    }

    /// The point size of the text whose medium symbols have this size.
    var boxPointSize: CGFloat { (pointSize ?? UIImage.symbolPointSize) * symbolScale.factor }
  }
}
