/// One editable line (`control-metrics.md` 3).
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }

  private var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// What is shown: the text, or the placeholder while there is none (AL-3.16).
  package var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder }
  package var showsPlaceholder: Bool { text?.isEmpty ?? true }

  /// Between the frame's sides and the text, in points.
  package var textInset: CGFloat { borderStyle == .none ? 0 : 7 }

  package var shownLine: TextLine? {
    shownText.flatMap { TextMeasurement.measurer.lines(of: $0, font: effectiveFont, width: nil, lineLimit: 1).first }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ((shownLine?.width ?? 0) - 1e-3).rounded(.up) + 2 * textInset, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    let line = effectiveFont.lineHeight.rounded(.up)
    return borderStyle == .none ? line + 1 : max(34, line + 9)
  }

  override var contentBaselineOffsets: BaselineOffsets {
    let spare = (naturalHeight - effectiveFont.lineHeight) / 2
    return BaselineOffsets(
      firstFromTop: spare + effectiveFont.ascender, lastFromBottom: spare - effectiveFont.descender)
  }

  override var textToken: String { DescribedText.token(text) }
}
