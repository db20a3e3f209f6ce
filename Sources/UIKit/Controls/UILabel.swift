/// Text on one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without a text; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { isUserInteractionEnabled = false }
  }

  /// Setting it takes all styles away.
  open var text: String? {
    get { content?.string ?? plainText }
    set {
      if newValue == plainText, content == nil { return }
      (plainText, content) = (newValue, nil)
      contentDidChange()
    }
  }
  private var plainText: String?

  /// The text with fonts and colours of its own; what it leaves open is the label's.
  open var attributedText: NSAttributedString? {
    get { content ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      if let newValue, newValue.looksLike(content) { return }
      (content, plainText) = (newValue.map { NSAttributedString(attributedString: $0) }, nil)
      contentDidChange()
    }
  }
  private var content: NSAttributedString?

  /// Setting it sets the font of the whole text; nil sets the system's 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if font == oldValue { return }
      restyle(.font, font)
      contentDidChange()
    }
  }
  /// The colour of text without a colour of its own; setting it colours the whole text, nil sets that of labels.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { restyle(.foregroundColor, textColor) }
    }
  }
  /// How lines are aligned in the bounds; `natural` follows the reading direction.
  open var textAlignment = NSTextAlignment.natural
  /// The greatest number of lines; 0 for any.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// Where lines break, and how the last one ends when there is more.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// Stored: lines break where their words allow, whatever the script.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// Stored: characters are not moved together before a text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored: nothing is shown by pointing.
  open var showsExpansionTextWhenTruncated = false
  /// The width at which lines break, in points; 0 takes the width that layout finds (AL-3.13).
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// Whether text that is too wide is drawn smaller. The natural size stays that of the text as it is.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size that text is drawn at to fit; 0 for no bound.
  open var minimumScaleFactor: CGFloat = 0
  /// Where text is placed that is drawn smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether a font that was made from a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followContentSizeCategory()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    if let content { attributedText = content.following(traitCollection) }
    let followed = font.following(traitCollection)
    if content == nil { font = followed }
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let content, let value else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.content = changed
  }

  private func contentDidChange() {
    (known, solvedWidth) = (nil, nil)
    invalidateIntrinsicContentSize()
  }

  open override func invalidateIntrinsicContentSize() {
    known = nil
    super.invalidateIntrinsicContentSize()
  }

  // MARK: Lines

  /// The text as it is measured.
  package var styledText: StyledText { measured.styled }

  private var known: LabelText?

  /// The text with what was found of it. Ask once: attributed texts are styled each time.
  package var measured: LabelText {
    let (look, isRightToLeft) = (look, isRightToLeft)
    if let known, known.look == look, known.styled.isRightToLeft == isRightToLeft { return known }
    // Paragraph styles and attachments of a text may be changed where they are.
    if let content { return LabelText(styled(content, font: font), look) }
    let measured = LabelText(styled(plainText ?? "", font: font), look)
    known = measured
    return measured
  }

  /// The colour of each of ``styledText``'s runs.
  package var runColors: [UIColor] { content?.runColors.map { $0 ?? textColor } ?? [textColor] }

  private var paragraphStyle: NSParagraphStyle? {
    guard let content, content.length > 0 else { return nil }
    return content.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The label's, or that of the text's own paragraph style.
  package var effectiveLineBreakMode: NSLineBreakMode { paragraphStyle?.lineBreakMode ?? lineBreakMode }
  /// The label's, or that of the text's own paragraph style.
  package var effectiveTextAlignment: NSTextAlignment { paragraphStyle?.alignment ?? textAlignment }

  /// Whether the label breaks where layout's width makes it, so that its height follows its width (AL-3.13).
  private var followsSolvedWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override var isMeasuredAfterLayout: Bool { followsSolvedWidth }

  /// All lines of the text at a width, in points, however many there may be; nil breaks only where the text does.
  package func allLines(of text: StyledText, atWidth width: CGFloat?) -> [TextLine] {
    text.string.isEmpty
      ? []
      : TextMeasurement.measurer.lines(
        of: text, width: width, breaking: effectiveLineBreakMode == .byCharWrapping ? .characters : .words)
  }

  /// All lines of the label's text at a width, in points; nil breaks only where the text does.
  /// - Parameter text: That of ``measured``.
  /// - Complexity: O(1) at widths that the text fits in, after the first time.
  package func allLines(of text: LabelText, atWidth width: CGFloat?) -> TextBlock {
    text.block(atWidth: width) { allLines(of: text.styled, atWidth: $0) }
  }

  /// The lines that the label's natural size has room for.
  private func block(of text: LabelText, atWidth width: CGFloat?) -> TextBlock {
    let all = allLines(of: text, atWidth: numberOfLines == 1 ? nil : width)
    return numberOfLines > 0 ? all.prefix(numberOfLines) : all
  }

  private func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let text = measured
    let widest = block(of: text, atWidth: width)
    let tallest = height == width ? widest : block(of: text, atWidth: height)
    let scale = traitCollection.displayScale
    return CGSize(width: widest.width.ceiled(toPixels: scale), height: tallest.height.ceiled(toPixels: scale))
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

  /// Text is centred in its height, its baselines on pixels; the offsets are those of the intrinsic height (AL-3.20,
  /// AL-3.22).
  override var contentBaselineOffsets: BaselineOffsets {
    let block = block(of: measured, atWidth: heightWidth)
    if block.lines.isEmpty { return BaselineOffsets(firstFromTop: font.ascender, lastFromBottom: -font.descender) }
    return baselines(of: block, isCentred: true)
  }

  override var textLineHeight: CGFloat? { font.lineHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : nil
    return self.size(width: width, height: width)
  }

  // MARK: Shrinking

  /// The part of its fonts' sizes that the text is drawn at in a width, in points: 1 where it fits or may not shrink.
  package func drawingScale(atWidth width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let text = styledText
    func isTooWide(_ scale: CGFloat) -> Bool { TextMeasurement.width(of: text.scaled(by: scale)) > width }
    if Branch.isAtMost(TextMeasurement.width(of: text), width) { return 1 }
    var (fits, fails): (CGFloat, CGFloat) = (max(minimumScaleFactor.isFinite ? minimumScaleFactor : 0, 1e-3), 1)
    if isTooWide(fits) { return min(1, fits) }
    // To a thousandth of the size, less than any pixel.
    while fails - fits > 1e-3 {
      let middle = (fits + fails) / 2
      if isTooWide(middle) { fails = middle } else { fits = middle }
    }
    return fits
  }

  override var textToken: String { DescribedText.token(text) }
}
