/// Scales fonts and lengths as a text style grows with the reader's text size.
///
/// The factor is the ratio of the style's point sizes; Apple's own is not published.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that scale as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Metrics for the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font that follows the reader's text size.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font that follows the reader's text size up to a point size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the size for traits; nil uses the current ones. A view that adjusts its font follows its own traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, limit: nil, traitCollection)
  }

  /// The font at the size for traits, up to a point size; nil uses the current traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, limit: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection) }

  private func scaled(_ font: UIFont, limit: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    let scaling = UIFont.Scaling(style: style, usualSize: font.pointSize, limit: limit)
    return font.scaled(scaling, (traits ?? .current).preferredContentSizeCategory)
  }

  /// A length in points, scaled by the reader's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points, scaled by the text size in traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let (now, usual) = (
      DynamicType.entry(for: style, category: category), DynamicType.entry(for: style, category: .large)
    )
    return value * now.size / usual.size
  }
}
