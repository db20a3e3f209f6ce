/// A text, a second one and a picture of a row.
///
/// Apple does not publish its distances: margins are those of a table's cells (`control-metrics.md` 8), others are unverified.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// How lines stand.
    public var alignment = TextAlignment.natural
    /// Where lines that are too wide break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// Whether a text that is too wide is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the reader's size.
    public var adjustsFontForContentSizeCategory = true
    /// Stored.
    public var transform = TextTransform.none
    /// Stored.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines stand.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }
    /// Which letters are capital.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }
    init(_ font: UIFont) { self.font = font }
  }

  /// How a picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 for no bound.
    public var maximumSize = CGSize.zero
    /// The room kept for a picture, in points; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    init() {}
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with fonts of its own.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with fonts of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Whether a row keeps to its cell's margins; `horizontal` decides for both axes here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between the texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The least height, in points.
  var minimumHeight: CGFloat = 44

  private init(_ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ color: UIColor = .label) {
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary))
    textProperties.color = color
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .subheadline) }
  /// A row with the second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .subheadline) }
  /// A row with the second text at its end.
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
  /// The header of plain rows.
  public static func plainHeader() -> UIListContentConfiguration { boundary(.subheadline, .secondaryLabel) }
  /// The footer of plain rows.
  public static func plainFooter() -> UIListContentConfiguration { boundary(.subheadline, .secondaryLabel) }
  /// The header of grouped rows.
  public static func groupedHeader() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }
  /// The footer of grouped rows.
  public static func groupedFooter() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }
  /// A large header of grouped rows.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { boundary(.title3, .label) }
  /// A header of a list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// A footer of a list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a sidebar with a second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { boundary(.headline, .label) }
  /// A row with an account's picture.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// A view of the texts and the picture.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same: nothing depends on the state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Axes of a screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt
  /// The axes of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Downwards.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Changes a colour.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor
  /// A change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// Changes the attributes of a text; stored.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// A change.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
