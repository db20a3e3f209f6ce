/// Text on one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without text; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { isUserInteractionEnabled = false }
  }

  /// The text; setting it removes all styles.
  open var text: String? {
    get { content?.string ?? plainText }
    set {
      if newValue == plainText, content == nil { return }
      (plainText, content) = (newValue, nil)
      contentDidChange()
    }
  }
  private var plainText: String?

  /// The text with its own fonts and colours; the label's apply where it has none.
  open var attributedText: NSAttributedString? {
    get { content ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      if let newValue, newValue.looksLike(content) { return }
      (content, plainText) = (newValue.map { NSAttributedString(attributedString: $0) }, nil)
      contentDidChange()
    }
  }
  private var content: NSAttributedString?
  /// The text with its own fonts and colours; nil for a text that has only the label's.
  package var ownAttributedText: NSAttributedString? { content }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (ownTextAlignment, ownLineBreakMode)
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: paragraph]
  }
  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard let content, content.length > 0 else { return nil }
    return content.attribute(key, at: 0, effectiveRange: nil)
  }

  /// The font of the first character; setting it applies to the whole text, and nil sets the system's 17 points.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? ownFont }
    set {
      let new: UIFont = newValue ?? .systemFont(ofSize: 17)
      if content == nil, new == ownFont, new.scaling == ownFont.scaling { return }
      ownFont = new
      restyle(.font, new)
      contentDidChange()
    }
  }
  /// The font of text without a font of its own.
  package private(set) var ownFont = UIFont.systemFont(ofSize: 17)
  /// The colour of the first character; setting it applies to the whole text, nil sets the default.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      restyle(.foregroundColor, ownTextColor)
    }
  }
  /// The colour of text without a colour of its own.
  package private(set) var ownTextColor = UIColor.label
  /// How lines are aligned in the bounds; `natural` follows the reading direction. Setting it applies to the whole text.
  open var textAlignment: NSTextAlignment {
    get { effectiveTextAlignment }
    set {
      ownTextAlignment = newValue
      restyleParagraphs { $0.alignment = newValue }
    }
  }
  /// The alignment of a text without a paragraph style.
  package private(set) var ownTextAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// Where lines break, and how the last one is truncated. Setting it applies to the whole text.
  open var lineBreakMode: NSLineBreakMode {
    get { effectiveLineBreakMode }
    set {
      if newValue == effectiveLineBreakMode, newValue == ownLineBreakMode { return }
      ownLineBreakMode = newValue
      restyleParagraphs { $0.lineBreakMode = newValue }
      contentDidChange()
    }
  }
  /// The mode of a text without a paragraph style.
  package private(set) var ownLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Stored, but not drawn; nil by default.
  open var shadowColor: UIColor?
  /// In points; stored, but not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Stored; a label without its own colour for highlighted text has the usual one.
  open var highlightedTextColor: UIColor?
  /// Stored, because lines break between words, whatever the script.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// Stored, because characters are not moved closer together before a text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored, because there is no pointer.
  open var showsExpansionTextWhenTruncated = false
  /// The width at which lines wrap, in points; 0 uses the width that layout determines (AL-3.13).
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether text that is too wide is drawn smaller. The intrinsic size stays that of the text at full size.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest fraction of the font's size to which text may shrink; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// Where shrunken text is placed.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether a font created from a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followContentSizeCategory()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    if let content { attributedText = content.following(traitCollection) }
    let followed = ownFont.following(traitCollection)
    if content == nil { font = followed }
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let content, let value else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.content = changed
  }

  private func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let content else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    content.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: content.length)) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
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

  /// The text with its measurements. Read it once, because attributed texts are styled each time.
  package var measured: LabelText {
    let (look, isRightToLeft) = (look, isRightToLeft)
    if let known, known.look == look, known.styled.isRightToLeft == isRightToLeft { return known }
    // A text's paragraph styles and attachments may be mutated in place.
    if let content { return LabelText(styled(content, font: ownFont), look) }
    let measured = LabelText(styled(plainText ?? "", font: font), look)
    known = measured
    return measured
  }

  /// The colour of each of ``styledText``'s runs.
  package var runColors: [UIColor] { content?.runColors.map { $0 ?? ownTextColor } ?? [textColor] }

  private var paragraphStyle: NSParagraphStyle? {
    guard let content, content.length > 0 else { return nil }
    return content.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The label's mode, or that of the text's own paragraph style.
  package var effectiveLineBreakMode: NSLineBreakMode { paragraphStyle?.lineBreakMode ?? ownLineBreakMode }
  /// The label's alignment, or that of the text's own paragraph style.
  package var effectiveTextAlignment: NSTextAlignment { paragraphStyle?.alignment ?? ownTextAlignment }

  /// The maximum number of lines; 0 for no limit.
  var lineLimit: Int { numberOfLines }

  /// Whether lines wrap at the width from layout, so that the label's height depends on its width (AL-3.13).
  private var followsSolvedWidth: Bool { lineLimit != 1 && preferredMaxLayoutWidth <= 0 }
  override var isMeasuredAfterLayout: Bool { followsSolvedWidth }

  /// All lines of the text at a width, in points, however many there are; nil breaks only where the text does.
  package func allLines(of text: StyledText, atWidth width: CGFloat?) -> [TextLine] {
    text.string.isEmpty
      ? []
      : TextMeasurement.measurer.lines(
        of: text, width: width, breaking: effectiveLineBreakMode == .byCharWrapping ? .characters : .words)
  }

  /// All lines of the label's text at a width, in points; nil breaks only where the text does.
  /// - Parameter text: The text from ``measured``.
  /// - Complexity: O(1) at widths that the text fits in, after the first call.
  package func allLines(of text: LabelText, atWidth width: CGFloat?) -> TextBlock {
    text.block(atWidth: width) { allLines(of: text.styled, atWidth: $0) }
  }

  /// The lines that the label's intrinsic size has space for.
  private func block(of text: LabelText, atWidth width: CGFloat?) -> TextBlock {
    block(of: text, atWidth: width, limit: lineLimit)
  }

  private func block(of text: LabelText, atWidth width: CGFloat?, limit: Int) -> TextBlock {
    let all = allLines(of: text, atWidth: limit == 1 ? nil : width)
    return limit > 0 ? all.prefix(limit) : all
  }

  private func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let widest = textRect(atWidth: width)
    return CGSize(width: widest.width, height: height == width ? widest.height : textRect(atWidth: height).height)
  }

  private func textRect(atWidth width: CGFloat?) -> CGRect {
    let bounds = CGRect(x: 0, y: 0, width: width ?? Self.endless, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: lineLimit)
  }

  /// Wider and higher than any text, also less the insets of a subclass.
  private static let endless: CGFloat = 1e9

  /// Returns the rectangle that the text needs at a width, from the top left corner of the bounds, rounded up to
  /// pixels. The label's size is that of the rectangle, so a subclass that returns a larger one has a margin.
  /// - Parameters:
  ///   - bounds: The room for the text, in points; a width of no practical limit wraps no line.
  ///   - numberOfLines: The maximum number of lines; 0 for any.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let width = bounds.width < Self.endless / 2 ? bounds.width : nil
    let block = block(of: measured, atWidth: width, limit: numberOfLines)
    let scale = traitCollection.displayScale
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: block.width.ceiled(toPixels: scale),
      height: block.height.ceiled(toPixels: scale))
  }

  private var heightWidth: CGFloat? {
    preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : followsSolvedWidth ? solvedWidth : nil
  }

  /// The text's size, rounded up to pixels; zero without text (AL-3.12).
  ///
  /// Without a preferred width, the intrinsic width is always that of the unwrapped text, and only the height follows
  /// the width that layout determined (AL-3.13, AL-3.15).
  open override var intrinsicContentSize: CGSize {
    size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, height: heightWidth)
  }

  /// Once layout has determined a width in which the text wraps, the label needs only that of its widest line (AL-3.13).
  override var contentSizeInLayout: CGSize {
    var size = intrinsicContentSize
    guard followsSolvedWidth, let solvedWidth else { return size }
    let (text, scale) = (measured, traitCollection.displayScale)
    let block = block(of: text, atWidth: solvedWidth)
    guard block.wraps else { return size }
    let own = self.block(of: text, atWidth: nil).width.ceiled(toPixels: scale)
    // In exact layouts, which round nothing, the same lines have to fit again.
    let widest = (block.wrappedWidth(of: text.styled) + LabelText.rounding).ceiled(toPixels: scale)
    let needed = Branch.min(widest, Branch.max(solvedWidth, block.width))
    // A subclass may need more than its text.
    size.width = Branch.min(size.width, size.width - own + needed)
    return size
  }

  override func adoptSolvedWidth(_ width: CGFloat) -> Bool {
    guard followsSolvedWidth else { return false }
    let before = contentSizeInLayout
    solvedWidth = width
    return contentSizeInLayout != before
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

  /// Draws the text by ``drawText(in:)``.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text in a rectangle: the bounds, unless a subclass passes another one. What it paints besides is not
  /// drawn again by the label itself.
  open func drawText(in rect: CGRect) { drawnText = rect }

  /// Where the text was drawn last.
  package var drawnText: CGRect?

  /// The fraction of its fonts' sizes at which the text is drawn in a width, in points; 1 if it fits or may not shrink.
  package func drawingScale(atWidth width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let text = styledText
    func isTooWide(_ scale: CGFloat) -> Bool { TextMeasurement.width(of: text.scaled(by: scale)) > width }
    if Branch.isAtMost(TextMeasurement.width(of: text), width) { return 1 }
    var (fits, fails): (CGFloat, CGFloat) = (max(minimumScaleFactor.isFinite ? minimumScaleFactor : 0, 1e-3), 1)
    if isTooWide(fits) { return min(1, fits) }
    // To a thousandth of the size, which is less than any pixel.
    while fails - fits > 1e-3 {
      let middle = (fits + fails) / 2
      if isTooWide(middle) { fails = middle } else { fits = middle }
    }
    return fits
  }

  override var textToken: String { DescribedText.token(text) }
}
