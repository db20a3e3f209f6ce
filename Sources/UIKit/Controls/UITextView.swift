/// Multi-line text, which scrolls; if scrolling is disabled, the view is as high as its text (AL-3.14).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, EditableText {
  /// An empty text view with a container; nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    if let textContainer { self.textContainer = adopted(textContainer) }
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// An empty text view; which layout manager it uses makes no difference here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  /// An empty text view; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; setting it removes all styles.
  open var text: String! {
    get { content?.string ?? plainText }
    set {
      selection = nil
      if content == nil, newValue == plainText { return }
      (plainText, content) = (newValue ?? "", nil)
      contentDidChange()
    }
  }
  private var plainText = ""
  /// The text with its own attributes.
  open var attributedText: NSAttributedString! {
    get { content ?? NSAttributedString(string: plainText, attributes: [.font: effectiveFont]) }
    set {
      selection = nil
      (content, plainText) = (newValue.map { NSAttributedString(attributedString: $0) }, "")
      contentDidChange()
    }
  }
  private var content: NSAttributedString?

  /// The font; nil uses the system's 12 points, and Helvetica's for attributed text.
  open var font: UIFont? { didSet { if font != oldValue { contentDidChange() } } }
  /// The colour of text without a colour of its own.
  open var textColor: UIColor? = .label
  /// How lines are aligned; `natural` follows the reading direction.
  open var textAlignment = NSTextAlignment.natural
  /// Stored, and has no effect here.
  open var isEditable = true
  /// Stored, and has no effect here.
  open var isSelectable = true
  /// The insets around the text, in points (`control-metrics.md` 3).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  /// The padding between the container's sides and the text, in points; UIKit's default of
  /// `textContainer.lineFragmentPadding`.
  package static let lineFragmentPadding: CGFloat = 5
  /// The text container; its padding takes effect.
  open private(set) lazy var textContainer = adopted(NSTextContainer(size: .zero))
  private func adopted(_ container: NSTextContainer) -> NSTextContainer {
    container.didChange = { [weak self] in self?.contentDidChange() }
    return container
  }
  /// The text with its attributes, a copy: set ``attributedText`` to change it.
  open var textStorage: NSTextStorage {
    NSTextStorage(attributedString: attributedText ?? NSAttributedString(string: ""))
  }
  /// Stands for the layout of the text, which the view makes itself.
  open var layoutManager: NSLayoutManager {
    manager.textContainers = [textContainer]
    manager.textStorage = textStorage
    return manager
  }
  private lazy var manager = NSLayoutManager()
  private var sidePadding: CGFloat { textContainer.lineFragmentPadding }
  /// Whether a font created from a text style follows the reader's text size.
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

  /// The width that insets and padding take on both sides of the text, in points.
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * sidePadding }

  /// The text as it is measured.
  package var styledText: StyledText {
    content.map { styled($0, font: font ?? .ofUnstyledText) } ?? styled(plainText, font: effectiveFont)
  }

  /// The colour of each of ``styledText``'s runs.
  package var runColors: [UIColor] {
    let usual = textColor ?? .label
    return content?.runColors.map { $0 ?? usual } ?? [usual]
  }

  /// The lines at a width of the view; nil breaks only where the text does. An empty text has the height of one line,
  /// for the caret.
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
      height: ceiledToPixel(block.height + block.lastLeading + textContainerInset.top + textContainerInset.bottom))
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

  // MARK: Editing

  /// The delegate, as a text view's delegate.
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  /// A text view can become first responder if it is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable, touches.first?.hasMoved != true {
      becomeFirstResponder()
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// The selected range in UTF-16 units; the end of the text until one is set.
  open var selectedRange: NSRange {
    get { limited(selection ?? NSRange(location: Int.max, length: 0)) }
    set { selection = newValue }
  }

  /// Inserts text at the selection: the delegate is called before and after the change.
  open func insertText(_ text: String) { type(text, over: selectedRange) }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() {
    var range = selectedRange
    if range.length == 0, range.location > 0 {
      range = (editedText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    if range.length > 0 { type("", over: range) }
  }
  /// Selects all text.
  open override func selectAll(_ sender: Any?) { selectWhole() }
  private func type(_ text: String, over range: NSRange) {
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    exchange(range, for: text)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text has changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

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

  /// Stored; links look like other text here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Stored.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Stored.
  open var allowsEditingTextAttributes = false
  /// Stored.
  open var clearsOnInsertion = false
  /// Stored.
  open var usesStandardTextScaling = false
  /// Scrolls to make a range visible; has no effect here.
  open func scrollRangeToVisible(_ range: NSRange) {}
}
