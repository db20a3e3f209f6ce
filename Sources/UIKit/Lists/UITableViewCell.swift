/// One row of a table, which shows what its content view holds.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Where the second label is: nowhere, at the end of the row, beside the title, or below it.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// Marks at the end of a row, which take their width from the content.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// How a selected row would look; stored only.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// Makes a cell of a style, 320 by 44 points until a table places it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(filling: contentView)
  }

  /// A cell of the default style; archives are not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    style = .default
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  /// What ``RegisteredClasses`` calls on a client's class: it leads to the class's own `init(style:reuseIdentifier:)`.
  @usableFromInline
  convenience init(reusing identifier: String?) { self.init(style: .default, reuseIdentifier: identifier) }

  /// Makes a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Where a row's views are added; the table sets its frame, its constraints make the row's height (AL-9.9).
  public let contentView: UIView = CellContentView()
  override func givesSize(to subview: UIView) -> Bool { subview === contentView }
  /// The style the cell was made with.
  package let style: CellStyle
  /// The identifier the cell was made with; nil for a registered class.
  open private(set) var reuseIdentifier: String?
  /// The mark at the row's end, which takes its width from the content view.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  // MARK: The cell's own labels

  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var ownImageView: UIImageView?

  /// The title; made when it is first asked for.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = makeLabel(size: style == .value2 ? 12 : 17)
    if style == .value2 { label.textColor = .systemBlue }
    ownTextLabel = label
    return label
  }

  /// The second label, beside the title or below it; nil in the default style.
  open var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let ownDetailLabel { return ownDetailLabel }
    let label = makeLabel(size: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    ownDetailLabel = label
    return label
  }

  /// A picture in front of the title.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(view)
    ownImageView = view
    return view
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(label)
    return label
  }

  private var ownContent: CellContent {
    CellContent(style: style, text: ownTextLabel, detail: ownDetailLabel, image: ownImageView)
  }

  /// Where the line below the row begins, in points from the start of reading.
  package var separatorStart: CGFloat { CellContent.margin(bounds.width, look) }

  /// Whether one of the cell's own labels or its image view has been asked for; these then decide its height.
  var hasOwnContent: Bool { ownTextLabel != nil || ownDetailLabel != nil || ownImageView != nil }

  /// Room for the content view, in points, between the cell's sides and above a line of its own.
  func contentFrame(above separator: CGFloat) -> CGRect {
    let accessory = CellContent.accessoryWidth(accessoryType, margin: CellContent.margin(bounds.width, look), look)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? accessory : 0, y: 0, width: Branch.max(0, bounds.width - accessory),
      height: Branch.max(0, bounds.height - separator))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard hasOwnContent else { return }
    ownContent.place(
      in: contentView.bounds.size, cellWidth: bounds.width, look,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Stored, and has no effect here.
  open var selectionStyle = SelectionStyle.default
  /// Stored, and not shown.
  open var backgroundView: UIView?
  /// Stored, and has no effect here.
  open var isSelected = false
  /// Never called: no cell is used twice.
  open func prepareForReuse() {}
  /// Sets ``isSelected`` at once, animated or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The height of the cell's content fitted to a width (AL-9.9).
  package func automaticHeight(width: CGFloat) -> CGFloat {
    if hasOwnContent { return ownContent.height(look, scale: traitCollection.displayScale) }
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return Branch.max(0, fitted.height)
  }
}
