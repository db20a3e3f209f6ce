/// A search field, and a bar around it.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Styles; only `minimal` is drawn differently, without a background.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The view above the keyboard; stored, but not shown.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.bar = self
  }

  /// An empty bar; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchTextField.bar = self
  }

  /// The text typed so far, empty if there is none; drawn instead of the placeholder. It is the field's.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text; nil if none was set.
  package var givenText: String? { searchTextField.givenText }
  /// The search controller the bar belongs to.
  weak var owner: UISearchController?
  /// Decides about and receives events; not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The bar's field, which has its text and its placeholder; the bar draws it, and it is in no view tree.
  public let searchTextField = UISearchTextField()
  /// Always true, because a bar can start a search.
  open override var canBecomeFirstResponder: Bool { true }
  /// Begins a search.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    owner?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
  /// A tap begins a search.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
  /// Sets the text as typing does: the delegate and the search controller are notified.
  package func type(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    owner?.searchDidChange()
  }
  /// Drawn if there is no text. It is the field's.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The line above the field; nil or empty for none.
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the bar has a background; `default` has one.
  open var searchBarStyle = Style.default
  /// Whether a ground with a hairline is drawn: not in a navigation bar, and not over an image of no size, which
  /// applications set to have none.
  package var hasGround: Bool {
    searchBarStyle != .minimal && !isInNavigationBar && backgroundImage.map { $0.size != .zero } ?? true
  }
  /// Set by a navigation bar that shows the search bar.
  var isInNavigationBar = false
  /// Whether a button beside the field cancels the search.
  open var showsCancelButton = false
  /// Sets ``showsCancelButton`` at once, animated or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Stored; no button is drawn.
  open var showsBookmarkButton = false
  /// Stored; no button is drawn.
  open var showsSearchResultsButton = false
  /// The titles of the scopes, which ``showsScopeBar`` shows.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the scopes are shown below the field; false by default.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// The selected scope.
  open var selectedScopeButtonIndex = 0
  /// Stored.
  open var barStyle = UIBarStyle.default
  /// Stored; pictures show the system's bar.
  open var barTintColor: UIColor?
  /// Stored.
  open var isTranslucent = true
  /// An image without a size removes the bar's ground; any other is not used.
  open var backgroundImage: UIImage?
  /// Has no effect here.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Has no effect here.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Icons in a search bar.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }
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
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.searchBar }
  /// The natural height, in the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(CGSize(width: barWidth(in: size), height: size.height))
  }
  override var controlMetrics: ControlMetrics? {
    .searchBar(
      isSmall: hasSmallText, hasPrompt: !(prompt ?? "").isEmpty,
      hasScopes: showsScopeBar && !(scopeButtonTitles ?? []).isEmpty, look)
  }
}
