/// An alert with buttons: in the middle of the window, or at its bottom.
///
/// The sizes are those of iOS before the glass look: 270 points wide with buttons of 44, an action sheet 8 points from
/// the window's sides with buttons of 57; in windows of a regular width it is a centred card of 304 points without the
/// cancel button (unverified).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the alert is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// An alert without buttons; they are added later.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.message, self.preferredStyle) = (message, preferredStyle)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// The text below the title.
  open var message: String?
  /// Where the alert is shown.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert.
  open private(set) var textFields: [UITextField]?
  /// The button that the return key presses; its title is bold.
  open var preferredAction: UIAlertAction?
  /// Stored.
  open var severity = Severity.default
  /// How severe an alert is.
  public enum Severity: Int, Sendable {
    case `default` = 0
    case critical = 1
  }

  /// Adds a button; the cancel button is placed last, but first in an alert with two buttons.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field to an alert, and lets the client configure it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  // MARK: Layout

  private let card = UIStackView()
  private let cancelCard = UIStackView()

  private var isSheet: Bool { preferredStyle == .actionSheet }
  private var rowHeight: CGFloat { isSheet ? 57 : 44 }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    var shown = header()
    if isSheet {
      shown += others.map(row)
      add(lined(shown), to: card)
      if !cancel.isEmpty, !isInMiddle { add(cancel.map(row), to: cancelCard) }
    } else {
      // Two buttons are side by side, with the cancel button first, unless texts are very large.
      let isLarge = surroundings.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let ordered = others.count == 1 && !isLarge ? cancel + others : others + cancel
      if ordered.count == 2, !isLarge {
        let rows = ordered.map(row)
        let pair = UIStackView(arrangedSubviews: lined(rows, isUpright: true))
        rows[0].widthAnchor.constraint(equalTo: rows[1].widthAnchor).isActive = true
        shown.append(pair)
      } else {
        shown += ordered.map(row)
      }
      add(lined(shown), to: card)
    }
    place(hasCancel: isSheet && !cancel.isEmpty && !isInMiddle)
  }

  /// Whether an action sheet is centred in a wide window.
  private var isInMiddle: Bool { isSheet && surroundings.traitCollection.horizontalSizeClass == .regular }

  /// A view in the alert's environment, because its own view may not be in a window yet.
  private var surroundings: UIView { presentingViewController?.viewIfLoaded ?? view }

  /// Views with a line between each two, before the glass look.
  private func lined(_ views: [UIView], isUpright: Bool = false) -> [UIView] {
    if surroundings.look.isGlass { return views }
    return views.enumerated().flatMap { index, view -> [UIView] in
      index == 0 ? [view] : [AlertLine(isUpright: isUpright, scale: surroundings.traitCollection.displayScale), view]
    }
  }

  private func add(_ views: [UIView], to card: UIStackView) {
    for view in views { card.addArrangedSubview(view) }
    card.axis = .vertical
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
  }

  private func place(hasCancel: Bool) {
    let safe = view.safeAreaLayoutGuide
    guard isSheet, !isInMiddle else {
      // An alert is in the middle of what a keyboard leaves.
      let room = UILayoutGuide()
      room.identifier = "Room"
      view.addLayoutGuide(room)
      NSLayoutConstraint.activate([
        room.topAnchor.constraint(equalTo: safe.topAnchor),
        room.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        room.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        room.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        card.widthAnchor.constraint(equalToConstant: isSheet ? 304 : 270),
        card.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      ])
      return
    }
    let bottom = card.bottomAnchor.constraint(
      equalTo: hasCancel ? cancelCard.topAnchor : safe.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: safe.centerXAnchor), bottom,
      card.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, constant: -16),
    ])
    // On a phone in landscape, action sheets are as wide as in portrait.
    let width = card.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -16)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    guard hasCancel else { return }
    NSLayoutConstraint.activate([
      cancelCard.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      cancelCard.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      cancelCard.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
    ])
  }

  /// A font that follows the reader's text size.
  private func font(_ style: UIFont.TextStyle, isBold: Bool) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: surroundings.traitCollection)
    let bold = isBold ? font.fontDescriptor.withSymbolicTraits(.traitBold) : nil
    return bold.map { UIFont(descriptor: $0, size: 0) } ?? font
  }

  /// Title, message and fields.
  private func header() -> [UIView] {
    func label(_ text: String?, _ style: UIFont.TextStyle, isBold: Bool = false, _ color: UIColor) -> UILabel? {
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font(style, isBold: isBold)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    let texts: [UIView] = [
      label(title, isSheet ? .footnote : .headline, isBold: isSheet, isSheet ? .secondaryLabel : .label),
      label(message, .footnote, isSheet ? .secondaryLabel : .label),
    ].compactMap { $0 }
    let fields: [UIView] = isSheet ? [] : textFields ?? []
    for field in fields { field.heightAnchor.constraint(equalToConstant: 30).isActive = true }
    if texts.isEmpty, fields.isEmpty { return [] }
    let stack = UIStackView(arrangedSubviews: texts + fields)
    stack.axis = .vertical
    stack.spacing = 3
    if let last = texts.last, !fields.isEmpty { stack.setCustomSpacing(15, after: last) }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    let edge: CGFloat = isSheet ? 14 : 19
    stack.layoutMargins = UIEdgeInsets(top: edge, left: 16, bottom: edge, right: 16)
    return [stack]
  }

  private func row(_ action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let isBold = action.style == .cancel || action === preferredAction
    button.titleLabel?.font = font(isSheet ? .title3 : .body, isBold: isBold)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    if let color = action.titleColor { button.setTitleColor(color, for: .normal) }
    if let image = action.image { button.setImage(image, for: .normal) }
    button.isEnabled = action.isEnabled
    button.accessibilityIdentifier = action.accessibilityIdentifier
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: rowHeight).isActive = true
    button.addAction(
      UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    action.button = button
    return button
  }

  /// Dismisses the alert and runs the button's handler.
  private func choose(_ action: UIAlertAction) {
    presentingViewController?.dismiss(animated: false)
    action.handler?(action)
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of button.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// A button with a title.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// The button's text.
  public let title: String?
  /// The kind of button.
  public let style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// A name for tests; the button gets it.
  open var accessibilityIdentifier: String?
  /// The text that is read out; stored.
  open var accessibilityLabel: String?
  /// Sets the button's colour (`titleTextColor`) or its picture (`image`), as applications do by these names; others
  /// have no effect here.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "titleTextColor": titleColor = value as? UIColor
    case "image": image = value as? UIImage
    default: break
    }
  }
  private(set) var titleColor: UIColor?
  private(set) var image: UIImage?
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?
}
