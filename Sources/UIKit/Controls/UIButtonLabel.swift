/// The label that `titleLabel` returns: it has the title's font and frame, but the button draws the title.
@MainActor
final class UIButtonLabel: UILabel {
  @WeakView var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }

  /// Called when the button's content has changed; the button itself needs no notification.
  func titleDidChange() { super.invalidateIntrinsicContentSize() }

  /// The button's text, which only the button can set.
  override var text: String? {
    get { button?.currentAttributedTitle?.string ?? button?.currentTitle }
    set {}
  }
  override var attributedText: NSAttributedString? {
    get {
      button?.currentAttributedTitle
        ?? button?.currentTitle.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
    }
    set {}
  }
  override var textColor: UIColor! {
    get { button?.titleColors.first ?? .label }
    set {}
  }

  /// Text that wraps has as many lines as it needs.
  override var lineLimit: Int { button?.titleLineLimit ?? super.lineLimit }

  override func adoptSolvedWidth(_ width: CGFloat) -> Bool {
    let hasChanged = super.adoptSolvedWidth(width)
    if hasChanged { button?.forgetNaturalSize() }
    return hasChanged
  }

  override var measured: LabelText { button?.titleText.map { LabelText($0, look) } ?? super.measured }

  /// In its button a title of one line takes whole points (`control-metrics.md` 3.1).
  override var contentSizeInLayout: CGSize { sizeInButton }

  /// The space that the button gives the title, in points.
  var sizeInButton: CGSize {
    guard let button, let text = button.titleText else { return .zero }
    if button.titleLineLimit != 1 { return intrinsicContentSize }
    let unit = button.currentAttributedTitle == nil ? 1 : max(1, button.traitCollection.displayScale)
    func ceiled(_ length: CGFloat) -> CGFloat { ((length - Branch.noise) * unit).rounded(.up) / unit }
    return CGSize(width: ceiled(TextMeasurement.width(of: text)), height: ceiled(button.titleFont.lineHeight))
  }
}
