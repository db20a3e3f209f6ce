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

  /// The width the first pass found.
  private var solvedWidth: CGFloat?

  private func contentDidChange() {
    solvedWidth = nil
    invalidateIntrinsicContentSize()
  }

  private var wrappingWidth: CGFloat? {
    if numberOfLines == 1 { return nil }
    return preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth
  }

  /// The lines at a width, in points; nil breaks only where the text does.
  package func lines(atWidth width: CGFloat?) -> [TextLine] {
    guard let text, !text.isEmpty else { return [] }
    return TextMeasurement.measurer.lines(
      of: text, font: font, width: numberOfLines == 1 ? nil : width, lineLimit: numberOfLines)
  }

  private func size(atWidth width: CGFloat?) -> CGSize {
    let lines = lines(atWidth: width)
    return CGSize(
      width: ceiledToPixel(lines.map(\.width).max() ?? 0), height: ceiledToPixel(font.height(lines: lines.count)))
  }

  /// The text's size, rounded up to pixels; zero without text (AL-3.12).
  open override var intrinsicContentSize: CGSize {
    var size = size(atWidth: wrappingWidth)
    if let solvedWidth, preferredMaxLayoutWidth <= 0, numberOfLines != 1 {
      // The second pass asks for no less width than the first (AL-3.13).
      size.width = max(size.width, min(solvedWidth, self.size(atWidth: nil).width))
    }
    return size
  }

  override func adoptSolvedWidth(_ width: CGFloat) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, solvedWidth != width else { return false }
    let before = intrinsicContentSize
    solvedWidth = width
    return intrinsicContentSize != before
  }

  /// Text is centred in its height; the offsets are those of the intrinsic height (AL-3.20, AL-3.22).
  override var contentBaselineOffsets: BaselineOffsets {
    let count = lines(atWidth: wrappingWidth).count
    let height = font.height(lines: count)
    let padding = (ceiledToPixel(height) - height) / 2
    return BaselineOffsets(firstFromTop: padding + font.ascender, lastFromBottom: padding - font.descender)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(atWidth: size.width > 0 ? size.width : nil)
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
