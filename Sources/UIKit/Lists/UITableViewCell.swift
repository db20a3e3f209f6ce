/// A table's row, which shows its content view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  override var isRoundedToContent: Bool { true }

  /// Whether a line takes one pixel below each row (AL-9.9).
  public typealias SeparatorStyle = UITableView.SeparatorStyle

  /// The position of the second label: none, at the end of the row, next to the title, or below it.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// Accessories at the end of a row, which take their width from the content.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The appearance of a selected row: with `none` its selected background is not shown.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// Makes a cell with a style, 320 by 44 points until a table places it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(filling: contentView)
  }

  /// A cell in a nib or a storyboard; archives are not read.
  public required init?(coder: NSCoder) {
    let fixed = (coder as? NibCoder)?.fixed
    reuseIdentifier = fixed?.reuseIdentifier
    style = fixed?.cellStyle ?? .default
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  /// Makes a cell with the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// The view for a row's subviews; the table sets its frame, its constraints determine the row's height (AL-9.9).
  public let contentView: UIView = CellContentView()
  override func givesSize(to subview: UIView) -> Bool { subview === contentView }
  /// The style the cell was created with.
  package let style: CellStyle
  /// The identifier the cell was created with; nil for a registered class.
  open internal(set) var reuseIdentifier: String?
  /// Follows the cell's segue in a storyboard, before the delegate receives the selection.
  package var selectionSegue: (() -> Void)?
  /// The accessory at the row's end, which takes its width from the content view.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  // MARK: The cell's own labels

  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var ownImageView: UIImageView?

  /// The title; created when it is first accessed.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = makeLabel(style == .value2 ? .caption1 : .body)
    if style == .value2 { label.textColor = .systemBlue }
    ownTextLabel = label
    return label
  }

  /// The second label, next to the title or below it; nil in the default style.
  open var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let ownDetailLabel { return ownDetailLabel }
    let label = makeLabel(style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body)
    if style == .value1 { label.textColor = .secondaryLabel }
    ownDetailLabel = label
    return label
  }

  /// An image in front of the title.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(view)
    ownImageView = view
    return view
  }

  /// The side of the square for the image, in points; nil for the image's own size.
  package var pictureSide: CGFloat?

  /// A label that follows the reader's text size.
  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(label)
    return label
  }

  private var ownContent: CellContent {
    CellContent(
      style: style, text: ownTextLabel, detail: ownDetailLabel, image: ownImageView, pictureSide: pictureSide)
  }

  /// Whether a line is drawn below the row; set by the table.
  package var showsLine = true
  /// The width that margins depend on, in points: the table's, even on a card.
  private var marginWidth: CGFloat { superview?.bounds.width ?? bounds.width }
  /// The distance of the content from the cell's sides, in points; more than the system's where the table's cells are of
  /// readable width (AL-5.25).
  var sideMargin: CGFloat {
    let margin = CellContent.margin(marginWidth, look)
    guard (superview as? UITableView)?.cellLayoutMarginsFollowReadableWidth ?? false else { return margin }
    return margin + ReadableContentGuide.excess(of: bounds.width - 2 * margin, in: self)
  }

  /// Where the line below the row begins, in points from the leading edge.
  package var separatorStart: CGFloat {
    let table = superview as? UITableView
    if let inset = givenSeparatorInset {
      let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? inset.right : inset.left
      if table?.separatorInsetReference != .fromAutomaticInsets { return Branch.max(0, start) }
      return Branch.max(0, safeSides.start + sideMargin + start)
    }
    // There is no line below an image.
    return safeSides.start + sideMargin + (ownImageView == nil ? 0 : ownContent.imageRoom)
  }
  /// Where the line below the row ends, in points from the trailing edge.
  package var separatorEnd: CGFloat {
    guard let inset = givenSeparatorInset else { return 0 }
    return Branch.max(0, effectiveUserInterfaceLayoutDirection == .rightToLeft ? inset.left : inset.right)
  }
  /// The inset of the line that the application has chosen for the row, or for all of the table.
  private var givenSeparatorInset: UIEdgeInsets? {
    ownSeparatorInset ?? (superview as? UITableView)?.ownSeparatorInset
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// The safe area's inset at the row's end, in points.
  package var safeEnd: CGFloat { safeSides.end }

  /// The safe area's insets at both ends, in points; content views stay inside it (AL-9.9), and behind a control for
  /// editing.
  private var safeSides: (start: CGFloat, end: CGFloat) {
    let table = superview as? UITableView
    if look.version < 11 || table?.insetsContentViewsToSafeArea == false { return (editingRoom, 0) }
    let insets = safeAreaInsets
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (insets.right + editingRoom, insets.left) : (insets.left + editingRoom, insets.right)
  }

  /// The width that a control for editing takes from the content view, in points: the margin, and 22 (unverified).
  private var editingRoom: CGFloat { hasEditingControl ? CellContent.margin(marginWidth, look) + 22 : 0 }
  /// Whether there is a control for editing at the row's start; set by the table.
  var hasEditingControl = false { didSet { if hasEditingControl != oldValue { setNeedsLayout() } } }

  /// Whether one of the cell's own labels or its image view has been accessed; these then determine its height.
  var hasOwnContent: Bool { ownTextLabel != nil || ownDetailLabel != nil || ownImageView != nil }

  /// The frame of the content view, in points, between the cell's sides and above the line.
  func contentFrame(above separator: CGFloat) -> CGRect {
    let accessory = accessoryRoom
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sides = safeSides
    return CGRect(
      x: isMirrored ? sides.end + accessory : sides.start, y: 0,
      width: Branch.max(0, bounds.width - sides.start - sides.end - accessory),
      height: Branch.max(0, bounds.height - separator))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.place(in: self)
    placeAccessory()
    guard hasOwnContent else { return }
    ownContent.place(
      in: contentView.bounds.size, margin: sideMargin, hasAccessory: hasAccessory,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// How a selected row looks; `none` shows no ``selectedBackgroundView``.
  open var selectionStyle = SelectionStyle.default { didSet { showBackgrounds() } }
  private let backgrounds = CellBackgrounds()
  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { backgrounds.usual }
    set {
      backgrounds.usual = newValue
      showBackgrounds()
    }
  }
  /// A view behind the content and in front of ``backgroundView``, a subview only while the row is selected or pressed.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set {
      backgrounds.selected = newValue
      showBackgrounds()
    }
  }
  private func showBackgrounds() {
    backgrounds.show(in: self, isSelected: selectionStyle != .none && (isSelected || isHighlighted))
  }
  /// Whether the row is selected; set by ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }
  private var selectedState = false
  /// Whether the row is pressed; set by ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlightedState = false
  /// Never called, because no cell is reused.
  open func prepareForReuse() {}
  /// Sets ``isSelected`` at once, animated or not; an override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selectedState == selected { return }
    selectedState = selected
    showBackgrounds()
    setNeedsUpdateConfiguration()
  }
  /// Sets ``isHighlighted`` at once, animated or not; an override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlightedState == highlighted { return }
    highlightedState = highlighted
    showBackgrounds()
    setNeedsUpdateConfiguration()
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }
  private var editingState = false
  /// Sets ``isEditing`` at once, animated or not; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editingState == editing { return }
    editingState = editing
    accessoryDidChange()
    setNeedsUpdateConfiguration()
  }
  /// How the row is edited: the delegate's answer while the table is edited, otherwise `none`.
  open internal(set) var editingStyle = EditingStyle.none
  /// Always false, because no row is swiped open here.
  open var showingDeleteConfirmation: Bool { false }
  /// Stored, but not shown.
  open var showsReorderControl = false
  /// Whether a control for editing takes room from the content; the delegate's answer takes precedence.
  open var shouldIndentWhileEditing = true
  /// The accessory at the row's end while the row is being edited; it takes its width from the content view.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A client's own view at the row's end while the row is being edited.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoryDidChange()
    }
  }
  /// Stored.
  open var indentationLevel = 0
  /// In points; stored.
  open var indentationWidth: CGFloat = 10
  /// Where the line below the row begins and ends; until it is set here or for the table, it begins where the content does.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UITableView.usualSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// Stored.
  open var userInteractionEnabledWhileDragging = true

  /// A client's own view at the row's end, which takes its width from the content view.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  /// The client's own view that is shown at the row's end.
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// The accessory that is shown at the row's end, unless there is a view.
  package var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// Updates the frame of the content view, which gets the width that the accessory leaves.
  private func accessoryDidChange() {
    let (shown, hidden) = isEditing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
    if let hidden, hidden !== shown, hidden.superview === self { hidden.removeFromSuperview() }
    if let shown, shown.superview !== self { addSubview(shown) }
    setNeedsLayout()
    (superview as? UITableView)?.invalidateRows()
  }

  /// The width that an accessory takes from the content view, in points.
  private var accessoryRoom: CGFloat {
    let margin = sideMargin
    if let shownAccessoryView { return Self.size(of: shownAccessoryView).width + margin }
    return CellContent.accessoryWidth(shownAccessoryType, margin: margin, look)
  }

  /// The size of a client's own view; a switch has one size.
  private static func size(of accessory: UIView) -> CGSize {
    accessory is UISwitch ? accessory.sizeThatFits(accessory.bounds.size) : accessory.bounds.size
  }

  /// Whether there is an accessory at the row's end.
  var hasAccessory: Bool { accessoryRoom > 0 }

  private func placeAccessory() {
    guard let accessoryView = shownAccessoryView else { return }
    let (size, margin) = (Self.size(of: accessoryView), sideMargin)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    accessoryView.frame = CGRect(
      x: isMirrored ? margin : bounds.width - margin - size.width, y: floored((bounds.height - size.height) / 2),
      width: size.width, height: size.height)
  }

  // MARK: Content

  private var shownContent: (any UIContentView)?
  /// The cell's content, whose constraints determine the row's height.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentShowing.show(contentConfiguration, in: contentView, &shownContent, configurationState) }
  }
  /// The default configuration for the cell's style, to be customised.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Whether the content is updated with the state; stored.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; only its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  /// Whether the background is updated with the state; stored.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Called when the state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Calls the handler; an override sets the configurations.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  /// Calls ``updateConfiguration(using:)`` at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// The height of the cell's content fitted to a width (AL-9.9).
  package func automaticHeight(width: CGFloat) -> CGFloat {
    if hasOwnContent {
      let content = ownContent
      let margin = sideMargin
      let ends = hasAccessory ? accessoryRoom + CellContent.accessoryGap : margin
      let room = width - safeSides.start - safeSides.end - margin - ends - content.imageRoom
      return content.height(look, scale: traitCollection.displayScale, width: Branch.max(0, room))
    }
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return Branch.max(0, fitted.height)
  }
}
