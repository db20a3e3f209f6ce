/// Text of many lines, which scrolls; one that may not is as high as its text (AL-3.14).
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String! = "" { didSet { if text != oldValue { contentDidChange() } } }
  /// nil stands for the system's 12 points.
  open var font: UIFont? { didSet { if font != oldValue { contentDidChange() } } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  /// Room around the text, in points (`control-metrics.md` 3).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  /// Between the container's sides and the text, in points; UIKit's `textContainer.lineFragmentPadding`.
  package static let lineFragmentPadding: CGFloat = 5
  /// Whether a font that was made from a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }

  package var effectiveFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func contentDidChange() {
    solvedWidth = nil
    invalidateIntrinsicContentSize()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followContentSizeCategory()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  /// What lies beside the text on both sides, in points.
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * Self.lineFragmentPadding }

  /// The lines at a width of the view; nil breaks only where the text does.
  package func allLines(atWidth width: CGFloat?) -> [TextLine] {
    TextMeasurement.measurer.lines(
      of: text ?? "", font: effectiveFont, width: width.map { max(0, $0 - sides) }, lineLimit: 0)
  }

  private func size(atWidth width: CGFloat?) -> CGSize {
    let lines = allLines(atWidth: width)
    // An empty text has the height of a line, for the caret.
    let height = effectiveFont.height(lines: max(1, lines.count)) + textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: ceiledToPixel((lines.map(\.width).max() ?? 0) + sides), height: ceiledToPixel(height))
  }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    return CGSize(width: size(atWidth: nil).width, height: size(atWidth: solvedWidth).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(atWidth: size.width > 0 ? size.width : nil) }

  override func adoptSolvedWidth(_ width: CGFloat) -> Bool {
    if isScrollEnabled { return false }
    let before = intrinsicContentSize
    solvedWidth = width
    return intrinsicContentSize != before
  }

  override var contentBaselineOffsets: BaselineOffsets {
    BaselineOffsets(
      firstFromTop: textContainerInset.top + effectiveFont.ascender,
      lastFromBottom: textContainerInset.bottom - effectiveFont.descender)
  }

  override var textToken: String { DescribedText.token(text) }
}
