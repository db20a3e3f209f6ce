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
    font.withSize(min(maximumPointSize, scaledFont(for: font).pointSize))
  }

  /// The font at the size for traits; nil uses the current ones.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
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
