/// One editable line (`control-metrics.md` 3).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, EditableText {
  /// Borders, which determine the padding around the text (`control-metrics.md` 3).
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The text, empty if there is none; setting it removes all styles.
  open var text: String? {
    get { givenText ?? "" }
    set {
      selection = nil
      if content == nil, newValue == plainText { return }
      (plainText, content) = (newValue, nil)
      contentDidChange()
    }
  }
  private var plainText: String?
  /// The text; nil if none was set.
  package var givenText: String? { content?.string ?? plainText }
  /// The text with its own attributes.
  open var attributedText: NSAttributedString? {
    get { content ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: effectiveFont]) } }
    set {
      selection = nil
      (content, plainText) = (newValue.map { NSAttributedString(attributedString: $0) }, nil)
      contentDidChange()
    }
  }
  private var content: NSAttributedString?

  /// Shown and measured if there is no text (AL-3.16).
  open var placeholder: String? {
    get { plainPlaceholder }
    set { show(placeholder: newValue, styled: nil) }
  }
  private var plainPlaceholder: String?
  /// The font of text without a font of its own; nil uses 17 points.
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
  /// The smallest font size to which text may shrink to fit, in points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0

  /// Whether a font created from a text style follows the reader's text size.
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

  /// Whether the placeholder is shown because there is no text (AL-3.16).
  package var showsPlaceholder: Bool { text?.isEmpty ?? true }

  /// The padding between the frame's sides and the text, in points.
  package var textInset: CGFloat { borderStyle == .none ? 0 : 7 }

  /// The text shown: the text, or the placeholder if there is none (AL-3.16); nil if both are missing.
  package var shownText: StyledText? {
    if !showsPlaceholder, !isSecureTextEntry, let content { return styled(content, font: effectiveFont) }
    guard let shown = showsPlaceholder ? placeholder : text, !shown.isEmpty else { return nil }
    return styled(showsPlaceholder ? shown : hidden(shown), font: effectiveFont)
  }

  /// The text as descriptions may have it: a secret is as many dots.
  package var readableText: String? { givenText.map(hidden) }

  /// Returns a text as it may be shown: a secret is as many dots.
  private func hidden(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }

  private var shownWidth: CGFloat {
    shownText.map(TextMeasurement.width) ?? 0
  }

  /// The fraction of its size that the text is drawn at in a width, in points.
  package func drawingScale(atWidth width: CGFloat) -> CGFloat {
    let natural = shownWidth
    guard adjustsFontSizeToFitWidth, Branch.isLess(width, natural), width > 0 else { return 1 }
    return min(1, max(width / natural, minimumFontSize / effectiveFont.pointSize))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: naturalHeight) }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: naturalWidth, height: naturalHeight) }

  /// The width of the text and its padding (`control-metrics.md` 3); without text, space for the caret.
  private var naturalWidth: CGFloat {
    let text = look.hasTallControls ? ceiledToPixel(shownWidth) : Branch.whole(shownWidth)
    let beside: CGFloat =
      switch borderStyle {
      case .none: look.hasTallControls ? 0 : 4
      case .roundedRect: look.hasTallControls ? 28 : 22
      case .line, .bezel: 14
      }
    let overlays = size(of: shownLeftView).width + size(of: shownRightView).width
    return (shownText == nil ? (look.hasTallControls ? 4 : 3) : text) + beside + overlays
  }

  private var naturalHeight: CGFloat {
    let line = Branch.whole(effectiveFont.lineHeight)
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

  override var textToken: String { DescribedText.token(readableText) }

  // MARK: Editing

  /// Decides about and receives events; not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Why editing ends.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }
  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// A field can be edited while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    updateOverlays()
    if clearsOnBeginEditing { text = "" }
    clearsSecret = isSecureTextEntry && hasText
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    updateOverlays()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  override func wasTapped(at place: CGPoint) { becomeFirstResponder() }

  /// Does what the return key does: the delegate decides, then `editingDidEndOnExit` is sent, which ends editing if
  /// anything receives it.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true, allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// Whether the next change replaces a secret that was there before editing began.
  private var clearsSecret = false

  /// Selects all text.
  open override func selectAll(_ sender: Any?) { selectWhole() }

  /// Inserts text at the selection: the delegate is called, then `editingChanged` is sent. A line feed is the return key.
  /// What a secure field had before editing began goes with the first change.
  open func insertText(_ text: String) {
    let wasEditing = isEditing
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if index > 0 { pressReturn() }
      // The return key may have moved to another field.
      if wasEditing, !isEditing { return }
      if !line.isEmpty { type(String(line), over: limited(selection ?? NSRange(location: Int.max, length: 0))) }
    }
  }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() {
    var range = limited(selection ?? NSRange(location: Int.max, length: 0))
    if range.length == 0, range.location > 0 {
      range = (editedText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    if range.length > 0 { type("", over: range) }
  }
  private func type(_ text: String, over range: NSRange) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else { return }
    exchange(clearsSecret ? NSRange(location: 0, length: (editedText as NSString).length) : range, for: text)
    clearsSecret = false
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text has changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  /// Stored.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Stored.
  open var keyboardType = UIKeyboardType.default
  /// Stored.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Stored.
  open var returnKeyType = UIReturnKeyType.default
  /// Stored.
  open var enablesReturnKeyAutomatically = false
  /// Stored.
  open var textContentType: UITextContentType!
  /// Stored.
  open var passwordRules: UITextInputPasswordRules?
  /// For clients to call; no caret is shown here, and its position is always the start of the text.
  open func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 0, y: 0, width: 2, height: 20) }

  /// Replaces the keyboard; stored, but not shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard; stored, but not shown.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  private var selection: NSRange?
  /// The selected range; the end of the text until one is set.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(limited(selection ?? NSRange(location: Int.max, length: 0))) }
    set { selection = newValue?.range }
  }
  /// Always nil, because no text is being composed.
  open var markedTextRange: UITextRange? { nil }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { documentEnd() }
  /// The text in a range.
  open func text(in range: UITextRange) -> String? { part(range.range) }
  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) { exchange(range.range, for: text) }
  /// The range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(fromPosition, toPosition)
  }
  /// The position some UTF-16 units further on; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place(position, offset) }
  /// The number of UTF-16 units from one position to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Whether there is any text.
  open var hasText: Bool { !editedText.isEmpty }

  // MARK: Overlays

  /// When a view is shown at a side of the field.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }
  /// When a button at the field's end that clears the text is shown; never without a text.
  open var clearButtonMode = ViewMode.never
  /// A view at the leading side of the text; `leftViewMode` says when it is shown.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// When ``leftView`` is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { updateOverlays() } }
  /// A view at the trailing side of the text; `rightViewMode` says when it is shown.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// When ``rightView`` is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { updateOverlays() } }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      givenSizes = (
        leftView === new ? new?.bounds.size ?? .zero : givenSizes.left,
        rightView === new ? new?.bounds.size ?? .zero : givenSizes.right
      )
    }
    updateOverlays()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }

  /// Adds the views that are shown now, and removes the others.
  private func updateOverlays() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if isShown(mode), view.superview !== self { addSubview(view) }
      if !isShown(mode), view.superview === self { view.removeFromSuperview() }
    }
    setNeedsLayout()
    contentDidChange()
  }

  /// Places the views at both sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
  }

  /// Returns the size of a view at a side: that with which it was set, else what its content needs.
  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let given = view === leftView ? givenSizes.left : givenSizes.right
    return given == .zero || !view.translatesAutoresizingMaskIntoConstraints
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : given
  }

  /// The sizes of the views at the sides when they were set, before the field placed them.
  private var givenSizes: (left: CGSize, right: CGSize) = (.zero, .zero)
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Stored.
  open var clearsOnInsertion = false
  /// Stored.
  open var allowsEditingTextAttributes = false
  /// Stored.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Stored; the image is not used.
  open var background: UIImage?
  /// Stored; the image is not used.
  open var disabledBackground: UIImage?
  /// The placeholder with its own attributes; its text is shown in the field's font.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set { show(placeholder: newValue?.string, styled: newValue) }
  }
  private var styledPlaceholder: NSAttributedString?

  /// Stores both forms together, because a subclass may set each of them in an observer of the other.
  private func show(placeholder: String?, styled: NSAttributedString?) {
    styledPlaceholder = styled
    guard placeholder != plainPlaceholder else { return }
    plainPlaceholder = placeholder
    contentDidChange()
  }
  /// The rectangle of the text: the bounds without the border's padding and the clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRect(in: bounds) }
  /// Where the text is drawn, as a subclass says.
  package var shownTextRect: CGRect {
    let rect =
      showsPlaceholder
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    return isFinite ? rect : textRect(in: bounds)
  }

  private func textRect(in bounds: CGRect) -> CGRect {
    // What a subclass moves moves the text, too.
    let rects = [
      shownLeftView.map { _ in leftViewRect(forBounds: bounds) },
      shownRightView.map { _ in rightViewRect(forBounds: bounds) },
    ]
    let (first, last) = isMirrored ? (rects[1], rects[0]) : (rects[0], rects[1])
    let left = first.map { Branch.max(0, $0.maxX - bounds.minX) } ?? 0
    let right = last.map { Branch.max(0, bounds.maxX - $0.minX) } ?? 0
    let width = Branch.max(0, bounds.width - left - right)
    let inset = Branch.min(textInset, width / 2)
    var rect = CGRect(x: bounds.minX + left + inset, y: bounds.minY, width: width - 2 * inset, height: bounds.height)
    guard showsClearButton, shownRightView == nil else { return rect }
    let room = Branch.min(rect.width, Self.clearButtonSide + Self.clearButtonGap)
    rect.size.width -= room
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x += room }
    return rect
  }
  /// The rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the border; not used for drawing here.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.minX + Self.clearButtonGap : bounds.maxX - Self.clearButtonGap - side
    return CGRect(x: x, y: floored(bounds.midY - side / 2), width: side, height: side)
  }

  /// The side of the clear button, and its distance from the field's end, in points (unverified).
  private static let (clearButtonSide, clearButtonGap): (CGFloat, CGFloat) = (19, 5)

  /// Whether the clear button is shown.
  package var showsClearButton: Bool {
    guard !showsPlaceholder, isEnabled else { return false }
    return isShown(clearButtonMode)
  }
  /// The rectangle of the left view: at the leading edge, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: shownLeftView, in: bounds, isLeft: true)
  }
  /// The rectangle of the right view: at the trailing edge, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: shownRightView, in: bounds, isLeft: false)
  }

  private func overlayRect(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = size(of: view)
    let x = isLeft != isMirrored ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: floored(bounds.midY - size.height / 2)), size: size)
  }
}
