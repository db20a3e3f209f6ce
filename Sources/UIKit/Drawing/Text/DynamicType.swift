import SystemValues

extension UIFont {
  /// A role of text whose size follows the reader's text size; raw values are the names in storyboards.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen: 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// The font of each text style in each content size category.
enum DynamicType {
  struct Entry {
    var size: CGFloat
    var leading: CGFloat
    var weight: UIFont.Weight
  }

  static func entry(for style: UIFont.TextStyle, category: UIContentSizeCategory) -> Entry {
    let sizes = TextStyleSizes(style.rawValue)
    let (size, leading) = sizes[UIContentSizeCategory.allInOrder.firstIndex(of: category) ?? TextStyleSizes.usual]
    return Entry(size: size, leading: leading, weight: style == .headline ? .semibold : .regular)
  }
}
