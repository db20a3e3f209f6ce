/// Scales fonts and lengths as a text style grows with the reader's preferred size.
///
/// The factor is that of the style's point size; Apple's own is not published.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Scales as a text style grows and shrinks.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// By the style of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font that follows the reader's text size.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font that follows the reader's text size up to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledFont(for: font).pointSize))
  }

  /// The font at the size for some traits; nil stands for the current ones.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// A length in points, scaled by the reader's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points, scaled by the text size of some traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let (now, usual) = (
      DynamicType.entry(for: style, category: category), DynamicType.entry(for: style, category: .large)
    )
    return value * now.size / usual.size
  }
}
