import SystemValues

/// How a text that is too wide is wrapped or truncated; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// How lines are aligned between the edges of a text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// The layout of a text's lines and paragraphs. All lengths in points.
open class NSParagraphStyle: AttributeValue {
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// nil for the usual ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
  }

  var values: Values

  /// The default style: natural alignment, lines broken between words.
  public override init() { values = Values() }

  init(_ values: Values) { self.values = values }

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The spacing between two lines, in addition to their heights.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The spacing between two paragraphs.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// As a multiple of the font's own height; 0 stands for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How lines are aligned between the edges of the text.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines that are too wide are wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The spacing above a paragraph; stored.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line; stored, because lines begin at the edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines; stored, because lines begin at the edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The indent at the end of lines; stored, because lines end at the edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Stored, because words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Stored, because the text and the view determine the direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Stored.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }
  /// Stored, because tabs are as wide as in the font; every 28 points by default.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.usual }
  /// In points; stored.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// An `NSMutableParagraphStyle` with the same values.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(values) }
  /// An immutable style with the same values.
  open override func copy() -> Any { NSParagraphStyle(values) }

  /// Whether the other object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }

  /// The values, as UIKit prints them.
  open override var description: String {
    let number = { (value: CGFloat) in GeneralNumber.text(value) }
    return [
      "Alignment \("\(alignment)".capitalized)", "LineSpacing \(number(lineSpacing))",
      "ParagraphSpacing \(number(paragraphSpacing))", "ParagraphSpacingBefore \(number(paragraphSpacingBefore))",
      "HeadIndent \(number(headIndent))", "TailIndent \(number(tailIndent))",
      "FirstLineHeadIndent \(number(firstLineHeadIndent))",
      "LineHeight \(number(minimumLineHeight))/\(number(maximumLineHeight))",
      "LineHeightMultiple \(number(lineHeightMultiple))", "LineBreakMode \(lineBreakMode.rawValue)",
      "BaseWritingDirection \(baseWritingDirection.rawValue)",
      "HyphenationFactor \(number(CGFloat(hyphenationFactor)))",
    ].joined(separator: ", ")
  }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = max(0, newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = max(0, newValue) }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = max(0, newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = max(0, newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = max(0, newValue) }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops ?? NSTextTab.usual }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
}

/// A position in a line at which text after a tab is aligned; stored.
open class NSTextTab: AttributeValue, @unchecked Sendable {
  /// The tabs of a style without its own.
  static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  /// A tab at a distance from the line's start, in points.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location) = (alignment, location)
    super.init()
  }

  /// How the text is aligned at the tab.
  public let alignment: NSTextAlignment
  /// The distance from the line's start, in points.
  public let location: CGFloat

  /// Keys of a tab's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the other object is a tab of the same kind at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  open override var hash: Int { location.hashValue }
}
