/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// A field with the ground and the sign of a search.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showSearch()
  }

  /// A field in a nib or a storyboard; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showSearch()
  }

  /// The height, and the distance between the side and the sign, in points (unverified).
  private static let (height, side): (CGFloat, CGFloat) = (36, 6)

  private func showSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    let sign = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    sign.tintColor = .secondaryLabel
    (leftView, leftViewMode, clearButtonMode) = (sign, .always, .whileEditing)
  }

  /// The natural width, and the height of a search field.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: Self.height)
  }

  /// The rectangle of the sign, at a distance from the side.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -Self.side : Self.side, dy: 0)
  }

  /// The rectangle of the text, beside the sign.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
  }

  /// The bar that the field belongs to; it edits the field's text.
  weak var bar: UISearchBar?

  /// Whether the field, or the bar around it, receives keys first.
  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }
  /// Begins a search in the bar around the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { bar?.becomeFirstResponder() ?? super.becomeFirstResponder() }
  /// Ends editing in the bar around the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { bar?.resignFirstResponder() ?? super.resignFirstResponder() }
  /// Types into the bar around the field.
  open override func insertText(_ text: String) {
    guard let bar else { return super.insertText(text) }
    bar.type((self.text ?? "") + text)
  }

  /// What the search is limited to, before the text; stored, but not shown.
  open var tokens: [UISearchToken] = []
  /// Inserts a token before others.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Removes a token; an index without one changes nothing.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Stored.
  open var tokenBackgroundColor: UIColor! = .systemFill
  /// Stored; true by default.
  open var allowsDeletingTokens = true
  /// Stored; true by default.
  open var allowsCopyingTokens = true
}

/// A part of a search that is chosen in place of being typed.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// A token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
  package let icon: UIImage?
  package let text: String
  /// What the token stands for; for the client's own use.
  open var representedObject: Any?
}

/// Receives events of a search field with tokens; the methods for these are never called here.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// Returns an empty provider; never called here.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
}
