extension AttributeScopes {
  /// UIKit's attributes, in addition to Foundation's.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// Attributes of attributed strings that UIKit measures and draws; `NSAttributedString` has them by the same names.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text; stored.
    public let backgroundColor: BackgroundColorAttribute
    /// The space between characters, in points, which replaces the font's own kerning.
    public let kern: KernAttribute
    /// The space between characters, in points.
    public let tracking: TrackingAttribute
    /// The distance above the line's baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// An underline; stored.
    public let underlineStyle: UnderlineStyleAttribute
    /// A strikethrough; stored.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The space between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The space between characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The distance above the line's baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// An underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// A strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by name: `text.font = .systemFont(ofSize: 12)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// The same text with UIKit's attributes; Foundation's are omitted.
  /// - Complexity: O(*n*).
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      whole.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: Self.attributes(of: run.attributes)))
    }
    self.init(attributedString: whole)
  }

  /// The attributes in a container under the names that Objective-C's attributed strings use.
  static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    let values: [(NSAttributedString.Key, Any?)] = [
      (.font, container.font), (.foregroundColor, container.foregroundColor),
      (.backgroundColor, container.backgroundColor), (.kern, container.kern), (.tracking, container.tracking),
      (.baselineOffset, container.baselineOffset), (.underlineStyle, container.underlineStyle?.rawValue),
      (.strikethroughStyle, container.strikethroughStyle?.rawValue),
    ]
    return Dictionary(uniqueKeysWithValues: values.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension AttributedString {
  /// The same text with UIKit's attributes.
  /// - Complexity: O(*n*).
  public init(_ text: NSAttributedString) {
    self.init()
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var container = AttributeContainer()
      container.font = attributes[.font] as? UIFont
      container.foregroundColor = attributes[.foregroundColor] as? UIColor
      container.backgroundColor = attributes[.backgroundColor] as? UIColor
      container.kern = NSAttributedString.points(attributes[.kern])
      container.tracking = NSAttributedString.points(attributes[.tracking])
      container.baselineOffset = NSAttributedString.points(attributes[.baselineOffset])
      container.underlineStyle = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
      container.strikethroughStyle = (attributes[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
      append(AttributedString(string.substring(with: range), attributes: container))
    }
  }
}
