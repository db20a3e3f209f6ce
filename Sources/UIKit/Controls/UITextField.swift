/// One editable line (`control-metrics.md` 3).
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Borders, which decide how much room is around the text (`control-metrics.md` 3).
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// Setting it takes all styles away.
  open var text: String? {
    get { content?.string ?? plainText }
    set {
      if content == nil, newValue == plainText { return }
      (plainText, content) = (newValue, nil)
      contentDidChange()
    }
  }
  private var plainText: String?
  /// The text with fonts of its own.
  open var attributedText: NSAttributedString? {
    get { content ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: effectiveFont]) } }
    set {
      (content, plainText) = (newValue.map { NSAttributedString(attributedString: $0) }, nil)
      contentDidChange()
    }
  }
  private var content: NSAttributedString?

  /// Shown, and measured, while there is no text (AL-3.16).
  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
  /// The font of text without a font of its own; nil is 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
  /// The colour of the text; the placeholder is paler.
  open var textColor: UIColor? = .label
  /// How the line is aligned between the borders; `natural` follows the reading direction.
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text; `none` by default in code.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// Whether dots replace the characters; false by default.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// Whether text that is too wide is drawn smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size text is drawn at to fit, in points; 0 for no bound.
  open var minimumFontSize: CGFloat = 0

  /// Whether a font that was made from a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followContentSizeCategory()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font?.following(traitCollection)
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  private var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// Whether there is no text, so that the placeholder is shown (AL-3.16).
  package var showsPlaceholder: Bool { text?.isEmpty ?? true }

  /// Between the frame's sides and the text, in points.
  package var textInset: CGFloat { borderStyle == .none ? 0 : 7 }

  /// What is shown: the text, or the placeholder while there is none (AL-3.16); nil without either.
  package var shownText: StyledText? {
    if !showsPlaceholder, !isSecureTextEntry, let content { return styled(content, font: effectiveFont) }
    guard let shown = showsPlaceholder ? placeholder : text, !shown.isEmpty else { return nil }
    let dots = isSecureTextEntry && !showsPlaceholder
    return styled(dots ? String(repeating: "\u{2022}", count: shown.count) : shown, font: effectiveFont)
  }

  private var shownWidth: CGFloat {
    shownText.map(TextMeasurement.width) ?? 0
  }

  /// The part of its size that the text is drawn at in a width, in points.
  package func drawingScale(atWidth width: CGFloat) -> CGFloat {
    let natural = shownWidth
    guard adjustsFontSizeToFitWidth, Branch.isLess(width, natural), width > 0 else { return 1 }
    return min(1, max(width / natural, minimumFontSize / effectiveFont.pointSize))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: naturalHeight) }

  /// The text and what is beside it (`control-metrics.md` 3); room for the caret where there is none.
  private var naturalWidth: CGFloat {
    let text = look.hasTallControls ? ceiledToPixel(shownWidth) : Branch.ceil(shownWidth - 1e-3)
    let beside: CGFloat =
      switch borderStyle {
      case .none: look.hasTallControls ? 0 : 4
      case .roundedRect: look.hasTallControls ? 28 : 22
      case .line, .bezel: 14
      }
    return (shownText == nil ? (look.hasTallControls ? 4 : 3) : text) + beside
  }

  private var naturalHeight: CGFloat {
    let line = Branch.ceil(effectiveFont.lineHeight - 1e-3)
    return switch borderStyle {
    case .none: borderlessHeight(line)
    case .roundedRect: look.hasTallControls ? max(34, line + 9) : max(30, line + 6)
    case .line: hasSmallText ? line + 9.5 : line + 6
    case .bezel: hasSmallText ? line + 11.5 : line + 6
    }
  }

  /// - Parameter line: The height of a line, rounded up to whole points.
  private func borderlessHeight(_ line: CGFloat) -> CGFloat {
    if !look.hasPillPageControl { return line }
    let height = ceiledToPixel(effectiveFont.lineHeight) + 2 - 1 / traitCollection.displayScale
    return look.isGlass ? max(22, height) : height
  }

  override var contentBaselineOffsets: BaselineOffsets { baselines(ofLine: effectiveFont, centredIn: naturalHeight) }

  override var textToken: String { DescribedText.token(text) }
}
