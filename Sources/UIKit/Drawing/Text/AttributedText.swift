extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character; UIKit's newer name.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The distance of the text above its baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through the text: an `NSUnderlineStyle` as a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

extension NSAttributedString {
  /// Whether two texts have the same appearance.
  package func looksLike(_ other: NSAttributedString?) -> Bool {
    guard let other else { return false }
    return self === other || isEqual(to: other)
  }

  /// The text with its fonts, or with the given font where it has none.
  package func styled(font: UIFont, isRightToLeft: Bool = false) -> StyledText {
    var runs: [StyledText.Run] = []
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = text.substring(with: range)
      var run = StyledText.Run(length: part.utf8.count, font: attributes[.font] as? UIFont ?? font)
      run.kern = Self.points(attributes[.kern]) ?? Self.points(attributes[.tracking]) ?? 0
      run.baselineOffset = Self.points(attributes[.baselineOffset]) ?? 0
      run.attachment = (attributes[.attachment] as? NSTextAttachment)?.measuredBounds
      runs.append(run)
    }
    if runs.isEmpty { runs = [StyledText.Run(length: 0, font: font)] }
    let paragraph = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    return StyledText(
      string: string, runs: runs, spacing: paragraph.map(LineSpacing.init) ?? LineSpacing(),
      isRightToLeft: isRightToLeft)
  }

  /// The colours of the runs that ``styled(font:isRightToLeft:)`` returns; nil for runs without a colour.
  package var runColors: [UIColor?] {
    var colors: [UIColor?] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      colors.append(attributes[.foregroundColor] as? UIColor)
    }
    return colors
  }

  static func points(_ value: Any?) -> CGFloat? {
    let number =
      (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? Int).map { CGFloat($0) }
    return number.flatMap { $0.isFinite ? min(max($0, -1000), 1000) : nil }
  }
}

extension NSAttributedString {
  /// The parts with the same attributes, with their fonts and spacings as they are measured, and with their colours.
  package func parts(font: UIFont) -> [(text: String, run: StyledText.Run, color: UIColor?)] {
    var parts: [(text: String, run: StyledText.Run, color: UIColor?)] = []
    let (whole, runs, colors) = (string as NSString, styled(font: font).runs, runColors)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { _, range, _ in
      let index = parts.count
      guard runs.indices.contains(index), colors.indices.contains(index) else { return }
      parts.append((whole.substring(with: range), runs[index], colors[index]))
    }
    return parts
  }

  /// The paragraph style at the start of the text, which applies to all of it.
  package var firstParagraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// Whether the text has attributes other than one font.
  package func isStyled(beyond font: UIFont) -> Bool {
    var isStyled = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      isStyled = isStyled || attributes.contains { $0.key != .font || $0.value as? UIFont != font }
    }
    return isStyled
  }
}
