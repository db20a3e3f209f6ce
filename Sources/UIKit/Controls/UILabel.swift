public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// Text on one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  /// The greatest number of lines; 0 for any.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width at which lines break, in points; 0 takes the width that layout finds (AL-3.13).
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  /// Whether a font that was made from a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followContentSizeCategory()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  private func contentDidChange() {
    solvedWidth = nil
    invalidateIntrinsicContentSize()
  }

  /// Whether the label breaks where layout's width makes it, so that its height follows its width (AL-3.13).
  private var followsSolvedWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// All lines of the text at a width, in points, however many there may be; nil breaks only where the text does.
  package func allLines(atWidth width: CGFloat?) -> [TextLine] {
    guard let text, !text.isEmpty else { return [] }
    return TextMeasurement.measurer.lines(
      of: text, font: font, width: numberOfLines == 1 ? nil : width, lineLimit: numberOfLines == 1 ? 1 : 0)
  }

  private func lineCount(atWidth width: CGFloat?) -> Int {
    let count = allLines(atWidth: width).count
    return numberOfLines > 0 ? min(count, numberOfLines) : count
  }

  private func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let widest = allLines(atWidth: width).prefix(numberOfLines > 0 ? numberOfLines : .max).map(\.width).max() ?? 0
    return CGSize(
      width: ceiledToPixel(widest), height: ceiledToPixel(font.height(lines: lineCount(atWidth: height))))
  }

  private var heightWidth: CGFloat? {
    preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : followsSolvedWidth ? solvedWidth : nil
  }

  /// The text's size, rounded up to pixels; zero without text (AL-3.12).
  ///
  /// Without a preferred width the width asked for is always that of the unwrapped text, and only the height follows
  /// the width that layout found (AL-3.13, AL-3.15).
  open override var intrinsicContentSize: CGSize {
    size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, height: heightWidth)
  }

  override func adoptSolvedWidth(_ width: CGFloat) -> Bool {
    guard followsSolvedWidth else { return false }
    let before = intrinsicContentSize
    solvedWidth = width
    return intrinsicContentSize != before
  }

  /// Text is centred in its height; the offsets are those of the intrinsic height (AL-3.20, AL-3.22).
  override var contentBaselineOffsets: BaselineOffsets {
    let height = font.height(lines: lineCount(atWidth: heightWidth))
    let padding = (ceiledToPixel(height) - height) / 2
    return BaselineOffsets(firstFromTop: padding + font.ascender, lastFromBottom: padding - font.descender)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : nil
    return self.size(width: width, height: width)
  }

  override var textToken: String { DescribedText.token(text) }
}

/// Text inside descriptions: cut after 25 characters (AL-2.31).
enum DescribedText {
  static func token(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'"
  }
}
