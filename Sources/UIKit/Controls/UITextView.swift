/// Text of many lines, which scrolls; one that may not is as high as its text (AL-3.14).
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }
  /// An empty text view; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Setting it takes all styles away.
  open var text: String! {
    get { content?.string ?? plainText }
    set {
      if content == nil, newValue == plainText { return }
      (plainText, content) = (newValue ?? "", nil)
      contentDidChange()
    }
  }
  private var plainText = ""
  /// The text with fonts of its own.
  open var attributedText: NSAttributedString! {
    get { content ?? NSAttributedString(string: plainText, attributes: [.font: effectiveFont]) }
    set {
      (content, plainText) = (newValue.map { NSAttributedString(attributedString: $0) }, "")
      contentDidChange()
    }
  }
  private var content: NSAttributedString?

  /// nil means the system's 12 points.
  open var font: UIFont? { didSet { if font != oldValue { contentDidChange() } } }
  /// The colour of text without a colour of its own.
  open var textColor: UIColor? = .label
  /// How lines are aligned; `natural` follows the reading direction.
  open var textAlignment = NSTextAlignment.natural
  /// Stored, and has no effect here.
  open var isEditable = true
  /// Stored, and has no effect here.
  open var isSelectable = true
  /// Room around the text, in points (`control-metrics.md` 3).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  /// Between the container's sides and the text, in points; UIKit's `textContainer.lineFragmentPadding`.
  package static let lineFragmentPadding: CGFloat = 5
  /// Whether a font that was made from a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }

  /// The font of text without a font of its own.
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
    guard adjustsFontForContentSizeCategory else { return }
    if let content { attributedText = content.following(traitCollection) }
    font = font?.following(traitCollection)
  }

  /// What lies beside the text on both sides, in points.
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * Self.lineFragmentPadding }

  /// The text as it is measured.
  package var styledText: StyledText {
    content.map { styled($0, font: effectiveFont) } ?? styled(plainText, font: effectiveFont)
  }

  /// The colour of each of ``styledText``'s runs.
  package var runColors: [UIColor] {
    let usual = textColor ?? .label
    return content?.runColors.map { $0 ?? usual } ?? [usual]
  }

  /// The lines at a width of the view; nil breaks only where the text does. An empty text has the height of a line, for
  /// the caret.
  package func block(atWidth width: CGFloat?) -> TextBlock {
    let text = styledText
    return TextBlock(
      text,
      TextMeasurement.measurer.lines(of: text, width: width.map { Branch.max(0, $0 - sides) }, breaking: .words))
  }

  private func size(atWidth width: CGFloat?) -> CGSize {
    let block = block(atWidth: width)
    return CGSize(
      width: ceiledToPixel(block.width + sides),
      height: ceiledToPixel(block.height + textContainerInset.top + textContainerInset.bottom))
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
    baselines(
      of: block(atWidth: isScrollEnabled ? bounds.width : solvedWidth), isCentred: false, insets: textContainerInset)
  }

  override var textToken: String { DescribedText.token(text) }
}
