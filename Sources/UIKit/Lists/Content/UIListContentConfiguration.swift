/// A row's text, secondary text and image.
///
/// Apple does not publish its distances; margins are a table cell's (`control-metrics.md` 8), others are unverified.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// How lines are aligned.
    public var alignment = TextAlignment.natural
    /// Where lines that are too wide break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether text that is too wide is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest fraction of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Which letters of the text are capitalised.
    public var transform = TextTransform.none
    /// Stored.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines are aligned.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }
    /// Which letters are capitalised.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }
    init(_ font: UIFont) { self.font = font }
  }

  /// The appearance of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of a template image.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The space reserved for an image, in points; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    init() {}
  }

  /// The image.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with its own attributes.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with its own attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// Whether the secondary text is placed next to the text if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Whether a row preserves its cell's margins; `horizontal` decides for both axes here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The minimum height, in points.
  var minimumHeight: CGFloat = 44

  private init(_ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ color: UIColor = .label) {
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary))
    textProperties.color = color
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .subheadline) }
  /// A row with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .subheadline) }
  /// A row with the secondary text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .body)
    made.prefersSideBySideTextAndSecondaryText = true
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }
  private static func boundary(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
    var made = UIListContentConfiguration(style, .footnote, color)
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    made.minimumHeight = 0
    return made
  }
  /// A header of plain rows.
  public static func plainHeader() -> UIListContentConfiguration { boundary(.subheadline, .secondaryLabel) }
  /// A footer of plain rows.
  public static func plainFooter() -> UIListContentConfiguration { boundary(.subheadline, .secondaryLabel) }
  /// A header of grouped rows.
  public static func groupedHeader() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }
  /// A footer of grouped rows.
  public static func groupedFooter() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }
  /// A large header of grouped rows.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { boundary(.title3, .label) }
  /// A header of a list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// A footer of a list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { boundary(.headline, .label) }
  /// A row of a sidebar with an accessory image.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// A view that shows the texts and the image.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same configuration, because nothing depends on the state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The axes of a screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt
  /// The axes in a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Changes a colour.
public struct UIConfigurationColorTransformer: Sendable {
  /// The function that changes the colour.
  public let transform: @Sendable (UIColor) -> UIColor
  /// A transformer that calls a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The tint colour in place of any other.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// The tint colour in place of any other.
  public static let monochromeTint = preferredTint
  /// Grey of the same lightness and opacity.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let ink = color.resolvedColor(with: traits).cgColor.rgba
      return UIColor(white: 0.2126 * ink.red + 0.7152 * ink.green + 0.0722 * ink.blue, alpha: ink.alpha)
    }
  }
}

/// Changes the attributes of a text; stored.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The function that changes the attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// A transformer that calls a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
